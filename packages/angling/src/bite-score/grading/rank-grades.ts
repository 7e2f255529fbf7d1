import { correlationOf, rankInto, rankingOf } from "#angling/bite-score/grading/ranks.ts";
import {
  confidence,
  resamples,
  spreadOf,
  unitsOf,
  type Interval,
} from "#angling/bite-score/grading/resample.ts";

/**
 * A spread from 400 resamples is accurate within 4 %, one from 64 within 9 %, which suffices for
 * large logs.
 */
const mostResamples = 400;
const fewestResamples = 64;
/** Rows times resamples that a phone computes in a tenth of a second. */
const work = 200_000;
const seed = 20_270_101;

const resamplesFor = (rows: number): number =>
  Math.min(mostResamples, Math.max(fewestResamples, Math.round(work / Math.max(1, rows))));

export interface CaughtRow {
  readonly hours: number;
  readonly fish: number;
  readonly mode: "shore" | "boat" | null;
}

export interface RankGrade {
  /**
   * Spearman correlation within shore and boat trips: 1 for the same order, 0 for none; null when
   * it cannot be computed.
   */
  readonly correlation: number | null;
  readonly interval: Interval | null;
  /** The correlation divided by its spread over the resamples; null when it cannot be computed. */
  readonly strength: number | null;
}

export const noRank: RankGrade = { correlation: null, interval: null, strength: null };

export interface RankGrades {
  readonly predictors: readonly RankGrade[];
  /**
   * The first predictor's lead over each of the others, divided by the lead's spread over the
   * resamples; positive is better. All predictors share the same resamples, so common effects
   * cancel out.
   */
  readonly leads: readonly (number | null)[];
}

/** Work that yields after each resample, so that the caller can run other tasks. */
export type Steps<Result> = Generator<void, Result>;

export function withoutPause<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const modes = ["shore", "boat"];

type Resampled = readonly (readonly (number | null)[])[];

/**
 * Returns the spread over the resamples, or null when over half could not be ranked or nothing
 * varied.
 */
function usableSpread(values: readonly (number | null)[]): number | null {
  const usable = values.filter((value) => value !== null);
  const spread = spreadOf(usable);
  return 2 * usable.length >= values.length && spread > 0 ? spread : null;
}

function rankGrade(correlation: number | null, values: Resampled[number]): RankGrade {
  const spread = usableSpread(values);
  if (correlation === null || spread === null) return { ...noRank, correlation };
  const reach = confidence * spread;
  const interval = {
    low: Math.max(-1, correlation - reach),
    high: Math.min(1, correlation + reach),
  };
  return { correlation, interval, strength: correlation / spread };
}

function leadOf(estimates: Resampled[number], values: Resampled, other: number): number | null {
  const [first = null] = estimates;
  const second = estimates[other] ?? null;
  if (first === null || second === null) return null;
  const leads = (values[0] ?? []).map((one, time) => {
    const two = values[other]?.[time] ?? null;
    return one === null || two === null ? null : one - two;
  });
  const spread = usableSpread(leads);
  return spread === null ? null : (first - second) / spread;
}

/**
 * Computes each predictor's rank correlation with catch per hour, its bootstrap interval, and the
 * first predictor's lead over the others. Rows with the same entry in `keys` are drawn together.
 */
export function* rankInSteps(
  rows: readonly CaughtRow[],
  predictors: readonly (readonly number[])[],
  keys: readonly string[] | null = null,
): Steps<RankGrades> {
  const strata = rows.map(({ mode }) => (mode === null ? -1 : modes.indexOf(mode)));
  const columns = [rows.map(({ fish, hours }) => fish / hours), ...predictors].map((values) => ({
    ranking: rankingOf(values, strata),
    ranks: new Float64Array(rows.length),
  }));
  const correlations = (counts: Float64Array): (number | null)[] => {
    for (const { ranking, ranks } of columns) rankInto(ranks, ranking, counts);
    const [caught, ...others] = columns;
    return others.map(({ ranks }) => correlationOf(ranks, caught?.ranks ?? ranks, counts));
  };
  const estimates = correlations(new Float64Array(rows.length).fill(1));
  const values: (number | null)[][] = predictors.map(() => []);
  const times = resamplesFor(rows.length);
  for (const counts of resamples({ ...unitsOf(keys, rows.length), seed, times })) {
    for (const [index, value] of correlations(counts).entries()) values[index]?.push(value);
    yield;
  }
  return {
    predictors: estimates.map((estimate, index) => rankGrade(estimate, values[index] ?? [])),
    leads: predictors.slice(1).map((_, index) => leadOf(estimates, values, index + 1)),
  };
}
