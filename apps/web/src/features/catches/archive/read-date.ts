import { instantOfHarborTime, parseIso, type Instant } from "@striper/marine/time";

export type DateOrder = "month-first" | "day-first";

interface WrittenDate {
  readonly date: string;
  readonly rest: string;
}

const months = [
  "jan",
  "feb",
  "mar",
  "apr",
  "may",
  "jun",
  "jul",
  "aug",
  "sep",
  "oct",
  "nov",
  "dec",
] as const;

/** Expands a two-digit year: 00 to 69 belong to this century, 70 to 99 to the last. */
function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year + (year < 70 ? 2000 : 1900);
}

function calendarDate(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null;
  return at.toISOString().slice(0, 10);
}

const isoDate = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ,]+(.*))?$/i;
const slashed = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T ,]+(.*))?$/i;
const monthNamed =
  /^(?:[a-z]{3,9},? +)?([a-z]{3,9})\.? +(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})(?:[ ,]+(.*))?$/i;
const dayNamed =
  /^(?:[a-z]{3,9},? +)?(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})(?:[ ,]+(.*))?$/i;

function monthOf(name: string): number {
  return months.findIndex((month) => name.toLowerCase().startsWith(month)) + 1;
}

/** Returns year, month, day and the remaining text. */
function partsOf(text: string, order: DateOrder): readonly [number, number, number, string] | null {
  const iso = isoDate.exec(text);
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3]), iso[4] ?? ""];
  const plain = slashed.exec(text);
  if (plain) {
    const [, first, second, year = "", rest = ""] = plain;
    const [month, day] = order === "month-first" ? [first, second] : [second, first];
    return [fullYear(year), Number(month), Number(day), rest];
  }
  const named = monthNamed.exec(text);
  if (named) return [Number(named[3]), monthOf(named[1] ?? ""), Number(named[2]), named[4] ?? ""];
  const day = dayNamed.exec(text);
  if (day) return [fullYear(day[3] ?? ""), monthOf(day[2] ?? ""), Number(day[1]), day[4] ?? ""];
  return null;
}

function writtenDate(text: string, order: DateOrder): WrittenDate | null {
  const parts = partsOf(text, order);
  if (parts === null) return null;
  const [year, month, day, rest] = parts;
  const date = year < 1000 ? null : calendarDate(year, month, day);
  return date === null ? null : { date, rest: rest.trim() };
}

export interface ClockTime {
  readonly hours: number;
  readonly minutes: number;
}

const clock = /^(\d{1,2})(?:[:.](\d{2}))?(?:[:.]\d{2}(?:\.\d+)?)?\s*(a|p)?\.?(?:m\.?)?$/i;

/** Reads "7:12", "07:12:30", "7:12 PM" or "7 pm"; returns null for anything else. */
export function readTime(text: string): ClockTime | null {
  const found = clock.exec(text.trim());
  if (found === null) return null;
  const [, hourText, minuteText, half] = found;
  // A number alone is not a time of day.
  if (minuteText === undefined && half === undefined) return null;
  const hour = Number(hourText);
  const minutes = Number(minuteText ?? "0");
  if (minutes > 59 || hour > (half === undefined ? 23 : 12) || (half !== undefined && hour < 1)) {
    return null;
  }
  const afternoon = half?.toLowerCase() === "p" ? 12 : 0;
  return { hours: half === undefined ? hour : (hour % 12) + afternoon, minutes };
}

/** A time with its own zone is an instant and is not read as Boston time. */
const zoned = /\d(?:z|[+-]\d{2}:?\d{2})$/i;
const noon: ClockTime = { hours: 12, minutes: 0 };

export type ReadDate =
  | { readonly kind: "read"; readonly at: Instant; readonly hasTime: boolean }
  | { readonly kind: "no-date" }
  | { readonly kind: "no-time"; readonly text: string };

function zonedInstant(text: string): Instant | null {
  if (!zoned.test(text) || !text.includes(":")) return null;
  return parseIso(text.replace(" ", "T").replace(/([+-]\d{2})(\d{2})$/, "$1:$2"));
}

/**
 * Reads date and time from one cell or two, in Boston time. A missing time becomes noon, which
 * falls on the right day in every season.
 */
export function readDate(dateText: string, timeText: string, order: DateOrder): ReadDate {
  const text = dateText.trim().replaceAll(/\s+/g, " ");
  const instant = zonedInstant(text);
  if (instant !== null) return { kind: "read", at: instant, hasTime: true };
  const written = writtenDate(text, order);
  if (written === null) return { kind: "no-date" };
  const { date, rest } = written;
  const time = timeText.trim() === "" ? rest : timeText.trim();
  if (time === "") {
    const at = instantOfHarborTime(date, noon.hours);
    return { kind: "read", at, hasTime: false };
  }
  const read = readTime(time);
  if (read === null) return { kind: "no-time", text: time };
  return { kind: "read", at: instantOfHarborTime(date, read.hours, read.minutes), hasTime: true };
}

export function guessOrder(texts: readonly string[]): DateOrder {
  let firstTooLarge = false;
  for (const text of texts) {
    const plain = slashed.exec(text.trim());
    if (plain === null) continue;
    if (Number(plain[2]) > 12) return "month-first";
    if (Number(plain[1]) > 12) firstTooLarge = true;
  }
  return firstTooLarge ? "day-first" : "month-first";
}
