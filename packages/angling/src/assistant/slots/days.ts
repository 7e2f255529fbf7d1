import { harborDate, harborParts, shiftDate, type Instant } from "@striper/marine/time";
import {
  dateOf,
  holidayIn,
  monthOf,
  monthPattern,
  sensibleDate,
  weekdayOf,
  weekdayOn,
} from "./calendar.ts";
import type { Scan } from "./scan.ts";

export interface DaysRead {
  readonly dates: readonly string[];
  readonly period: string | null;
}

interface Found {
  readonly at: number;
  readonly dates: readonly string[];
}

const monthDay = new RegExp(
  String.raw`\b(?:on )?(${monthPattern}) (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?:,? (20\d\d))?(?! ?(?:inch|in\b(?! (?:a|an|the|my|our|federal|state|ma|nh|massachusetts|new|PLACE)\b)|cm|fish|ft|feet|lb|kt|knots|FISH|\.\d|[:/]))`,
);
const dayMonth = new RegExp(
  String.raw`\b(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?(${monthPattern})\b(?: (20\d\d))?`,
);
const isoDay = /\b(20\d\d)-(\d{1,2})-(\d{1,2})\b/;
/** Excludes fractions of an inch such as "1/2" and "3/4". */
const slashDay = /(?<!\d )\b(?!(?:[137]\/[248]|5\/8)\b)(\d{1,2})\/(\d{1,2})(?:\/(20\d\d|\d\d))?\b/;
const dayOfMonth =
  /\b(?:on |for )?the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:one|fish|keeper|FISH|bass|time))/;

const full = "sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?";
const short = "mon|tues?|weds?|thur?s?|fri|sat";
/** Avoids reading the sun as Sunday. */
const sunday =
  "(?<=(?:on|this|next|for|sat|saturday|and|or) )sun|sun(?= (?:morning|afternoon|evening|night|am|pm)\\b)|(?<=(?:tides?|wind|bite|score|forecast|weather|slack) )sun$";
const weekday = new RegExp(
  String.raw`\b(?:on )?(?:(this|next|last|past|coming|every) )?(?:coming )?(${full}|${short}|${sunday})\b(?! (?:school|shoes))`,
);

const nearDays: readonly (readonly [RegExp, number])[] = [
  [/\b(?:the )?day after tomorrow\b/, 2],
  [/\b(?:the )?day before yesterday\b/, -2],
  [/\btomorrow\b/, 1],
  [/\b(?:yesterday|last night)\b/, -1],
  [/\btoday\b/, 0],
];
const ofToday = /\b(?:tonight|this (?:morning|afternoon|evening|aft))\b/;

/**
 * Returns the date of a weekday: the next one; "next" means next week's, "last" the previous one.
 */
function weekdayDate(said: string, which: string | undefined, today: string): string {
  const ahead = (weekdayOf(said) - weekdayOn(today) + 7) % 7;
  if (which === "last" || which === "past") return shiftDate(today, ahead === 0 ? -7 : ahead - 7);
  if (which !== "next") return shiftDate(today, ahead);
  const untilMonday = (8 - weekdayOn(today)) % 7 || 7;
  return shiftDate(today, ahead >= untilMonday ? ahead : ahead + 7);
}

function weekend(today: string, isNext: boolean): readonly string[] {
  const day = weekdayOn(today);
  const later = isNext ? 7 : 0;
  const saturday = shiftDate(today, (day === 0 ? -1 : 6 - day) + later);
  return day === 0 && !isNext ? [today] : [saturday, shiftDate(saturday, 1)];
}

const numberOf = (said: string | undefined): number =>
  said === undefined || /^(?:an?|one)$/.test(said) ? 1 : Number(said);

function takeDay(
  scan: Scan,
  pattern: RegExp,
  read: (match: RegExpExecArray) => string | null,
): readonly Found[] {
  const found: Found[] = [];
  for (const match of scan.text.matchAll(new RegExp(pattern.source, "g"))) {
    const date = read(match);
    if (date === null) continue;
    found.push({ at: match.index, dates: [date] });
    scan.take(new RegExp(`(?<=^.{${match.index}})${match[0]}`, "s"));
  }
  return found;
}

const monthOrder = (name: string | undefined): number => monthOf(name ?? "");
const yearOf = (said: string | undefined): number | null =>
  said === undefined ? null : Number(said);

function takeNumberedDays(scan: Scan, now: Instant): readonly Found[] {
  const today = harborDate(now);
  const { year, month } = harborParts(now);
  const holiday = holidayIn(scan.text, now);
  const ofHoliday = holiday === null ? null : scan.take(new RegExp(`\\b${holiday.words}\\b`));
  return [
    ...(holiday === null || ofHoliday === null
      ? []
      : [{ at: ofHoliday.index, dates: [holiday.date] }]),
    ...takeDay(scan, isoDay, ([, y, m, d]) => dateOf(Number(y), Number(m), Number(d))),
    ...takeDay(scan, monthDay, ([, m, d, y]) =>
      sensibleDate(now, monthOrder(m), Number(d), yearOf(y)),
    ),
    ...takeDay(scan, dayMonth, ([, d, m, y]) =>
      sensibleDate(now, monthOrder(m), Number(d), yearOf(y)),
    ),
    ...takeDay(scan, slashDay, ([, m, d, y]) => sensibleDate(now, Number(m), Number(d), yearOf(y))),
    ...takeDay(scan, dayOfMonth, ([, d]) => {
      const here = dateOf(year, month, Number(d));
      if (here !== null && here >= today) return here;
      return month === 12 ? dateOf(year + 1, 1, Number(d)) : dateOf(year, month + 1, Number(d));
    }),
  ];
}

