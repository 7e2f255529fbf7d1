import { harborDate, hour, type Instant } from "@striper/marine/time";
import { levelOf, type BiteLevel } from "#angling/bite-score/bands.ts";
import type { SeasonWater } from "#angling/bite-score/model.ts";

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

export interface TripScore {
  readonly modelVersion: string;
  readonly from: Instant;
  readonly scores: readonly (number | null)[];
  /**
   * Share of each hour in dusk or dawn, 0 to 1; null when unknown. `movingWater` is the same for
   * moving water.
   */
  readonly lowLight: readonly (number | null)[];
  readonly movingWater: readonly (number | null)[];
}

export interface TripToGrade {
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
  readonly isForStripers: boolean;
  readonly stripersCaught: number | null;
  readonly stripersLogged: number;
  readonly mode: "shore" | "boat" | null;
  readonly water: CoarseWater | null;
  readonly score: TripScore | null;
}

export interface TripRow {
  readonly date: string;
  readonly hours: number;
  readonly band: BiteLevel;
  readonly fish: number;
  readonly mode: "shore" | "boat" | null;
  readonly water: CoarseWater | null;
  readonly modelVersion: string;
}

export interface OwnTripRow extends TripRow {
  readonly score: number;
  readonly lowLight: number;
  readonly movingWater: number;
}

export type MissingForGrade = "running" | "hours" | "count" | "score" | "other-fish";

export type TripForGrade =
  | { readonly kind: "row"; readonly row: OwnTripRow }
  | { readonly kind: "missing"; readonly missing: MissingForGrade };

/** Shorter trips were started by mistake; longer ones were not ended. */
const shortestHours = 0.25;
const longestHours = 24;

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

/** Includes stripers logged after the count was confirmed. */
function fishOf({ stripersCaught, stripersLogged }: TripToGrade): number | null {
  if (stripersCaught === null) return stripersLogged > 0 ? stripersLogged : null;
  return Math.max(stripersCaught, stripersLogged);
}

const missing = (what: MissingForGrade): TripForGrade => ({ kind: "missing", missing: what });

/**
 * Converts a trip to one row. Fish of a trip share the same water and day, so trips are never split
 * into hours.
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

/** Returns the data that may leave the device, without the score and the baselines. */
export function sharedRow(row: OwnTripRow): TripRow {
  const { date, hours, band, fish, mode, water, modelVersion } = row;
  return { date, hours, band, fish, mode, water, modelVersion };
}
