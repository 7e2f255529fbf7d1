import { harborDate, hour, type Instant } from "@striper/marine/time";
import { levelOf, type BiteLevel } from "#angling/bite-score/bands.ts";
import type { SeasonWater } from "#angling/bite-score/model.ts";

/** The waters a shared row may name; coarse, so that it names no place. */
export const coarseWaters = [
  "canal",
  "south-shore",
  "boston",
  "north-shore",
  "new-hampshire-maine",
] as const;
export type CoarseWater = (typeof coarseWaters)[number];

export function coarseWaterOf(water: SeasonWater): CoarseWater {
  return water === "new-hampshire" || water === "southern-maine" ? "new-hampshire-maine" : water;
}

/** What the score said of the hours of a trip when it began or ended, hour by hour. */
export interface TripScore {
  readonly modelVersion: string;
  /** Of the first hour; the others follow. */
  readonly from: Instant;
  /** Null: no score for that hour. */
  readonly scores: readonly (number | null)[];
  /** How much of the hour was dusk or dawn, and in how much the water moved, 0 to 1; null: not known. */
  readonly lowLight: readonly (number | null)[];
  readonly movingWater: readonly (number | null)[];
}

export interface TripToGrade {
  readonly startedAt: Instant;
  /** Null while it runs. */
  readonly endedAt: Instant | null;
  /** False when the angler was after other fish only. */
  readonly isForStripers: boolean;
  /** As the angler said; null: not asked yet. */
  readonly stripersCaught: number | null;
  /** Stripers in the log that belong to the trip. */
  readonly stripersLogged: number;
  readonly mode: "shore" | "boat" | null;
  readonly water: CoarseWater | null;
  readonly score: TripScore | null;
}

/** A trip as it may be shared: nothing in it names a place or a person. */
export interface TripRow {
  /** In Boston, "2026-06-13". */
  readonly date: string;
  readonly hours: number;
  readonly band: BiteLevel;
  readonly fish: number;
  readonly mode: "shore" | "boat" | null;
  readonly water: CoarseWater | null;
  readonly modelVersion: string;
}

/** The same on the angler's own device, with what the bands are made of and the baselines need. */
export interface OwnTripRow extends TripRow {
  /** Mean of the hours, 0 to 100. */
  readonly score: number;
  /** Shares of the hours, 0 to 1. */
  readonly lowLight: number;
  readonly movingWater: number;
}

/** Why a trip cannot be graded. */
export type MissingForGrade = "running" | "hours" | "count" | "score" | "other-fish";

export type TripForGrade =
  | { readonly kind: "row"; readonly row: OwnTripRow }
  | { readonly kind: "missing"; readonly missing: MissingForGrade };

/** Shorter was a tap by mistake, longer a trip somebody forgot to end. */
const shortestHours = 0.25;
const longestHours = 24;

/** The mean over the part of each hour that the trip was out; null without any. */
function meanDuring(
  values: readonly (number | null)[],
  from: Instant,
  trip: readonly [Instant, Instant],
) {
  let sum = 0;
  let weight = 0;
  for (const [index, value] of values.entries()) {
    const begins = Math.max(trip[0], from + index * hour);
    const ends = Math.min(trip[1], from + (index + 1) * hour);
    if (value === null || ends <= begins) continue;
    sum += value * (ends - begins);
    weight += ends - begins;
  }
  return weight > 0 ? sum / weight : null;
}

/** A striper logged after the count was confirmed counts as well. */
function fishOf({ stripersCaught, stripersLogged }: TripToGrade): number | null {
  if (stripersCaught === null) return stripersLogged > 0 ? stripersLogged : null;
  return Math.max(stripersCaught, stripersLogged);
}

const missing = (what: MissingForGrade): TripForGrade => ({ kind: "missing", missing: what });

/**
 * A trip as one row. The trip is the independent unit: its fish come from the same water on the
 * same day, so it is never split into hours.
 */
export function tripRow(trip: TripToGrade): TripForGrade {
  const { startedAt, endedAt, mode, water, score } = trip;
  if (!trip.isForStripers) return missing("other-fish");
  if (endedAt === null) return missing("running");
  const hours = (endedAt - startedAt) / hour;
  if (hours < shortestHours || hours > longestHours) return missing("hours");
  const fish = fishOf(trip);
  if (fish === null) return missing("count");
  if (score === null) return missing("score");
  const during = [startedAt, endedAt] as const;
  const mean = meanDuring(score.scores, score.from, during);
  const lowLight = meanDuring(score.lowLight, score.from, during);
  const movingWater = meanDuring(score.movingWater, score.from, during);
  if (mean === null || lowLight === null || movingWater === null) return missing("score");
  return {
    kind: "row",
    row: {
      date: harborDate(startedAt),
      hours,
      band: levelOf(Math.round(mean)),
      fish,
      mode,
      water,
      modelVersion: score.modelVersion,
      score: mean,
      lowLight,
      movingWater,
    },
  };
}

/** What may leave the device: the row without the score itself and without the baselines. */
export function sharedRow(row: OwnTripRow): TripRow {
  const { date, hours, band, fish, mode, water, modelVersion } = row;
  return { date, hours, band, fish, mode, water, modelVersion };
}
