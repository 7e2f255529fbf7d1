import { day, hour, minute, startOfUtcDate, type Instant } from "./instant.ts";

export const harborZone = "America/New_York";

export interface HarborParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}

export function harborParts(instant: Instant): HarborParts {
  const wall = new Date(instant + harborOffset(instant));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
    weekday: wall.getUTCDay(),
  };
}

/** Returns the calendar day in Boston, such as "2026-06-13". */
export function harborDate(instant: Instant): string {
  return new Date(instant + harborOffset(instant)).toISOString().slice(0, 10);
}

/** Returns the zone for a local time that occurs twice in the autumn night, else an empty text. */
function zoneOfTwiceTime(instant: Instant): "" | " EDT" | " EST" {
  const offset = harborOffset(instant);
  if (offset === summerOffset && harborOffset(instant + hour) < offset) return " EDT";
  return offset === standardOffset && harborOffset(instant - hour) > offset ? " EST" : "";
}

/**
 * Formats as "7:12 am" or "12:00 pm", rounded down to the minute. A time that occurs twice in the autumn night names
 * its zone: "1:12 am EST".
 */
export function formatHarborTime(instant: Instant): string {
  const parts = harborParts(instant);
  const clockHour = parts.hour % 12 === 0 ? 12 : parts.hour % 12;
  const suffix = parts.hour < 12 ? "am" : "pm";
  const zone = zoneOfTwiceTime(instant);
  return `${clockHour}:${String(parts.minute).padStart(2, "0")} ${suffix}${zone}`;
}

/** Returns the bounds of a day in Boston, `to` excluded; it has 23, 24 or 25 hours. */
export function harborDayBounds(date: string): { readonly from: Instant; readonly to: Instant } {
  return { from: instantOfHarborTime(date, 0), to: instantOfHarborTime(shiftDate(date, 1), 0) };
}

export function shiftDate(date: string, days: number): string {
  return new Date(wallMidnight(date) + days * day).toISOString().slice(0, 10);
}

/**
 * Returns the instant of a clock time in Boston. A time skipped in the spring night is read as one hour later (2:30
 * becomes 3:30); a time that occurs twice in autumn means the first.
 */
export function instantOfHarborTime(date: string, hours: number, minutes = 0): Instant {
  const wall = wallMidnight(date) + hours * hour + minutes * minute;
  // The offset changes at most once in these two days, so one of the two applies.
  const before = harborOffset(wall - day);
  const after = harborOffset(wall + day);
  const first = wall - before;
  if (harborOffset(first) === before) return first;
  const second = wall - after;
  return harborOffset(second) === after ? second : first;
}

function wallMidnight(date: string): number {
  const midnight = startOfUtcDate(date);
  if (midnight === null) throw new RangeError(`not a date: ${date}`);
  return midnight;
}

interface OffsetSpan {
  readonly from: Instant;
  readonly offset: number;
}

const standardOffset = -5 * hour;
const summerOffset = -4 * hour;

const spansByYear = new Map<number, readonly OffsetSpan[]>();

/** Returns Boston's offset from UTC in milliseconds: −4 h in summer, −5 h in winter. */
export function harborOffset(instant: Instant): number {
  const year = new Date(instant).getUTCFullYear();
  let spans = spansByYear.get(year);
  if (spans === undefined) {
    spans = year < firstYearOfRule ? databaseSpans(year) : ruleSpans(year);
    spansByYear.set(year, spans);
  }
  let offset = 0;
  for (const span of spans) if (span.from <= instant) offset = span.offset;
  return offset;
}

/** First year of 15 U.S.C. 260a as amended by the Energy Policy Act of 2005. */
const firstYearOfRule = 2007;

/**
 * Returns a year's offsets by the law: summer time is from two o'clock on the second Sunday of March to two o'clock
 * on the first Sunday of November. The zone database agrees (a test compares them), but its first query takes a
 * browser as long as drawing a page.
 */
function ruleSpans(year: number): readonly OffsetSpan[] {
  const twoOnSunday = (month: number, firstDay: number, offset: number): Instant => {
    const weekday = new Date(Date.UTC(year, month, firstDay)).getUTCDay();
    return Date.UTC(year, month, firstDay + ((7 - weekday) % 7), 2) - offset;
  };
  return [
    { from: Date.UTC(year, 0, 1), offset: standardOffset },
    { from: twoOnSunday(2, 8, standardOffset), offset: summerOffset },
    { from: twoOnSunday(10, 1, summerOffset), offset: standardOffset },
  ];
}

function databaseSpans(year: number): readonly OffsetSpan[] {
  return offsetSpans(Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1));
}

/** Returns the stretches of constant offset, sampled every 14 days and bisected to the second. */
function offsetSpans(from: Instant, to: Instant): readonly OffsetSpan[] {
  const spans: OffsetSpan[] = [{ from, offset: zoneOffset(from) }];
  for (let start = from; start < to; start += 14 * day) {
    let low = start;
    let high = Math.min(start + 14 * day, to);
    const before = zoneOffset(low);
    if (zoneOffset(high) === before) continue;
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000;
      if (zoneOffset(middle) === before) low = middle;
      else high = middle;
    }
    spans.push({ from: high, offset: zoneOffset(high) });
  }
  return spans;
}

let offsetFormat: Intl.DateTimeFormat | undefined;

/** Reads the zone database, which formats "6/13/2026, GMT-04:00", or "GMT-04:56:02" before 1883. */
function zoneOffset(instant: Instant): number {
  offsetFormat ??= new Intl.DateTimeFormat("en-US", {
    timeZone: harborZone,
    timeZoneName: "longOffset",
  });
  const text = offsetFormat.format(instant);
  const clock = text.slice(text.indexOf("GMT-") + "GMT-".length);
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(":").map(Number);
  // Boston is west of Greenwich, so its offset is always negative.
  return -(hours * hour + minutes * minute + seconds * 1000);
}
