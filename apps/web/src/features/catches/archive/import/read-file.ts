import { readTable, type TextTable } from "#web/features/catches/archive/read-table.ts";
import { archiveWording } from "#web/features/catches/archive/wording.ts";

const wording = archiveWording.import;

export const tableMaxBytes = 20 * 1024 * 1024;
export const tableMaxRows = 20_000;

export type ReadFile =
  | { readonly kind: "table"; readonly table: TextTable; readonly name: string }
  | { readonly kind: "problem"; readonly sentence: string };

const problem = (sentence: string): ReadFile => ({ kind: "problem", sentence });

/** UTF-8 where it is, else what older spreadsheets write. */
export function decodeTable(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const start = new Uint8Array(bytes.slice(0, 2));
    const isUtf16 = start[0] === 0xff && start[1] === 0xfe;
    return new TextDecoder(isUtf16 ? "utf-16le" : "windows-1252").decode(bytes);
  }
}

/** Bytes that no text file has: a picture or a ZIP named .csv. */
const isText = (text: string): boolean => !text.includes("\0");

export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > tableMaxBytes) return problem(wording.tooLarge);
  let text: string;
  try {
    text = decodeTable(await file.arrayBuffer());
  } catch {
    return problem(wording.notText);
  }
  if (!isText(text)) return problem(wording.notText);
  const table = readTable(text);
  if (table.head.length < 2 || table.rows.length === 0) return problem(wording.empty);
  if (table.rows.length > tableMaxRows) return problem(wording.tooMany(tableMaxRows));
  return { kind: "table", table, name: file.name };
}
