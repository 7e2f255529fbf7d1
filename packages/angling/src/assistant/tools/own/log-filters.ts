import { harborDate, monthName, shiftDate, type Instant } from "@striper/marine/time";
import type { OwnCatch } from "#angling/assistant/providers.ts";
import { weekdayOn } from "#angling/assistant/slots/calendar.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { SlotError } from "#angling/assistant/tools/asked.ts";
import { shortDate } from "#angling/assistant/tools/shown-words.ts";
import { measuredLength } from "#angling/catches/index.ts";
import { findSpecies, speciesOf } from "#angling/species/index.ts";

/** Days of a log. */
export interface Span {
  readonly words: string;
  readonly holds: (at: Instant) => boolean;
}

const spanWith = (words: string, includes: (date: string) => boolean): Span => ({
  words,
  holds: (at) => includes(harborDate(at)),
});

/** Returns the Monday with which a day's week begins. */
const mondayOf = (date: string): string => shiftDate(date, -((weekdayOn(date) + 6) % 7));

const accepted =
  'today, yesterday, this-week, last-week, this-month, last-month, this-year, last-year, "2025" or "2025-06"';

/** Returns the days a named span covers on a day in Boston. */
export function spanOf(period: string, now: Instant): Span {
  const today = harborDate(now);
  const [year, month] = [today.slice(0, 4), today.slice(0, 7)];
  const weeks: Readonly<Record<string, string>> = {
    "this-week": mondayOf(today),
    "last-week": mondayOf(shiftDate(today, -7)),
  };
  const beginnings: Readonly<Record<string, string>> = {
    today,
    yesterday: shiftDate(today, -1),
    "this-month": month,
    "last-month": shiftDate(`${month}-01`, -1).slice(0, 7),
    "this-year": year,
    "last-year": `${Number(year) - 1}`,
  };
  const words = period.replace("-", " ");
  const monday = weeks[period];
  if (monday !== undefined) return spanWith(words, (date) => mondayOf(date) === monday);
  const named = beginnings[period];
  if (named !== undefined) return spanWith(words, (date) => date.startsWith(named));
  const [, ofYear, ofMonth] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(period) ?? [];
  if (ofYear === undefined)
    throw new SlotError("period", `No such span: "${period}". Accepted: ${accepted}.`);
  const name = ofMonth === undefined ? ofYear : `${monthName(Number(ofMonth))} ${ofYear}`;
  return spanWith(name, (date) => date.startsWith(period));
}

/** Returns the days asked about: a span, one date, or null for the whole log. */
export function askedSpan({ period, date }: Slots, now: Instant): Span | null {
  if (period !== undefined) return spanOf(period, now);
  return date === undefined ? null : spanWith(shortDate(date, now), (day) => day === date);
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
