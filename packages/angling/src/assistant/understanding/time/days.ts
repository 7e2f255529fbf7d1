import { harborDate, harborParts, shiftDate, type Instant } from "@striper/marine/time";
import {
  holidayIn,
  dateOf,
  lastDayOf,
  monthOf,
  monthPattern,
  sensibleDate,
  weekdayOf,
  weekdayOn,
  weekdayPattern,
} from "#angling/assistant/slots/calendar.ts";
import { numberIn, onDay, part, single, span, type Days, type Reader } from "./day-reader.ts";

/** Names that are no other words. */
const longWeekdays = weekdayPattern.replace(/\|sun$/, "");
const plainMonths = monthPattern.replaceAll(/\b(?:march|may|mar|sep)\|/g, "");

/** Monday of the week a day is in. */
const mondayOf = (date: string): string => shiftDate(date, -((weekdayOn(date) + 6) % 7));

function comingWeekday(name: string, which: string, now: Instant): Omit<Days, "words"> {
  const today = harborDate(now);
  const wanted = weekdayOf(name);
  const daysAhead = (wanted - weekdayOn(today) + 7) % 7;
  if (which === "next") return onDay(shiftDate(mondayOf(today), 7 + ((wanted + 6) % 7)));
  const back = which === "last" || which === "past" ? 7 : 0;
  return onDay(shiftDate(today, daysAhead === 0 ? -back : daysAhead - back));
}

function weekend(match: RegExpExecArray, now: Instant): Omit<Days, "words"> {
  const today = harborDate(now);
  const saturday = shiftDate(mondayOf(today), 5);
  const which = part(match, 1);
  const weeks = shiftOf(which);
  if (weeks !== 0) return span(shiftDate(saturday, 7 * weeks), shiftDate(saturday, 7 * weeks + 1));
  return span(saturday < today ? today : saturday, shiftDate(saturday, 1));
}

function week(match: RegExpExecArray, now: Instant): Omit<Days, "words"> {
  const today = harborDate(now);
  const monday = mondayOf(today);
  const which = part(match, 1);
  if (which === "next") return span(shiftDate(monday, 7), shiftDate(monday, 13));
  if (which === "last" || which === "past") return span(shiftDate(today, -7), today);
  if (which === "coming") return span(today, shiftDate(today, 6));
  // At a week's end "this week" is the one that begins.
  const sunday = shiftDate(monday, 6);
  return span(today, shiftDate(today, 2) > sunday ? shiftDate(today, 6) : sunday);
}

/** "Tides for the whole week, it is Thanksgiving": the week that day is in. */
const wholeWeek = /\b(?:(?:for|all) (?:a|the|that)|whole|entire|all|full) (?:week|weeks)\b/;

/** "In 3 weeks on Saturday": the day of that name in the week three weeks on. */
const weekdayInWeeks =
  (name: number, weeks: number): Reader =>
  (match, now) => {
    const later = shiftDate(harborDate(now), 7 * numberIn(part(match, weeks)));
    return single(shiftDate(mondayOf(later), (weekdayOf(part(match, name)) + 6) % 7));
  };

const weekday: Reader = (match, now) => comingWeekday(part(match, 2), part(match, 1), now);

function monthSpan(
  month: number,
  year: number,
  months: readonly number[] | null,
): Omit<Days, "words"> {
  return {
    from: String(dateOf(year, month, 1)),
    to: lastDayOf(year, month),
    kind: "month",
    months,
  };
}

/** -1 of the last year or month, 1 of the next. */
const shiftOf = (which: string): number =>
  which === "next" ? 1 : which === "last" || which === "past" ? -1 : 0;
const yearIn = (match: RegExpExecArray, group: number): number | null =>
  match[group] === undefined ? null : Number(match[group]);

/** The days of a month that begin and end its thirds: "late October". */
const thirds: Readonly<Record<string, readonly [first: number, last: number]>> = {
  early: [1, 10],
  mid: [11, 20],
  late: [21, 31],
};

function thirdOf(said: string, whole: Omit<Days, "words">): Omit<Days, "words"> {
  const { [/early|mid|late/.exec(said)?.[0] ?? ""]: third } = thirds;
  if (third === undefined) return whole;
  const dayIn = (wanted: number): string =>
    `${whole.from.slice(0, 8)}${String(Math.min(wanted, Number(whole.to.slice(8)))).padStart(2, "0")}`;
  return { ...whole, from: dayIn(third[0]), to: dayIn(third[1]) };
}

function wholeMonth(match: RegExpExecArray, now: Instant): Omit<Days, "words"> {
  const which = part(match, 1);
  const month = monthOf(part(match, 2));
  const third = (whole: Omit<Days, "words">) => thirdOf(part(match, 0), whole);
  const given = yearIn(match, 3);
  const { year, month: current } = harborParts(now);
  if (given !== null) return third(monthSpan(month, given, null));
  if (shiftOf(which) < 0) return monthSpan(month, month < current ? year : year - 1, null);
  return third(monthSpan(month, month < current ? year + 1 : year, [month]));
}

