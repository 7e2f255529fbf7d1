import { hour, minute, parseIso, type Instant } from "@striper/marine/time";

export interface BuoyRow {
  readonly at: Instant;
  readonly figures: ReadonlyMap<string, number>;
}

const pad = (text: string): string => text.padStart(2, "0");

function readRow(columns: readonly string[], line: string): BuoyRow | null {
  const cells = line.trim().split(/\s+/u);
  if (cells.length !== columns.length) return null;
  const figures = new Map<string, number>();
  const times = new Map<string, string>();
  columns.forEach((column, index) => {
    const cell = cells[index] ?? "MM";
    if (index < 5) times.set(column, cell);
    else if (cell !== "MM" && Number.isFinite(Number(cell))) figures.set(column, Number(cell));
  });
  const part = (name: string): string => pad(times.get(name) ?? "");
  const date = `${times.get("YY") ?? ""}-${part("MM")}-${part("DD")}`;
  const at = parseIso(`${date}T${part("hh")}:${part("mm")}:00Z`);
  return at === null ? null : { at, figures };
}

/**
 * Parses NDBC's realtime2 text: UTC times, newest row first, `MM` for missing values. Returns null
 * for other text. Drops the last line, which may be cut.
 */
export function parseBuoyText(text: string): BuoyRow[] | null {
  const lines = text.split("\n");
  const header = lines[0] ?? "";
  if (!/^#YY\s+MM\s+DD\s+hh\s+mm\s/u.test(header)) return null;
  const columns = header.slice(1).trim().split(/\s+/u);
  return lines
    .slice(1, -1)
    .filter((line) => !line.startsWith("#"))
    .map((line) => readRow(columns, line))
    .filter((row) => row !== null)
    .toSorted((a, b) => b.at - a.at);
}

export interface Figure {
  readonly at: Instant;
  readonly value: number;
}

/** Returns the newest value of a column, which is seldom in the newest row. */
export function newestFigure(rows: readonly BuoyRow[], column: string): Figure | null {
  for (const { at, figures } of rows) {
    const value = figures.get(column);
    if (value !== undefined) return { at, value };
  }
  return null;
}

/** Maximum distance between a row and the time it stands for. */
const nearEnough = 35 * minute;

/** Returns the change of a value up to its newest one, or null when the past is unknown. */
export function changeOver(rows: readonly BuoyRow[], column: string, span: number): Figure | null {
  const newest = newestFigure(rows, column);
  if (newest === null) return null;
  const then = newest.at - span;
  const [before] = rows
    .filter(({ at, figures }) => figures.has(column) && Math.abs(at - then) <= nearEnough)
    .toSorted((a, b) => Math.abs(a.at - then) - Math.abs(b.at - then));
  const past = before?.figures.get(column);
  return past === undefined ? null : { at: newest.at, value: newest.value - past };
}

/** Returns the newest change NDBC reports, or one computed from pressures. */
export function pressureChange(rows: readonly BuoyRow[]): Figure | null {
  return newestFigure(rows, "PTDY") ?? changeOver(rows, "PRES", 3 * hour);
}
