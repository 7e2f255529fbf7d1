import type { Inches, Pounds } from "@striper/marine/units";
import {
  inOrderOfTime,
  measuredLength,
  measuredWeight,
  speciesKey,
  type LoggedCatch,
} from "#angling/catches/logged-catch.ts";

/** "first" sets the mark of its species; "beats" is longer or heavier than any before it. */
export type PersonalBest =
  | { readonly kind: "none" }
  | { readonly kind: "first" }
  | {
      readonly kind: "beats";
      readonly longerThan: Inches | null;
      readonly heavierThan: Pounds | null;
    };

/** The longest and the heaviest of a species so far. */
export interface Marks {
  length: Inches | null;
  weight: Pounds | null;
}

function judge(marks: Marks, length: Inches | null, weight: Pounds | null): PersonalBest {
  if (length === null && weight === null) return { kind: "none" };
  if (marks.length === null && marks.weight === null) return { kind: "first" };
  const longerThan =
    length !== null && marks.length !== null && length > marks.length ? marks.length : null;
  const heavierThan =
    weight !== null && marks.weight !== null && weight > marks.weight ? marks.weight : null;
  if (longerThan === null && heavierThan === null) return { kind: "none" };
  return { kind: "beats", longerThan, heavierThan };
}

function raise<Value extends number>(mark: Value | null, value: Value | null): Value | null {
  if (value === null) return mark;
  return mark === null || value > mark ? value : mark;
}

/** A catch whose species stood at these marks when it was caught. */
export const personalBestAfter = (marks: Readonly<Marks>, entry: LoggedCatch): PersonalBest =>
  judge(marks, measuredLength(entry), measuredWeight(entry));

/** For every catch, whether it was a personal best on the day it was caught. Equals are none. */
export function personalBests(catches: readonly LoggedCatch[]): ReadonlyMap<string, PersonalBest> {
  const marks = new Map<string, Marks>();
  const verdicts = new Map<string, PersonalBest>();
  for (const entry of inOrderOfTime(catches)) {
    const key = speciesKey(entry.species);
    const mark = marks.get(key) ?? { length: null, weight: null };
    const length = measuredLength(entry);
    const weight = measuredWeight(entry);
    verdicts.set(entry.id, judge(mark, length, weight));
    marks.set(key, { length: raise(mark.length, length), weight: raise(mark.weight, weight) });
  }
  return verdicts;
}

/** One catch against all caught before it; for the moment it is saved. */
export function personalBestOf(entry: LoggedCatch, log: readonly LoggedCatch[]): PersonalBest {
  const key = speciesKey(entry.species);
  const marks: Marks = { length: null, weight: null };
  for (const other of log) {
    if (other.id === entry.id || speciesKey(other.species) !== key) continue;
    const isEarlier =
      other.caughtAt < entry.caughtAt || (other.caughtAt === entry.caughtAt && other.id < entry.id);
    if (!isEarlier) continue;
    marks.length = raise(marks.length, measuredLength(other));
    marks.weight = raise(marks.weight, measuredWeight(other));
  }
  return judge(marks, measuredLength(entry), measuredWeight(entry));
}
