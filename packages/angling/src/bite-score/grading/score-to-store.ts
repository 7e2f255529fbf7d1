import { hour } from "@striper/marine/time";
import type { Degrees } from "@striper/marine/units";
import type { TripScore } from "#angling/bite-score/grading/trip-row.ts";
import {
  modelVersion,
  type FactorKey,
  type HourInputs,
  type Quality,
} from "#angling/bite-score/model.ts";
import { scoreHour } from "#angling/bite-score/score-hour.ts";
import { hourInputs, type BiteRequest } from "#angling/bite-score/series.ts";

/**
 * Sun altitudes in degrees between which it is dusk or dawn: from nautical twilight to a little
 * above the horizon.
 */
const lowLight = { above: -12, below: 6 } as const;
/** Share of the half-cycle's peak speed; about two thirds of all hours reach it. */
const movingFrom = 0.5;

export const isLowLight = (sunAltitude: Degrees | number): boolean =>
  sunAltitude > lowLight.above && sunAltitude < lowLight.below;

export const isMovingWater = (relativeSpeed: number): boolean => relativeSpeed >= movingFrom;

export interface ScoreToStore extends TripScore {
  readonly inputs: Readonly<Partial<Record<FactorKey, Quality>>>;
}

const inputsOf = (inputs: HourInputs | undefined): ScoreToStore["inputs"] =>
  inputs === undefined
    ? {}
    : Object.fromEntries(scoreHour(inputs).factors.map(({ key, quality }) => [key, quality]));

function scoreOf(inputs: HourInputs): number | null {
  const score = scoreHour(inputs);
  return score.kind === "scored" ? score.score : null;
}

/**
 * Returns the score data to store with a trip: one value per hour from its start, computed for the
 * hour's middle.
 */
export function scoreToStore(request: BiteRequest): ScoreToStore {
  const hours = hourInputs({ ...request, from: request.from + hour / 2 });
  return {
    modelVersion,
    from: request.from,
    scores: hours.map(scoreOf),
    lowLight: hours.map(({ sunAltitude }) =>
      sunAltitude === null ? null : Number(isLowLight(sunAltitude)),
    ),
    movingWater: hours.map(({ tide }) =>
      tide === null ? null : Number(isMovingWater(tide.relativeSpeed)),
    ),
    inputs: inputsOf(hours[0]),
  };
}
