import { harborDate, monthName, shiftDate, type Instant } from "@striper/marine/time";
import type { OwnCatch } from "#angling/assistant/providers.ts";
import { weekdayOn } from "#angling/assistant/slots/calendar.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { shortDate } from "#angling/assistant/tools/shown-words.ts";
import { measuredLength } from "#angling/catches/index.ts";
import { findSpecies, speciesOf } from "#angling/species/index.ts";

/** Days of a log. */
export interface Span {
  readonly words: string;
  readonly holds: (at: Instant) => boolean;
}

/** Returns the Monday with which a day's week begins. */
const mondayOf = (date: string): string => shiftDate(date, -((weekdayOn(date) + 6) % 7));

/** Returns the days a period covers on a day in Boston: a week, or dates that begin alike. */
export function spanOf(period: string, now: Instant): Span {
  const today = harborDate(now);
  const year = today.slice(0, 4);
  const [, ofYear, ofMonth] = /^(\d{4})-(\d\d)$/.exec(period) ?? [];
  const words =
    ofMonth === undefined ? period.replace("-", " ") : `${monthName(Number(ofMonth))} ${ofYear}`;
  if (period === "this-week")
    return { words, holds: (at) => mondayOf(harborDate(at)) === mondayOf(today) };
  const named: Readonly<Record<string, string>> = {
    today,
    "this-month": today.slice(0, 7),
    "this-year": year,
    "last-year": `${Number(year) - 1}`,
  };
  const beginning = named[period] ?? period;
  return { words, holds: (at) => harborDate(at).startsWith(beginning) };
}

/** Returns the days asked about: a span, one date, or null for the whole log. */
export function askedSpan({ period, date }: Slots, now: Instant): Span | null {
  if (period !== undefined) return spanOf(period, now);
  return date === undefined ? null : { ...spanOf(date, now), words: shortDate(date, now) };
}

interface Filter {
  readonly words: string;
  readonly fits: (entry: OwnCatch) => boolean;
}

const holds = (text: string | null, part: string): boolean =>
  text !== null && text.toLowerCase().includes(part.toLowerCase());

/** Returns what an entry has to fit, in the order in which it is told. */
export function filtersOf(
  { species, place, bait, fate, length_inches: least }: Slots,
  span: Span | null,
  spotId: string | null,
): readonly Filter[] {
  const isSpecies = ({ species: name }: OwnCatch): boolean => {
    const match = findSpecies(name);
    return match.kind === "found" && match.species.id === species;
  };
  const filters: readonly (Filter | undefined)[] = [
    species && { words: speciesOf(species).commonName.toLowerCase(), fits: isSpecies },
    span === null ? undefined : { words: span.words, fits: ({ caughtAt }) => span.holds(caughtAt) },
    place === undefined
      ? undefined
      : {
          words: `at ${place}`,
          fits: (entry) =>
            (spotId !== null && entry.spotId === spotId) || holds(entry.placeName, place),
        },
    bait === undefined
      ? undefined
      : { words: `with ${bait}`, fits: (entry) => holds(entry.bait, bait) },
    fate && { words: fate, fits: ({ isReleased }) => isReleased === (fate === "released") },
    least === undefined
      ? undefined
      : {
          words: `measured at ${least} in or more`,
          fits: (entry) => (measuredLength(entry) ?? 0) >= least,
        },
  ];
  return filters.filter((one) => one !== undefined);
}
