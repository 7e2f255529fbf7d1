import {
  harborDate,
  harborParts,
  hour,
  instantOfHarborTime,
  shiftDate,
} from "@striper/marine/time";
import { shortWeekdayName, type Instant } from "@striper/marine/time";
import { compassPoints, degrees, feet, knots } from "@striper/marine/units";
import type { Degrees, Feet, Knots } from "@striper/marine/units";

export interface MarinePeriod {
  /** For example "TONIGHT", "SAT NIGHT" or "SUN AND SUN NIGHT". */
  readonly name: string;
  readonly text: string;
}

export interface MarineSpan {
  readonly from: Instant;
  readonly to: Instant;
  readonly winds: readonly { readonly speed: Knots; readonly from: Degrees | null }[];
  readonly waves: Feet | null;
  readonly fog: boolean;
}

type Span = Pick<MarineSpan, "from" | "to">;

/** Maximum age of a forecast. A new one is issued four times a day. */
export const marineForecastHolds = 36 * hour;

/** The National Weather Service's day is 6 am to 6 pm, its night 6 pm to 6 am. */
const dayBegins = 6;
const noon = 12;
const nightBegins = 18;

const clockSpan = (date: string, from: number, to: number): Span => ({
  from: instantOfHarborTime(date, from),
  to: to < 24 ? instantOfHarborTime(date, to) : instantOfHarborTime(shiftDate(date, 1), to - 24),
});

const nightOf = (date: string): Span => clockSpan(date, nightBegins, dayBegins + 24);

/** Reads names such as "TODAY", "THIS AFTERNOON" or "TONIGHT"; null for another day. */
function spanOfToday(name: string, issuedAt: Instant): Span | null {
  const date = harborDate(issuedAt);
  if (/OVERNIGHT|TONIGHT|EVENING/u.test(name)) {
    const { hour: issued } = harborParts(issuedAt);
    // The morning forecast is issued from about 3 am; its "tonight" is the coming night.
    const isOfMorning = issued >= 3 && /^(?:TONIGHT|THIS EVENING)/u.test(name);
    return issued < dayBegins && !isOfMorning ? clockSpan(date, 0, dayBegins) : nightOf(date);
  }
  if (/MORNING/u.test(name)) return clockSpan(date, 0, noon);
  if (/AFTERNOON/u.test(name)) return clockSpan(date, noon, nightBegins);
  return /TODAY/u.test(name) ? clockSpan(date, 0, nightBegins) : null;
}

/** Reads names such as "SAT" or "SATURDAY NIGHT" as the next such day after the day of issue. */
function spanOfWeekday(name: string, issuedAt: Instant): Span | null {
  const today = harborDate(issuedAt);
  for (let days = 1; days <= 7; days += 1) {
    const { weekday } = harborParts(instantOfHarborTime(shiftDate(today, days), noon));
    if (!name.startsWith(shortWeekdayName(weekday).toUpperCase())) continue;
    const date = shiftDate(today, days);
    return name.includes("NIGHT") ? nightOf(date) : clockSpan(date, dayBegins, nightBegins);
  }
  return null;
}

function spanOf(name: string, issuedAt: Instant): Span | null {
  const parts = name
    .toUpperCase()
    .split(/ (?:AND|THROUGH|INTO) /u)
    .map((part) => spanOfToday(part, issuedAt) ?? spanOfWeekday(part.trim(), issuedAt));
  const known = parts.filter((part) => part !== null);
  if (known.length === 0 || known.length < parts.length) return null;
  return {
    from: Math.min(...known.map(({ from }) => from)),
    to: Math.max(...known.map(({ to }) => to)),
  };
}

const sentencesOf = (text: string): string[] => text.split(/\.\s+(?=[A-Z])/u);

const seaSentence = /^(?:combined )?(?:waves|seas|wave heights?)\b/iu;
const heights = /(\d+)(?: to (\d+))? (?:ft|feet|foot)\b/gu;

/** Returns the highest figure of for example "3 to 5 ft, building to 6 to 8 ft after midnight". */
function wavesOf(sentences: readonly string[]): Feet | null {
  const named = sentences
    .filter((sentence) => seaSentence.test(sentence))
    .flatMap((sentence) => Array.from(sentence.matchAll(heights)))
    .map(([, low, high]) => Number(high ?? low));
  return named.length === 0 ? null : feet(Math.max(...named));
}

/**
 * Matches for example "Patchy fog late", "vsby 1 nm or less" and "visibility one quarter mile or
 * less".
 */
const fogWords =
  /\bfog\b|\b(?:vsby|visibility)\b[^.]*?\b(?:(?:1|one) (?:nm|nautical mile) or less|(?:less than|under|below) (?:1|one)\b|quarter|half|1\/[248])/iu;

const words: Readonly<Record<string, string>> = {
  NORTH: "N",
  NORTHEAST: "NE",
  EAST: "E",
  SOUTHEAST: "SE",
  SOUTH: "S",
  SOUTHWEST: "SW",
  WEST: "W",
  NORTHWEST: "NW",
};

function directionOf(word: string): Degrees | null {
  const upper = word.toUpperCase();
  const index = compassPoints.findIndex((point) => point === (words[upper] ?? upper));
  return index === -1 ? null : degrees((index * 360) / compassPoints.length);
}

const windSentence = /\b(?:winds?|gales)\b/iu;
const turns =
  /,? (?:becoming|shifting to(?: the)?|increasing to|diminishing to|veering|backing)\b/iu;
const speeds = /(\d+)(?: to (\d+))? (?:kt|knots)\b/u;
const direction = new RegExp(
  `\\b(${[...compassPoints, ...Object.keys(words), "variable"].join("|")})\\b`,
  "giu",
);

/**
 * Returns each wind at its strongest from for example "SW winds 10 to 15 kt, becoming NW after
 * midnight".
 */
function windsOf(sentences: readonly string[]): MarineSpan["winds"] {
  const sentence = sentences.find((one) => windSentence.test(one) && speeds.test(one));
  if (sentence === undefined) return [];
  let from: readonly (Degrees | null)[] = [null];
  let speed = knots(0);
  return sentence.split(turns).flatMap((part) => {
    const named = Array.from(part.matchAll(direction), ([word]) => directionOf(word));
    const [, low, high] = speeds.exec(part) ?? [];
    if (named.length > 0) from = named;
    if (low !== undefined) speed = knots(Number(high ?? low));
    return from.map((one) => ({ speed, from: one }));
  });
}

/**
 * Reads wind, seas and fog from a zone's forecast periods. Periods that are not understood are
 * omitted.
 */
export function marineSpans(
  periods: readonly MarinePeriod[],
  issuedAt: Instant,
  now: Instant,
): MarineSpan[] {
  if (now - issuedAt > marineForecastHolds) return [];
  return periods.flatMap(({ name, text }) => {
    const span = spanOf(name, issuedAt);
    const sentences = sentencesOf(text);
    return span === null
      ? []
      : [
          {
            ...span,
            winds: windsOf(sentences),
            waves: wavesOf(sentences),
            fog: fogWords.test(text),
          },
        ];
  });
}
