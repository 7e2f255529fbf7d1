import {
  dayOfYear,
  decimalsOf,
  monthOf,
  months,
  numberWords,
  ones,
  tens,
  valueOf,
  wordValue,
} from "./number-words.ts";

/** Quantities a number can count; numbers of different classes never stand for each other. */
export type FigureClass =
  | "time"
  /** A time of day without its half, in minutes from 0 to 719. */
  | "clock"
  | "feet"
  | "inches"
  | "knots"
  | "mph"
  | "degrees"
  | "miles"
  | "percent"
  | "fish"
  | "minutes"
  | "hours"
  | "days"
  | "pounds"
  | "years"
  | "date"
  | "plain";

export interface Figure {
  readonly value: number;
  readonly class: FigureClass;
  /** Decimals it was written with. */
  readonly decimals: number;
  /** What a time may be off as it is said: "about eight", "quarter past". */
  readonly off?: number;
  /** Where it begins in the text. */
  readonly at: number;
  readonly isAbout: boolean;
}

const units: readonly (readonly [FigureClass, string])[] = [
  ["feet", "ft|feet|foot|pieds?|pies?|pés?|piedi|fuß|fuss"],
  [
    "inches",
    `in(?:ch(?:es|ers?)?)?(?=\\W|$)(?! (?:the|an?|your|my|this|that|one|all|both|each|federal|massachusetts|new|boston)\\b)|pouces?|pulgadas?|polegadas?|pollici|zoll|"|″`,
  ],
  ["knots", "kts?|kn|knots?|n[œo]+uds?|nudos?|nós|nodi|knoten"],
  ["mph", "mph"],
  ["degrees", "°\\s?f?|degrees?|grados?|graus|degr[ée]s|gradi|grad"],
  ["miles", "nm|nmi|(?:nautical )?miles?|milles?|millas?|milhas?|miglia|seemeilen"],
  ["percent", "%|percent"],
  ["minutes", "min(?:ute)?s?"],
  ["hours", "hours?|hrs?|heures?|horas?|ore|stunden"],
  ["days", "days?(?! limit)|jours?|d[ií]as?|dias|giorni|tage"],
  ["pounds", "lbs?|pounds?"],
  ["years", "years?|ans|años|anos|anni|jahre"],
  [
    "fish",
    "(?:striped |legal |more |black sea |kept )*(?:fish(?! (?:free|without))|bass|stripers?|keepers?|fluke|scup|tautog|cod|poissons?|pe(?:ces|scados?|ixes?)|pesci|fische?)|per (?:day|angler|person|trip)|an? (?:day|angler|person)|each|apiece|kept|par (?:jour|p[êe]cheur|personne)|por (?:d[ií]a|pescador|persona|pessoa)|pro (?:tag|angler)|al giorno",
  ],
];
const unitPatterns = units.map(
  ([name, pattern]) => [name, new RegExp(`^[\\s-]*(?:${pattern})(?![a-zà-ÿ])`, "iu")] as const,
);

const timePattern =
  /\b(\d{1,2})(?:[:.h](\d{2}))?\s?([ap])\.?\s?m\b\.?|\b([01]?\d|2[0-3])\s?[:h]\s?([0-5]\d)\b/giu;