function relativeMonth(match: RegExpExecArray, now: Instant): Omit<Days, "words"> {
  const { year, month } = harborParts(now);
  const index = year * 12 + month - 1 + shiftOf(part(match, 1));
  return monthSpan((index % 12) + 1, Math.floor(index / 12), null);
}

function yearSpan(match: RegExpExecArray, now: Instant): Omit<Days, "words"> {
  const year = harborParts(now).year + shiftOf(part(match, 1));
  return span(`${year}-01-01`, `${year}-12-31`);
}

const seasons: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  fall: [9, 10, 11],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
};

function season(match: RegExpExecArray, now: Instant): Omit<Days, "words"> {
  const which = part(match, 1);
  const { [part(match, 2)]: months = [] } = seasons;
  const wanted = harborParts(now).year + shiftOf(which);
  const [first = 1] = months;
  const from = String(dateOf(wanted, first, 1));
  const to = lastDayOf(first === 12 ? wanted + 1 : wanted, Number(months.at(-1)));
  return { from, to, kind: "month", months: which === "" ? months : null };
}

/** The 14th: of this month, or of the next one when it has passed. */
function dayOfMonth(match: RegExpExecArray, now: Instant): Omit<Days, "words"> | null {
  const { year, month, day } = harborParts(now);
  const wanted = Number(part(match, 1));
  if (wanted >= day) return single(dateOf(year, month, wanted));
  return single(month === 12 ? dateOf(year + 1, 1, wanted) : dateOf(year, month + 1, wanted));
}

const ahead =
  (days: number): Reader =>
  (_, now) =>
    single(shiftDate(harborDate(now), days));
const daysIn: Readonly<Record<string, number>> = { days: 1, weeks: 7, months: 30 };
/** "2 weeks" are 14 days, "months" alone are 30. */
const daysOf = (howMany: string | undefined, units: string): number =>
  numberIn(howMany ?? "") * Number(daysIn[units]);
const count = "\\d+|a|a couple(?: of)?";
const several = "\\d+|few|couple(?: of)?";

