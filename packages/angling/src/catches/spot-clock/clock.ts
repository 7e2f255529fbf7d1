import { gammaQuantile, logGamma } from "./gamma.ts";
import {
  clockLights,
  clockStages,
  type CellOfTrip,
  type ClockPlace,
  type ClockStage,
  type Fished,
} from "./cells.ts";
import { countSpot, sum, type Counted, type CountedCell, type CountedSpot } from "./counts.ts";

export interface ClockRate extends Fished {
  /** Shrunk toward the model's expectation; null without hours, or when the spot has no fish. */
  readonly perHour: number | null;
  /** A 90 % credible interval. */
  readonly interval: readonly [low: number, high: number] | null;
}

export interface ClockCell extends ClockRate, ClockPlace {}

export interface StageOfClock extends ClockRate {
  readonly stage: ClockStage;
}

export interface SpotClock extends Fished {
  readonly trips: number;
  /** Fish per hour at the spot over all hours. */
  readonly mean: number;
  readonly cells: readonly ClockCell[];
  readonly stages: readonly StageOfClock[];
  readonly best: ClockStage | null;
}

export const leastTripsForClaim = 20;

/** Largest chance of a false claim in a log, over all its spots and stages. */
const falseClaims = 0.05;
const intervalShare = 0.9;

/** Candidate strengths of trust in the model, in fish. The log's fit weights them. */
const priorStrengths = [1, 2, 4, 8, 16, 32] as const;

/**
 * Returns the log likelihood of the counts when cells depart from the model by a gamma distribution
 * of this shape.
 */
function logLikelihood(spots: readonly CountedSpot[], strength: number): number {
  let total = 0;
  for (const { cells, dispersion } of spots)
    for (const cell of cells) {
      if (cell.expected === 0) continue;
      const fish = cell.fish / dispersion;
      const expected = cell.expected / dispersion;
      total +=
        logGamma(strength + fish) -
        logGamma(strength) +
        strength * Math.log(strength / (strength + expected)) +
        fish * Math.log(expected / (strength + expected));
    }
  return total;
}

/** Estimates the empirical-Bayes prior: how closely the whole log's cells follow the model. */
function priorStrengthOf(spots: readonly CountedSpot[]): number {
  const fits = priorStrengths.map((strength) => logLikelihood(spots, strength));
  const best = Math.max(...fits);
  const weights = fits.map((fit) => Math.exp(fit - best));
  const logs = priorStrengths.map((strength, index) => Math.log(strength) * (weights[index] ?? 0));
  return Math.exp(sum(logs) / sum(weights));
}

/**
 * Returns mean and variance of fish per hour from a gamma prior around the expectation and the
 * log's counts.
 */
function posterior({ hours, fish, expected }: Counted, strength: number, dispersion: number) {
  const shape = strength + fish / dispersion;
  const perHour = ((expected / hours) * shape) / (strength + expected / dispersion);
  return { perHour, variance: perHour ** 2 / shape };
}

function rateOf(cells: readonly Counted[], strength: number, dispersion: number): ClockRate {
  const seen = cells.filter(({ hours, expected }) => hours > 0 && expected > 0);
  const hours = sum(cells.map((cell) => cell.hours));
  const fish = sum(cells.map((cell) => cell.fish));
  if (seen.length === 0) return { hours, fish, perHour: null, interval: null };
  const { mean, shape } = together(seen, strength, dispersion);
  const tail = (1 - intervalShare) / 2;
  return {
    hours,
    fish,
    perHour: mean,
    interval: [gammaQuantile(shape, mean, tail), gammaQuantile(shape, mean, 1 - tail)],
  };
}

/** Combines cells into a gamma distribution with the mean and variance of their sum. */
function together(cells: readonly Counted[], strength: number, dispersion: number) {
  const hours = sum(cells.map((cell) => cell.hours));
  const rates = cells.map((cell) => {
    const { perHour, variance } = posterior(cell, strength, dispersion);
    return { fish: perHour * cell.hours, variance: variance * cell.hours ** 2 };
  });
  const fish = sum(rates.map((rate) => rate.fish));
  const variance = sum(rates.map((rate) => rate.variance)) / fish ** 2;
  return { mean: fish / hours, shape: 1 / (variance + (cells[0]?.levelVariance ?? 0)) };
}

/**
 * Returns the expected fish from the spot's mean in the same light, whatever the tide and without
 * the model.
 */
function withoutTide(spot: CountedSpot, stage: ClockStage): Counted[] {
  return clockLights.flatMap((light) => {
    const same = spot.cells.filter((cell) => cell.light === light);
    const ofLight = sum(same.map(({ fish }) => fish)) / sum(same.map(({ hours }) => hours));
    return same
      .filter((cell) => cell.stage === stage && cell.hours > 0)
      .map(({ hours, fish }) => ({ hours, fish, expected: ofLight * hours, levelVariance: 0 }));
  });
}

/**
 * Returns the best stage when the claim is safe: its interval, corrected for all spots and stages,
 * lies above the spot's mean, and the log agrees without the model.
 */
function bestStage(spot: CountedSpot, strength: number, spotsInLog: number): ClockStage | null {
  if (spot.trips.length < leastTripsForClaim || spot.fish === 0) return null;
  const tail = falseClaims / (spotsInLog * clockStages.length);
  const rated = clockStages.flatMap((stage) => {
    const seen = spot.cells.filter((cell) => cell.stage === stage && cell.hours > 0);
    return seen.length === 0 ? [] : [{ stage, ...together(seen, strength, spot.dispersion) }];
  });
  const [best] = rated.toSorted((a, b) => b.mean - a.mean);
  if (best === undefined) return null;
  const isAboveMean = gammaQuantile(best.shape, best.mean, tail) > spot.fish / spot.hours;
  if (!isAboveMean) return null;
  const own = withoutTide(spot, best.stage);
  const expected = sum(own.map((cell) => cell.expected));
  const shape = 1 + sum(own.map((cell) => cell.fish)) / spot.dispersion;
  const ratio = shape / (1 + expected / spot.dispersion);
  return gammaQuantile(shape, ratio, tail) > 1 ? best.stage : null;
}

function cellOf(cell: CountedCell, { dispersion }: CountedSpot, strength: number): ClockCell {
  const { stage, light } = cell;
  return { stage, light, ...rateOf([cell], strength, dispersion) };
}

function stageOf(stage: ClockStage, spot: CountedSpot, strength: number): StageOfClock {
  const cells = spot.cells.filter((cell) => cell.stage === stage);
  return { stage, ...rateOf(cells, strength, spot.dispersion) };
}

function clockOf(spot: CountedSpot, strength: number, spotsInLog: number): SpotClock {
  const { trips, hours, fish, cells } = spot;
  return {
    trips: trips.length,
    hours,
    fish,
    mean: hours === 0 ? 0 : fish / hours,
    cells: cells.map((cell) => cellOf(cell, spot, strength)),
    stages: clockStages.map((stage) => stageOf(stage, spot, strength)),
    best: bestStage(spot, strength, spotsInLog),
  };
}

export function spotClocks<Spot>(
  log: ReadonlyMap<Spot, readonly (readonly CellOfTrip[])[]>,
): Map<Spot, SpotClock> {
  const counted = new Map([...log].map(([spot, trips]) => [spot, countSpot(trips)]));
  const all = [...counted.values()];
  const strength = priorStrengthOf(all);
  const claimants = all.filter(({ trips }) => trips.length >= leastTripsForClaim).length;
  return new Map(
    [...counted].map(([spot, one]) => [spot, clockOf(one, strength, Math.max(1, claimants))]),
  );
}
