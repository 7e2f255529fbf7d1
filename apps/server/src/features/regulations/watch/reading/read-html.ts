import type { PageCell, PageLine } from "@striper/angling/regulations/watch";
import { Parser } from "htmlparser2";

/** Elements without rule text: page frame, menus, scripts. */
const skipped = new Set(
  `nav header footer aside script style noscript template svg form button select iframe object
  dialog head`.split(/\s+/u),
);
const headings: Readonly<Record<string, number>> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };
const blocks = new Set(
  `p li div section article main table tr td th caption dl dt dd ul ol blockquote pre address
  figure figcaption details summary hr body`.split(/\s+/u),
);

const ofRoles = new Set([
  "navigation",
  "banner",
  "contentinfo",
  "search",
  "complementary",
  "dialog",
]);

/** Dates of the page itself, which change without the rules. */
const stamp =
  /^(?:this page was |page |content |table )?(?:last |date )?(?:updated|reviewed|modified|revised|published|printed|current as of)\b(?: on)?:?\s.{0,40}$/iu;

export const isStamp = (text: string): boolean => stamp.test(text);

/** Above the length of any page of rules. */
const mostLines = 20_000;
/** Above the nesting of any genuine page. */
const deepest = 400;

interface Cell {
  readonly column: number;
  readonly isHead: boolean;
  text: string;
}

/** State of a table being read: column names, and row headers that span several rows. */
interface Table {
  columns: readonly string[];
  row: Cell[] | null;
  isHeadRow: boolean;
  /** By column: the text and the number of further rows it applies to. */
  readonly spans: Map<number, { text: string; left: number }>;
}

const clean = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+/gu, " ")
    .replaceAll(/\s*\n\s*/gu, "\n")
    .trim();

class PageReader {
  readonly lines: PageLine[] = [];
  private readonly under: { level: number; text: string }[] = [];
  private readonly tables: Table[] = [];
  private readonly open: { name: string; skips: boolean }[] = [];
  private skipping = 0;
  private text = "";
  private heading = 0;
  private label: string | null = null;
  private isTerm = false;

  openTag(name: string, attributes: Readonly<Record<string, string>>): void {
    const skips = this.open.length >= deepest || isHidden(name, attributes);
    if (!isVoid(name)) this.open.push({ name, skips });
    if (skips) this.skipping += isVoid(name) ? 0 : 1;
    if (this.skipping > 0) return;
    if (name === "br") this.text += "\n";
    if (blocks.has(name) || headings[name] !== undefined) this.endLine();
    this.heading = headings[name] ?? this.heading;
    if (name === "dt") this.isTerm = true;
    if (name === "dl") this.label = null;
    this.openTable(name, attributes);
  }

  private openTable(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === "table")
      this.tables.push({ columns: [], row: null, isHeadRow: false, spans: new Map() });
    const table = this.tables.at(-1);
    if (table === undefined) return;
    if (name === "tr") {
      table.row = [];
      table.isHeadRow = true;
      inherit(table);
    }
    if ((name === "td" || name === "th") && table.row !== null) openCell(table, name, attributes);
  }

  words(text: string): void {
    if (this.skipping === 0) this.text += text.replaceAll(/\s+/gu, " ");
  }

  closeTag(name: string): void {
    const last = this.open.pop();
    if (last?.skips === true) {
      this.skipping -= 1;
      return;
    }
    if (this.skipping > 0) return;
    if (blocks.has(name) || headings[name] !== undefined) this.endLine();
    if (headings[name] !== undefined) this.heading = 0;
    if (name === "dt") this.isTerm = false;
    if (name === "dl") this.label = null;
    if (name === "tr") this.endRow();
    if (name === "table") this.tables.pop();
  }

  private endLine(): void {
    const text = clean(this.text);
    this.text = "";
    if (text === "") return;
    if (this.heading > 0) return this.takeHeading(text);
    if (this.isTerm) {
      this.label = text;
      return;
    }
    const cell = this.tables.at(-1)?.row?.at(-1);
    if (cell !== undefined) {
      cell.text = cell.text === "" ? text : `${cell.text}\n${text}`;
      return;
    }
    if (!isStamp(text)) this.add([{ label: this.label, text }], false);
  }

  private takeHeading(text: string): void {
    while ((this.under.at(-1)?.level ?? 0) >= this.heading) this.under.pop();
    this.under.push({ level: this.heading, text });
  }

  private endRow(): void {
    const table = this.tables.at(-1);
    const row = table?.row;
    if (table === undefined || row === undefined || row === null) return;
    table.row = null;
    const filled = row.filter(({ text }) => text !== "");
    if (filled.length === 0) return;
    if (table.isHeadRow && filled.every(({ isHead }) => isHead) && filled.length > 1) {
      table.columns = columnsOf(row);
      return;
    }
    const cells = filled.map(({ text, column, isHead }): PageCell => ({
      label: isHead ? null : (table.columns[column] ?? null),
      text,
    }));
    this.add(cells, true);
  }

  private add(cells: readonly PageCell[], isRow: boolean): void {
    if (this.lines.length >= mostLines) return;
    this.lines.push({ under: this.under.map(({ text }) => text), cells, isRow });
  }

  end(): readonly PageLine[] {
    this.endLine();
    return this.lines;
  }
}

const voids = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const isVoid = (name: string): boolean => voids.has(name);

function isHidden(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return (
    skipped.has(name) ||
    "hidden" in attributes ||
    attributes["aria-hidden"] === "true" ||
    ofRoles.has(attributes["role"] ?? "") ||
    /display:\s*none/iu.test(attributes["style"] ?? "") ||
    /(?:^|[\s_-])(?:breadcrumbs?|cookie|menu|share)(?:$|[\s_-])/iu.test(attributes["class"] ?? "")
  );
}

function columnsOf(row: readonly Cell[]): readonly string[] {
  const columns: string[] = [];
  for (const { column, text } of row) columns[column] = text;
  return columns;
}

const spanOf = (value: string | undefined): number =>
  value !== undefined && /^\d{1,3}$/u.test(value) ? Number(value) : 1;

/** Repeats row headers in each row that they span. */
function inherit(table: Table): void {
  for (const [column, span] of table.spans) {
    if (span.left === 0) continue;
    span.left -= 1;
    table.row?.push({ column, isHead: false, text: span.text });
  }
}

function openCell(table: Table, name: string, attributes: Readonly<Record<string, string>>): void {
  const row = table.row ?? [];
  const taken = new Set(row.map(({ column }) => column));
  let column = row.length === 0 ? 0 : Math.max(...taken) + 1;
  for (let free = 0; free < column; free += 1) if (!taken.has(free)) column = free;
  const cell: Cell = { column, isHead: name === "th", text: "" };
  if (name === "td") table.isHeadRow = false;
  row.push(cell);
  const rows = spanOf(attributes["rowspan"]);
  if (rows > 1) spanLater(table, cell, rows - 1);
}

/** A getter, because the cell's text is not complete yet. */
function spanLater(table: Table, cell: Cell, left: number): void {
  table.spans.set(cell.column, {
    get text() {
      return cell.text;
    },
    left,
  });
}

/** Reads the lines of an HTML page and tolerates malformed markup. */
export function readHtml(html: string): readonly PageLine[] {
  const reader = new PageReader();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.openTag(name, attributes),
      ontext: (text) => reader.words(text),
      onclosetag: (name) => reader.closeTag(name),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(html);
  parser.end();
  return reader.end();
}