const readers: readonly (readonly [RegExp, Reader])[] = [
  [
    /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/,
    (m) => single(dateOf(Number(m[1]), Number(m[2]), Number(m[3]))),
  ],
  [
    new RegExp(
      `\\b(${monthPattern}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?! (?:inch|in\\b(?! (?:the|my|our|an?|PLACE|season|fog|ma|nh|mass\\w*|new|federal|state|water)\\b)|lb|pound|fish|kt|knot|foot|feet|ft|people|persons?|anglers?|guests?|clients?|of us))(?: (20\\d\\d)\\b)?`,
    ),
    (m, now) => single(sensibleDate(now, monthOf(part(m, 1)), Number(m[2]), yearIn(m, 3))),
  ],
  [
    new RegExp(
      `\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of)? (${monthPattern})\\b(?: (20\\d\\d)\\b)?`,
    ),
    (m, now) => single(sensibleDate(now, monthOf(part(m, 2)), Number(m[1]), yearIn(m, 3))),
  ],
  [
    /(?<!\d (?:and |and a )?)(?<!\d)\b(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?:\/(\d{4}|\d{2}))?\b(?! (?:inch|in\b))/,
    (m, now) => single(sensibleDate(now, Number(m[1]), Number(m[2]), yearIn(m, 3))),
  ],
  [new RegExp(`\\b(?:${weekdayPattern}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b`), dayOfMonth],
  [/\bday after tomorrow\b/, ahead(2)],
  [/\bday before yesterday\b/, ahead(-2)],
  [/\btomorrow\b/, ahead(1)],
  [/\byesterday\b/, ahead(-1)],
  [/\blast night\b/, ahead(-1)],
  [/\b(?:today|tonight|this (?=morning|afternoon|evening|night))/, ahead(0)],
  [/\b(this|next|last|past|coming|the)? ?\bweekend\b/, weekend],
  [
    new RegExp(`\\b(${count}) weeks? from (${weekdayPattern})\\b`),
    (m, now) =>
      single(shiftDate(comingWeekday(part(m, 2), "", now).from, 7 * numberIn(part(m, 1)))),
  ],
  [
    new RegExp(
      `\\b(?:on )?(${weekdayPattern}) (?:of )?next week\\b|\\bnext week (?:on )?(${weekdayPattern})\\b`,
    ),
    (m, now) => comingWeekday(m[1] ?? part(m, 2), "next", now),
  ],
  [
    new RegExp(`\\bin (${count}) weeks? (?:on )?(?:a )?(${weekdayPattern})\\b`),
    weekdayInWeeks(2, 1),
  ],
  [new RegExp(`\\b(${weekdayPattern}) in (${count}) weeks?\\b`), weekdayInWeeks(1, 2)],
  [
    new RegExp(
      `\\b(?:(this|next|last|past|coming) |(?:on|by|for|until|and|this coming) )(${weekdayPattern})\\b`,
    ),
    weekday,
  ],
  [new RegExp(`(\\b)(${longWeekdays})\\b`), weekday],
  [
    new RegExp(`\\b(?:the )?(?:last|past|previous) (?:(${several}) )?(days|weeks|months)\\b`),
    (m, now) => span(shiftDate(harborDate(now), -daysOf(m[1], part(m, 2))), harborDate(now)),
  ],
  [
    new RegExp(
      `\\b(?:over |in |for |within )?(?:the )?(?:next|coming|following) (${several}) (days|weeks)\\b`,
    ),
    (m, now) => span(harborDate(now), shiftDate(harborDate(now), daysOf(m[1], part(m, 2)) - 1)),
  ],
  [
    new RegExp(
      `\\bin (?:(\\d+|a(?= day or)) (day)|(${count}) (week))s?\\b|\\b(${count}) (day|week)s? (from (?:now|today)|ago)\\b`,
    ),
    (m, now) => {
      const days = daysOf(m[1] ?? m[3] ?? m[5], `${m[2] ?? m[4] ?? part(m, 6)}s`);
      return single(shiftDate(harborDate(now), m[7] === "ago" ? -days : days));
    },
  ],
  [/\b(this|next|last|past|coming|the|rest of the|all)? ?\bweek\b(?! ?ends?\b)/, week],
  [
    new RegExp(`\\b(?:in |during |for )?(${monthPattern}) (?:of )?(last|this|next) year\\b`),
    (m, now) => monthSpan(monthOf(part(m, 1)), harborParts(now).year + shiftOf(part(m, 2)), null),
  ],
  [
    new RegExp(
      `\\b(?:(this|next|last|past|early|mid|late|the (?:start|end|middle) of|end of|beginning of) |(?:in|for|during|of|is|until|through|to|from|by|since|and|about) (?:the month of )?)(?:(?:early|mid|late) )?(${monthPattern})\\b(?: (20\\d\\d))?`,
    ),
    wholeMonth,
  ],
  [new RegExp(`(\\b)(${plainMonths})\\b(?: (20\\d\\d))?`), wholeMonth],
  [
    /(\b)(?<=\b(?:or|vs|versus|than|until|through) )(may)\b(?! (?:i|we|you|be))|(\b)(may)(?= (?:or|vs|versus|than|through) )|(\b)(?<=FISH\d? )(may)(?= (?:on|from|in|at|limit|by) |$)/,
    (m, now) => monthSpan(5, harborParts(now).year + (harborParts(now).month > 5 ? 1 : 0), [5]),
  ],
  [/^(\b)(may)\b(?! (?:i|we|you|be))(?: (20\d\d))?/, wholeMonth],
  [/\b(this|next|last|past|of the|in the) month\b/, relativeMonth],
  [
    /\b()sun(?= (?:am|pm|morning|afternoon|evening|night)\b)/,
    (_, now) => comingWeekday("sun", "", now),
  ],
  [/\b(this|next|last|past|of the|in the) year\b/, yearSpan],
  [/\b(?:so far )?(this|last|next|past) season\b/, yearSpan],
  [
    /\b(?:in|during|over|for|of) ?(?:the )?(20\d\d)\b/,
    (m) => span(`${m[1]}-01-01`, `${m[1]}-12-31`),
  ],
  [
    /\b(?:(this|last|next) |(?:in|during|over) (?:the )?)(spring(?! tides?)|summer|fall|autumn|winter)\b/,
    season,
  ],
  [
    // "The 2nd is nicer", "the 1st keepers" count what was told, and no days.
    /\b(?:(?:on )?the )?(?!(?:1st|2nd|3rd) (?:one|1|choice|option|place|spot|keepers?|fish|bass|FISH|light|trips?|time|is (?:\w+er|good|best|fine)|sounds|looks)\b)(\d{1,2})(?:st|nd|rd|th)\b/,
    dayOfMonth,
  ],
];

/** The days a question names; null when it names none. */
export function readDays(text: string, now: Instant): Days | null {
  const holiday = holidayIn(text, now);
  if (holiday !== null) {
    const { date, words } = holiday;
    const monday = mondayOf(date);
    return { ...(wholeWeek.test(text) ? span(monday, shiftDate(monday, 6)) : onDay(date)), words };
  }
  for (const [pattern, read] of readers) {
    const match = pattern.exec(text);
    const days = match === null ? null : read(match, now);
    if (match !== null && days !== null) return { ...days, words: match[0].trim() };
  }
  return null;
}
