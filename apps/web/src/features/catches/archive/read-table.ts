import { wordsOfCell } from "@striper/contract/catches-csv";

/* Reads text tables: RFC 4180, and the variants that spreadsheets write in other locales. */

export interface TextTable {
  readonly head: readonly string[];
  /**
   * Each row has as many cells as the header. Extra cells are dropped and missing ones are empty.
   */
  readonly rows: readonly TextRow[];
}

export interface TextRow {
  /** The record's number in the file; the header is 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

export const separators = [",", ";", "\t"] as const;
export type Separator = (typeof separators)[number];

/** Returns every record of the text. An unclosed quote ends with the text. */
export function readRecords(text: string, separator: Separator): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let cell = "";
  let quoted = false;
  let wasQuoted = false;
  const endCell = () => {
    record.push(cell);
    cell = "";
    wasQuoted = false;
  };
  const endRecord = () => {
    endCell();
    records.push(record);
    record = [];
  };
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell.trim() === "" && !wasQuoted) {
      cell = "";
      quoted = true;
      wasQuoted = true;
    } else if (character === separator) endCell();
    else if (character === "\n" || character === "\r") {
      if (character === "\r" && text.charAt(at + 1) === "\n") at += 1;
      endRecord();
    } else cell += character;
  }
  if (cell !== "" || wasQuoted || record.length > 0) endRecord();
  return records;
}

const isBlank = (record: readonly string[]): boolean => record.every((cell) => cell.trim() === "");

/** Number of characters examined to find the delimiter. */
const sampleLength = 20_000;
const sampleRecords = 20;

function score(text: string, separator: Separator): number {
  const sample = readRecords(text.slice(0, sampleLength), separator);
  const records = sample.filter((record) => !isBlank(record)).slice(0, sampleRecords);
  const width = records[0]?.length ?? 0;
  if (width < 2) return 0;
  return records.filter(({ length }) => length === width).length / records.length + width / 1000;
}

export function guessSeparator(text: string): Separator {
  return separators.reduce((best, one) => (score(text, one) > score(text, best) ? one : best));
}

/** Some programs write "sep=;" on the first line for Excel. */
const separatorLine = /^sep=([,;\t])\r?\n/i;

function unmarked(text: string): { readonly text: string; readonly declared: Separator | null } {
  const bare = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const line = separatorLine.exec(bare);
  const declared = separators.find((one) => one === line?.[1]) ?? null;
  return { text: line === null ? bare : bare.slice(line[0].length), declared };
}

export function readTable(content: string): TextTable {
  const { text, declared } = unmarked(content);
  const records = readRecords(text, declared ?? guessSeparator(text));
  const numbered = records
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => !isBlank(cells));
  const [first, ...rest] = numbered;
  const head = (first?.cells ?? []).map((name) => name.trim());
  return {
    head,
    rows: rest.map(({ number, cells }) => ({
      number,
      cells: head.map((_, index) => wordsOfCell(cells[index]?.trim() ?? "")),
    })),
  };
}