function takeNamedDays(scan: Scan, now: Instant, numbered: readonly Found[]): readonly Found[] {
  const today = harborDate(now);
  const days: Found[] = [];
  for (const { index: at, 1: which = "" } of scan.takeAll(
    /\b(?:on |over )?(?:(this|next|the) )?(?:coming )?weekends?\b/,
  ))
    days.push({ at, dates: weekend(today, which === "next") });
  for (const match of scan.takeAll(
    /\b(?:in )?(an?|one|\d{1,2}) (days?|weeks?) (?:from (now|today|tomorrow)|out\b)|\bin (an?|one|\d{1,2}) (days?|weeks?)\b/,
  )) {
    const { index: at, 1: count, 2: unit, 3: from, 4: plain, 5: span } = match;
    const shift = numberOf(count ?? plain) * ((unit ?? span ?? "").startsWith("w") ? 7 : 1);
    days.push({ at, dates: [shiftDate(today, shift + (from === "tomorrow" ? 1 : 0))] });
  }
  for (const [pattern, shift] of nearDays)
    for (const { index: at } of scan.takeAll(pattern))
      days.push({ at, dates: [shiftDate(today, shift)] });
  for (const match of scan.takeAll(weekday)) {
    const { index: at, 1: which, 2: day = "" } = match;
    // "Sunday the 21st" is one day, fixed by its number.
    const end = at + match[0].length;
    const isNumbered = numbered.some((one) => one.at >= end && one.at <= end + 2);
    if (!isNumbered) days.push({ at, dates: [weekdayDate(day, which, today)] });
  }
  const part = ofToday.exec(scan.text);
  if (part !== null) days.push({ at: part.index, dates: [today] });
  return days;
}

/** Matches a month; `takeMonth` accepts "may" only after another word. */
const bareMonth = new RegExp(
  String.raw`\b(?:(in|during|for|by|until|till|through|early|late|mid|this|next|last|of|since|from|to|and) )?(?:(early|late|mid) )?(${monthPattern})\b(?: (20\d\d))?`,
);

/** Takes a month alone: its first coming day, and as a log span its last one begun. */
function takeMonth(scan: Scan, now: Instant): { date: string | null; period: string | null } {
  const match = bareMonth.exec(scan.text);
  if (match === null) return { date: null, period: null };
  const [, before, part, name = "", said] = match;
  if (before === undefined && /^(?:may|mar|march|dec|sun|sat)$/.test(name))
    return { date: null, period: null };
  scan.take(bareMonth);
  const { year, month: thisMonth } = harborParts(now);
  const month = monthOf(name);
  const of = (y: number): string => `${y}-${String(month).padStart(2, "0")}`;
  const past = yearOf(said) ?? (month > thisMonth ? year - 1 : year);
  const isOver = month < thisMonth || (before === "next" && month === thisMonth);
  const ahead = yearOf(said) ?? (isOver ? year + 1 : year);
  const words = `${before ?? ""} ${part ?? ""}`;
  const day = words.includes("late") ? "25" : words.includes("mid") ? "15" : "01";
  const isNow = month === thisMonth && ahead === year;
  return { date: isNow ? harborDate(now) : `${of(ahead)}-${day}`, period: of(past) };
}

const spans: readonly (readonly [RegExp, (year: number, month: number) => string | null])[] = [
  [/\b(?:this|the) week\b|\ball week\b/, () => "this-week"],
  [/\bthis month\b/, () => "this-month"],
  [/\blast month\b/, (year, month) => shiftDate(`${year}-${two(month)}-01`, -1).slice(0, 7)],
  [/\b(?:this|the) (?:year|season)\b|\byear to date\b|\bso far\b/, () => "this-year"],
  [/\blast (?:year|season)s?\b/, () => "last-year"],
];
const two = (value: number): string => String(value).padStart(2, "0");
const ofYear = /\b(?:(?:in|of|for|during|since) )?(20[12]\d)\b/;
/** Open spans without a day, answered day by day. */
const nextYear = /\b(?:next|the coming) (?:year|season)\b/;
const openSpans = /\b(?:next|coming|following) (?:few days|week|month)\b/;

export function takeDays(scan: Scan, now: Instant): DaysRead {
  const { year, month } = harborParts(now);
  const numbered = takeNumberedDays(scan, now);
  const found = [...numbered, ...takeNamedDays(scan, now, numbered)];
  const dates = found.toSorted((a, b) => a.at - b.at).flatMap((one) => one.dates);
  let period: string | null = null;
  for (const [pattern, read] of spans)
    if (scan.take(pattern) !== null) period ??= read(year, month);
  const ofMonth = takeMonth(scan, now);
  const [, named] = scan.take(ofYear) ?? [];
  if (scan.take(openSpans) !== null && dates.length === 0)
    dates.push(shiftDate(harborDate(now), (8 - weekdayOn(harborDate(now))) % 7 || 7));
  if (dates.length === 0 && ofMonth.date !== null) dates.push(ofMonth.date);
  if (scan.take(nextYear) !== null && dates.length === 0)
    dates.push(harborDate(now).replace(/^\d+/, String(year + 1)));
  return { dates: [...new Set(dates)], period: period ?? ofMonth.period ?? named ?? null };
}
