import type { Inches, Pounds } from "@striper/marine/units";
import {
  inOrderOfTime,
  measuredSize,
  speciesKey,
  type LoggedCatch,
  type MeasuredSize,
} from "#angling/catches/logged-catch.ts";

/**
 * "first" is the first measured fish of a species; "beats" is longer or heavier than all before it.
 */
export type PersonalBest =
  | { readonly kind: "none" }
  | { readonly kind: "first" }
  | {
      readonly kind: "beats";
      readonly longerThan: Inches | null;
      readonly heavierThan: Pounds | null;
    };

export type Bests = MeasuredSize;

function judge(bests: Bests, { length, weight }: MeasuredSize): PersonalBest {
  if (length === null && weight === null) return { kind: "none" };
  if (bests.length === null && bests.weight === null) return { kind: "first" };
  const longerThan =
    length !== null && bests.length !== null && length > bests.length ? bests.length : null;
  const heavierThan =
    weight !== null && bests.weight !== null && weight > bests.weight ? bests.weight : null;
  if (longerThan === null && heavierThan === null) return { kind: "none" };
  return { kind: "beats", longerThan, heavierThan };
}

function higher<Value extends number>(best: Value | null, value: Value | null): Value | null {
  if (value === null) return best;
  return best === null || value > best ? value : best;
}

const raised = (bests: Bests, { length, weight }: MeasuredSize): Bests => ({
  length: higher(bests.length, length),
  weight: higher(bests.weight, weight),
});

export const personalBestAfter = (bests: Bests, entry: LoggedCatch): PersonalBest =>
  judge(bests, measuredSize(entry));

/** Judges each catch against all earlier ones; a tie is not a personal best. */
export function personalBests(catches: readonly LoggedCatch[]): ReadonlyMap<string, PersonalBest> {
  const bests = new Map<string, Bests>();
  const verdicts = new Map<string, PersonalBest>();
  for (const entry of inOrderOfTime(catches)) {
    const key = speciesKey(entry.species);
    const best = bests.get(key) ?? { length: null, weight: null };
    const size = measuredSize(entry);
    verdicts.set(entry.id, judge(best, size));
    bests.set(key, raised(best, size));
  }
  return verdicts;
}

export function personalBestOf(entry: LoggedCatch, log: readonly LoggedCatch[]): PersonalBest {
  const key = speciesKey(entry.species);
  let bests: Bests = { length: null, weight: null };
  for (const other of log) {
    if (other.id === entry.id || speciesKey(other.species) !== key) continue;
    const isEarlier =
      other.caughtAt < entry.caughtAt || (other.caughtAt === entry.caughtAt && other.id < entry.id);
    if (isEarlier) bests = raised(bests, measuredSize(other));
  }
  return judge(bests, measuredSize(entry));
}
