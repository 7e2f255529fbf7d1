import {
  harborDate,
  harborParts,
  shiftDate,
  shortMonthName,
  shortWeekdayName,
  startOfUtcDate,
  type Instant,
} from "@striper/marine/time";

/** Regular expression source of the month names: "january|jan|february|…". */
export const monthPattern =
  "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec";
const months = Array.from({ length: 12 }, (_, index) => index + 1);
const weekdays = Array.from({ length: 7 }, (_, index) => index);

export const monthOf = (name: string): number =>
  months.findIndex((month) => shortMonthName(month).toLowerCase() === name.slice(0, 3)) + 1;

export const weekdayOf = (name: string): number =>
  weekdays.findIndex((weekday) => shortWeekdayName(weekday).toLowerCase() === name.slice(0, 3));

const two = (value: number): string => String(value).padStart(2, "0");

export function dateOf(year: number, month: number, day: number): string | null {
  const date = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
  return startOfUtcDate(date) === null ? null : date;
}

export const weekdayOn = (date: string): number =>
  new Date(Number(startOfUtcDate(date))).getUTCDay();

export function lastDayOf(year: number, month: number): string {
  const next = month === 12 ? dateOf(year + 1, 1, 1) : dateOf(year, month + 1, 1);
  return shiftDate(String(next), -1);
}

/** Days in the past for which a date without a year still means this year. */
const lately = 31;

export function sensibleDate(
  now: Instant,
  month: number,
  day: number,
  year: number | null,
): string | null {
  if (year !== null) return dateOf(year < 100 ? 2000 + year : year, month, day);
  const { year: thisYear } = harborParts(now);
  const here = dateOf(thisYear, month, day);
  if (here === null) {
    // February 29 of the next leap year.
    const later = Array.from({ length: yearsAhead }, (_, index) => thisYear + index);
    return later.map((one) => dateOf(one, month, day)).find((date) => date !== null) ?? null;
  }
  return here < shiftDate(harborDate(now), -lately) ? dateOf(thisYear + 1, month, day) : here;
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  if (nth < 0) {
    const last = lastDayOf(year, month);
    return shiftDate(last, -((weekdayOn(last) - weekday + 7) % 7));
  }
  const first = String(dateOf(year, month, 1));
  return shiftDate(first, ((weekday - weekdayOn(first) + 7) % 7) + (nth - 1) * 7);
}

const holidays: readonly (readonly [RegExp, (year: number) => string | null])[] = [
  [/\bmemorial day\b/, (year) => nthWeekday(year, 5, 1, -1)],
  [/\blabor day\b/, (year) => nthWeekday(year, 9, 1, 1)],
  [/\b(?:columbus|indigenous peoples) day\b/, (year) => nthWeekday(year, 10, 1, 2)],
  [/\bthanksgiving(?: day)?\b/, (year) => nthWeekday(year, 11, 4, 4)],
  [/\bmothers day\b/, (year) => nthWeekday(year, 5, 0, 2)],
  [/\bfathers day\b/, (year) => nthWeekday(year, 6, 0, 3)],
  [/\bpatriots day\b/, (year) => nthWeekday(year, 4, 1, 3)],
  [
    /\bindependence day\b|\b(?:the )?(?:4th|fourth) of july\b|\bjuly (?:4th|fourth)\b/,
    (year) => dateOf(year, 7, 4),
  ],
  [/\bchristmas(?: day)?\b/, (year) => dateOf(year, 12, 25)],
  [/\bnew years(?: day)?\b/, (year) => dateOf(year, 1, 1)],
];
/** Leap days are up to eight years apart. */
const yearsAhead = 9;

export function holidayIn(text: string, now: Instant): { date: string; words: string } | null {
  const today = harborDate(now);
  const { year } = harborParts(now);
  for (const [pattern, dayIn] of holidays) {
    const [words] = pattern.exec(text) ?? [];
    if (words === undefined) continue;
    const [withYear, named] = new RegExp(`${words},? (?:of |in )?(20\\d\\d)\\b`).exec(text) ?? [];
    const years =
      named === undefined
        ? Array.from({ length: yearsAhead }, (_, index) => year + index)
        : [Number(named)];
    const date = years
      .map((one) => dayIn(one))
      .find((day) => day !== null && (named !== undefined || day >= today));
    if (typeof date === "string") return { date, words: withYear ?? words };
  }
  return null;
}
