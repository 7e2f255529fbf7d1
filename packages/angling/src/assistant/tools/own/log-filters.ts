import {
  harborDate,
  harborDayBounds,
  monthName,
  shiftDate,
  type Instant,
} from "@striper/marine/time";
import type { OwnCatch } from "#angling/assistant/providers.ts";
import { weekdayOn } from "#angling/assistant/slots/calendar.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { shortDate } from "#angling/assistant/tools/shown-words.ts";
import { measuredLength } from "#angling/catches/index.ts";
import { speciesNamed, speciesOf, type SpeciesId } from "#angling/species/index.ts";

export interface Span {
  readonly words: string;
  readonly holds: (at: Instant) => boolean;
}

const mondayOf = (date: string): string => shiftDate(date, -((weekdayOn(date) + 6) % 7));

function daysOf(beginning: string): readonly [string, string] {
  const [year = 0, month = 1, day] = beginning.split("-").map(Number);
  const first = `${beginning}-01-01`.slice(0, 10);
  if (day !== undefined) return [first, shiftDate(first, 1)];
  if (beginning.length === 4) return [first, `${year + 1}-01-01`];
  return [
    first,
    month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`,
  ];
}

export function spanOf(period: string, now: Instant): Span {
  const today = harborDate(now);
  const year = today.slice(0, 4);
  const [, ofYear, ofMonth] = /^(\d{4})-(\d\d)$/.exec(period) ?? [];
  const words =
    ofMonth === undefined ? period.replace("-", " ") : `${monthName(Number(ofMonth))} ${ofYear}`;
  const named: Readonly<Record<string, string>> = {
    today,
    "this-month": today.slice(0, 7),
    "this-year": year,
    "last-year": `${Number(year) - 1}`,
  };
  const monday = mondayOf(today);
  const [first, after] =
    period === "this-week" ? [monday, shiftDate(monday, 7)] : daysOf(named[period] ?? period);
  const [from, to] = [harborDayBounds(first).from, harborDayBounds(after).from];
  return { words, holds: (at) => at >= from && at < to };
}

/** Returns the span asked about: a period or a date; null for the whole log. */
export function askedSpan({ period, date }: Slots, now: Instant): Span | null {
  if (period !== undefined) return spanOf(period, now);
  return date === undefined ? null : { ...spanOf(date, now), words: shortDate(date, now) };
}

type Filter = readonly [words: string, fits: (entry: OwnCatch) => boolean];

const holds = (text: string | null, part: string): boolean =>
  text !== null && text.toLowerCase().includes(part.toLowerCase());

/** Compares each distinct name once. */
function isOf(species: SpeciesId): (entry: OwnCatch) => boolean {
  const known = new Map<string, boolean>();
  return ({ species: name }) => {
    const is = known.get(name) ?? speciesNamed(name)?.id === species;
    known.set(name, is);
    return is;
  };
}

export function filtersOf(
  { species, place, bait, fate, length_inches: least }: Slots,
  span: Span | null,
  spotId: string | null,
): readonly Filter[] {
  const isThere = ({ spotId: id, placeName }: OwnCatch): boolean =>
    (id !== null && id === spotId) || holds(placeName, place ?? "");
  const filters: readonly (Filter | undefined | false)[] = [
    species && [speciesOf(species).commonName.toLowerCase(), isOf(species)],
    span !== null && [span.words, ({ caughtAt }) => span.holds(caughtAt)],
    place !== undefined && [`at ${place}`, isThere],
    bait !== undefined && [`with ${bait}`, (entry) => holds(entry.bait, bait)],
    fate && [fate, ({ isReleased }) => isReleased === (fate === "released")],
    least !== undefined && [
      `measured at ${least} in or more`,
      (entry) => (measuredLength(entry) ?? 0) >= least,
    ],
  ];
  return filters.filter((one) => one !== undefined && one !== false);
}
