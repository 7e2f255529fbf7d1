import { harborDate, monthName, shiftDate, type Instant } from "@striper/marine/time";
import type { OwnCatch } from "#angling/assistant/providers.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { SlotError } from "#angling/assistant/tools/asked.ts";
import { weekdayOn } from "#angling/assistant/slots/calendar.ts";
import { shortDate } from "#angling/assistant/tools/shown-time.ts";
import { measuredLength } from "#angling/catches/index.ts";
import { findSpecies, speciesOf } from "#angling/species/index.ts";

/** Days of a log, both included. */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly words: string;
}

const monthSpan = (year: number, month: number): Omit<Span, "words"> => {
  const from = `${year}-${String(month).padStart(2, "0")}-01`;
  const next =
    month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
  return { from, to: shiftDate(next, -1) };
};

/** Weeks begin on Monday. */
function weekSpan(today: string, weeksBack: number): Omit<Span, "words"> {
  const monday = shiftDate(today, -((weekdayOn(today) + 6) % 7) - 7 * weeksBack);
  return { from: monday, to: shiftDate(monday, 6) };
}

const accepted =
  'today, yesterday, this-week, last-week, this-month, last-month, this-year, last-year, "2025" or "2025-06"';

/** Returns the days a named span covers on a day in Boston. */
export function spanOf(period: string, now: Instant): Span {
  const today = harborDate(now);
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const named: Readonly<Record<string, Omit<Span, "words">>> = {
    today: { from: today, to: today },
    yesterday: { from: shiftDate(today, -1), to: shiftDate(today, -1) },
    "this-week": weekSpan(today, 0),
    "last-week": weekSpan(today, 1),
    "this-month": monthSpan(year, month),
    "last-month": month === 1 ? monthSpan(year - 1, 12) : monthSpan(year, month - 1),
    "this-year": { from: `${year}-01-01`, to: `${year}-12-31` },
    "last-year": { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  };
  const known = named[period];
  if (known !== undefined) return { ...known, words: period.replace("-", " ") };
  const [, ofYear, ofMonth] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(period) ?? [];
  if (ofYear === undefined)
    throw new SlotError("period", `No such span: "${period}". Accepted: ${accepted}.`);
  return ofMonth === undefined
    ? { from: `${ofYear}-01-01`, to: `${ofYear}-12-31`, words: ofYear }
    : {
        ...monthSpan(Number(ofYear), Number(ofMonth)),
        words: `${monthName(Number(ofMonth))} ${ofYear}`,
      };
}

/** Returns the days asked about: a span, one date, or null for the whole log. */
export function askedSpan({ period, date }: Slots, now: Instant): Span | null {
  if (period !== undefined) return spanOf(period, now);
  return date === undefined ? null : { from: date, to: date, words: shortDate(date, now) };
}

export const isWithinSpan = ({ from, to }: Span, at: Instant): boolean => {
  const day = harborDate(at);
  return from <= day && day <= to;
};

interface Filter {
  readonly words: string;
  readonly fits: (entry: OwnCatch) => boolean;
}

const holds = (text: string | null, part: string): boolean =>
  text !== null && text.toLowerCase().includes(part.toLowerCase());

function filtersOf(slots: Slots, span: Span | null, spotId: string | null): readonly Filter[] {
  const { species, place, bait, fate, length_inches: least } = slots;
  const filters: (Filter | null)[] = [
    species === undefined
      ? null
      : {
          words: speciesOf(species).commonName.toLowerCase(),
          fits: (entry) => {
            const match = findSpecies(entry.species);
            return match.kind === "found" && match.species.id === species;
          },
        },
    span === null
      ? null
      : { words: span.words, fits: ({ caughtAt }) => isWithinSpan(span, caughtAt) },
    place === undefined
      ? null
      : {
          words: `at ${place}`,
          fits: (entry) =>
            (spotId !== null && entry.spotId === spotId) || holds(entry.placeName, place),
        },
    bait === undefined ? null : { words: `with ${bait}`, fits: (entry) => holds(entry.bait, bait) },
    fate === undefined
      ? null
      : { words: fate, fits: ({ isReleased }) => isReleased === (fate === "released") },
    least === undefined
      ? null
      : {
          words: `measured at ${least} in or more`,
          fits: (entry) => (measuredLength(entry) ?? 0) >= least,
        },
  ];
  return filters.filter((one) => one !== null);
}

export interface Selection {
  readonly catches: readonly OwnCatch[];
  /** "striped bass, this year"; empty for the whole log. */
  readonly words: string;
}

/** Returns the entries that fit everything asked. */
export function selectCatches(
  catches: readonly OwnCatch[],
  slots: Slots,
  { span, spotId }: { readonly span: Span | null; readonly spotId: string | null },
): Selection {
  const filters = filtersOf(slots, span, spotId);
  return {
    catches: catches.filter((entry) => filters.every(({ fits }) => fits(entry))),
    words: filters.map(({ words }) => words).join(", "),
  };
}
