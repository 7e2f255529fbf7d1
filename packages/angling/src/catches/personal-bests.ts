import type { Inches, Pounds } from "@striper/marine/units";
import {
  inOrderOfTime,
  measuredLength,
  measuredWeight,
  speciesKey,
  type LoggedCatch,
} from "#angling/catches/logged-catch.ts";

/** "first" is the first measured one of its species; "beats" is longer or heavier than any before it. */
export type PersonalBest =
  | { readonly kind: "none" }
  | { readonly kind: "first" }
  | {
      readonly kind: "beats";
      readonly longerThan: Inches | null;
      readonly heavierThan: Pounds | null;
    };

/** The longest and the heaviest of a species so far. */
export interface Bests {
  length: Inches | null;
  weight: Pounds | null;
}

function judge(bests: Bests, length: Inches | null, weight: Pounds | null): PersonalBest {
  if (length === null && weight === null) return { kind: "none" };
  if (bests.length === null && bests.weight === null) return { kind: "first" };
  const longerThan =
    length !== null && bests.length !== null && length > bests.length ? bests.length : null;
  const heavierThan =
    weight !== null && bests.weight !== null && weight > bests.weight ? bests.weight : null;
  if (longerThan === null && heavierThan === null) return { kind: "none" };
  return { kind: "beats", longerThan, heavierThan };
}

function raise<Value extends number>(best: Value | null, value: Value | null): Value | null {
  if (value === null) return best;
  return best === null || value > best ? value : best;
}

/** A catch whose species had these bests when it was caught. */
export const personalBestAfter = (bests: Readonly<Bests>, entry: LoggedCatch): PersonalBest =>
  judge(bests, measuredLength(entry), measuredWeight(entry));

/** For every catch, whether it was a personal best on the day it was caught; a tie is not. */
export function personalBests(catches: readonly LoggedCatch[]): ReadonlyMap<string, PersonalBest> {
  const bests = new Map<string, Bests>();
  const verdicts = new Map<string, PersonalBest>();
  for (const entry of inOrderOfTime(catches)) {
    const key = speciesKey(entry.species);
    const best = bests.get(key) ?? { length: null, weight: null };
    const length = measuredLength(entry);
    const weight = measuredWeight(entry);
    verdicts.set(entry.id, judge(best, length, weight));
    bests.set(key, { length: raise(best.length, length), weight: raise(best.weight, weight) });
  }
  return verdicts;
}

/** One catch against all caught before it; for the moment it is saved. */
export function personalBestOf(entry: LoggedCatch, log: readonly LoggedCatch[]): PersonalBest {
  const key = speciesKey(entry.species);
  const bests: Bests = { length: null, weight: null };
  for (const other of log) {
    if (other.id === entry.id || speciesKey(other.species) !== key) continue;
    const isEarlier =
      other.caughtAt < entry.caughtAt || (other.caughtAt === entry.caughtAt && other.id < entry.id);
    if (!isEarlier) continue;
    bests.length = raise(bests.length, measuredLength(other));
    bests.weight = raise(bests.weight, measuredWeight(other));
  }
  return judge(bests, measuredLength(entry), measuredWeight(entry));
}