/** "Quarter past seven", "a minute before five", "six minutes past 5 in the morning". */
const spokenTime = new RegExp(
  `\\b(?:(?:a )?(quarter|half)|(a|\\d{1,2}|${Object.keys(numberWords).join("|")})(?: minutes?|(?= past| after)|(?<=\\b(?:at|around|about|by) \\w+)(?= to))) (past|after|to|before) (\\d{1,2}|one|${Object.keys(numberWords).slice(0, 11).join("|")})\\b(?![:.]?\\d| ?(?:[\\d%°]|hours?|min|ft|feet|in|fish|per))`,
  "giu",
);
/** A number without a unit after one of these is an hour. */
const beforeHour = /\b(?:at|around|about|by|before|after|until|till|past)\s*$/iu;
const halfOfDay =
  /^\s*(?:o'clock\s*)?(?:(?:in|de|du|da|am) (?:the |la |le )?)?(?:(morning|mañana|matin|manhã)|(?:at )?(evening|afternoon|night|tarde|soir|noite|abend))/iu;
const isoDate = /\b\d{4}-\d{2}-\d{2}\b/gu;
const dayOfMonth = new RegExp(
  `\\b(${months})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4}))?|\\b(\\d{1,2})(?:er|\\.)? (?:de |of )?(${months})\\b(?:,? (?:de )?(\\d{4}))?`,
  "giu",
);
const numberPattern = new RegExp(
  `(?!\\w+ (?:slacks|highs|lows|tides|windows|spots|places|stretches|things|rules)\\b)(?:(?<![\\d.,/-])[-−]?\\d+(?:[.,]\\d+)?(?: ?\\d\\/\\d|½| and a half)?|\\b(?:(?:${tens})[- ](?:${ones})|one(?=[\\s-]+(?:fish|bass|striper|keeper|per |an? (?:day|angler)))|${Object.keys(numberWords).join("|")})(?: and a half)?\\b|\\ban? (?=(?:inch|foot|knot|mile)\\b))`,
  "giu",
);
const about =
  /\b(?:about|around|roughly|near(?:ly)?|just (?:before|after)|shortly (?:before|after)|environ|vers|sobre|cerca|por volta|etwa|circa|verso)\s*$/iu;

const isAboutAt = (text: string, at: number): boolean =>
  about.test(text.slice(Math.max(0, at - 14), at));

const classAfter = (text: string): FigureClass =>
  unitPatterns.find(([, pattern]) => pattern.test(text))?.[0] ?? "plain";

const minutesOfDay = (hour: number, minute: number, half: string | undefined): number =>
  ((half === undefined ? hour : (hour % 12) + (/p/iu.test(half) ? 12 : 0)) * 60 + minute) % 1440;

/** A number without a unit after one of these counts fish. */
const taking =
  /\b(?:keep|take|harvest|retain|keeping|taking|garder|quedarse con|behalten|limit is)\s+(?:up to |only |just )?$/iu;
/** Minutes that "about 7" and a bare "at 7" may be off. */
export const aboutMinutes = 30;
const hourOff = 15;

/** Blanks out what was read, so that it is not read again. */
const blank = (text: string, from: number, length: number): string =>
  text.slice(0, from) + " ".repeat(length) + text.slice(from + length);

type Read = Omit<Figure, "at" | "isAbout">;
type Reader = readonly [RegExp, (match: RegExpExecArray, rest: string) => readonly Read[]];

const onDay = (month: number, day: number): Read => ({
  value: dayOfYear(month, day),
  class: "date",
  decimals: 0,
});

function spokenClock([
  ,
  part,
  minutes = "",
  side = "",
  hour = "",
]: RegExpExecArray): readonly Read[] {
  const off = part === undefined ? wordValue(minutes) : part.toLowerCase() === "half" ? 30 : 15;
  const sign = /past|after/iu.test(side) ? 1 : -1;
  const value = (wordValue(hour) * 60 + sign * off + 1440) % 720;
  return [{ value, class: "clock", decimals: 2, off: part === undefined ? 1 : 8 }];
}

function writtenTime(match: RegExpExecArray, rest: string): readonly Read[] {
  const [whole, hour, minute = "0", half, hour24 = "", minute24 = "0"] = match;
  const after = halfOfDay.exec(rest.slice(match.index + whole.length));
  const said = half ?? (after === null ? undefined : after[1] === undefined ? "p" : "a");
  const first = Number(hour ?? hour24);
  const value = minutesOfDay(first, Number(hour === undefined ? minute24 : minute), said);
  const isClock = said === undefined && first <= 12;
  const decimals = match[2] === undefined && hour24 === "" ? 0 : 2;
  return [{ value: isClock ? value % 720 : value, class: isClock ? "clock" : "time", decimals }];
}

function writtenDay(match: RegExpExecArray): readonly Read[] {
  const [, monthFirst, dayAfter, yearAfter, dayBefore, monthLast, yearBefore] = match;
  const year = yearAfter ?? yearBefore;
  return [
    onDay(monthOf(monthFirst ?? monthLast ?? ""), Number(dayAfter ?? dayBefore)),
    ...(year === undefined ? [] : [{ value: Number(year), class: "plain" as const, decimals: 0 }]),
  ];
}

/** In this order: what one has read, the next ones do not see. */
const readers: readonly Reader[] = [
  [isoDate, ([date]) => [onDay(Number(date.slice(5, 7)), Number(date.slice(8)))]],
  [spokenTime, spokenClock],
  [timePattern, writtenTime],
  [dayOfMonth, writtenDay],
  [/\b(?:the )?(\d{1,2})(?:st|nd|rd|th)\b/giu, ([, day]) => [onDay(0, Number(day))]],
];

const rangeWord = /^\s*(?:to(?: less than| under)?|-|–|or|à|a|bis|até|hasta)\s*$/iu;
const pairWord = /^\s*(?:and|et|y|e|und)\s*$/iu;
const beforePair = /\b(?:between|entre|zwischen)\s*$/iu;

/** Reads one number with the unit after it, or after the number it makes a range with. */
function numberAt(rest: string, match: RegExpExecArray, next: RegExpExecArray | undefined): Read {
  const { index } = match;
  const before = rest.slice(0, index);
  const end = index + match[0].length;
  const between = next === undefined ? "" : rest.slice(end, next.index);
  const isRange = rangeWord.test(between) || (pairWord.test(between) && beforePair.test(before));
  const own = classAfter(rest.slice(end));
  const kind =
    own === "plain" && next !== undefined && isRange
      ? classAfter(rest.slice(next.index + next[0].length))
      : own;
  const value = valueOf(match[0]);
  const decimals = decimalsOf(match[0]);
  if (kind !== "plain") return { value, class: kind, decimals };
  if (taking.test(before)) return { value, class: "fish", decimals };
  const isHour = value > 0 && value <= 12 && beforeHour.test(before);
  const off = isAboutAt(rest, index) ? aboutMinutes : hourOff;
  return isHour
    ? { value: (value * 60) % 720, class: "clock", decimals, off }
    : { value, class: "plain", decimals };
}

/** Returns every figure of a text: times in minutes of the day, days of the year, numbers with their unit. */
export function figuresIn(text: string): readonly Figure[] {
  const found: Figure[] = [];
  const add = (at: number, figures: readonly Read[]): void => {
    for (const figure of figures) found.push({ ...figure, at, isAbout: isAboutAt(text, at) });
  };
  let rest = text.replaceAll(/^\s*\d{1,2}[.)]\s/gmu, (list) => " ".repeat(list.length));
  for (const [pattern, read] of readers)
    for (const match of rest.matchAll(pattern)) {
      add(match.index, read(match, rest));
      rest = blank(rest, match.index, match[0].length);
    }
  const numbers = [...rest.matchAll(numberPattern)];
  for (const [index, match] of numbers.entries())
    add(match.index, [numberAt(rest, match, numbers[index + 1])]);
  return found.toSorted((a, b) => a.at - b.at);
}
