import { day, hour, minute, startOfUtcDate, type Instant } from "./instant.ts";

export const harborZone = "America/New_York";

export interface HarborParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}

/** The wall clock in Boston, whatever zone the device is in. */
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

/** The calendar day in Boston: "2026-06-13". */
export function harborDate(instant: Instant): string {
  return new Date(instant + harborOffset(instant)).toISOString().slice(0, 10);
}

/** Returns the zone where the autumn night has this local time twice, else nothing. */
function zoneOfTwiceTime(instant: Instant): "" | " EDT" | " EST" {
  const offset = harborOffset(instant);
  if (offset === summerOffset && harborOffset(instant + hour) < offset) return " EDT";
  return offset === standardOffset && harborOffset(instant - hour) > offset ? " EST" : "";
}

/**
 * "7:12 am", "12:00 pm": the minute that is running, as a clock shows it. A time that the autumn night has
 * twice names its zone: "1:12 am EST".
 */
export function formatHarborTime(instant: Instant): string {
  const parts = harborParts(instant);
  const clockHour = parts.hour % 12 === 0 ? 12 : parts.hour % 12;
  const suffix = parts.hour < 12 ? "am" : "pm";
  const zone = zoneOfTwiceTime(instant);
  return `${clockHour}:${String(parts.minute).padStart(2, "0")} ${suffix}${zone}`;
}

/** The day in Boston as instants, `to` excluded: 23, 24 or 25 hours long. */
export function harborDayBounds(date: string): { readonly from: Instant; readonly to: Instant } {
  return { from: instantOfHarborTime(date, 0), to: instantOfHarborTime(shiftDate(date, 1), 0) };
}

/** The calendar day a number of days later (or, negative, earlier). */
export function shiftDate(date: string, days: number): string {
  return new Date(wallMidnight(date) + days * day).toISOString().slice(0, 10);
}

/**
 * The instant at which the clock in Boston shows this time. A time the spring night skips is read
 * as one hour later (2:30 becomes 3:30); of a time the autumn night has twice, the first is meant.
 */
export function instantOfHarborTime(date: string, hours: number, minutes = 0): Instant {
  const wall = wallMidnight(date) + hours * hour + minutes * minute;
  // The offset cannot change twice within a day, so one of the two around it is the right one.
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

/** What the clock in Boston is ahead of UTC, in milliseconds: −4 h in summer, −5 h in winter. */
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

/** 15 U.S.C. 260a as amended by the Energy Policy Act of 2005, in force since this year. */
const firstYearOfRule = 2007;

/**
 * By the law's own words: from two o'clock on the second Sunday of March to two o'clock on the first
 * Sunday of November. The zone database says the same (a test compares them), but the first question
 * to it takes a browser as long as drawing a page.
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

/** Earlier years had other rules. */
function databaseSpans(year: number): readonly OffsetSpan[] {
  return offsetSpans(Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1));
}

/** The stretches of constant offset: looked at every 14 days, then halved down to the second. */
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

/** From the zone database: "6/13/2026, GMT-04:00", or "GMT-04:56:02" before 1883. */
function zoneOffset(instant: Instant): number {
  offsetFormat ??= new Intl.DateTimeFormat("en-US", {
    timeZone: harborZone,
    timeZoneName: "longOffset",
  });
  const text = offsetFormat.format(instant);
  const clock = text.slice(text.indexOf("GMT-") + "GMT-".length);
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(":").map(Number);
  // Boston lies west of Greenwich: its offset is always negative.
  return -(hours * hour + minutes * minute + seconds * 1000);
}
