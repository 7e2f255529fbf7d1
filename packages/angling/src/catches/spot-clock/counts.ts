import {
  clockLights,
  clockStages,
  isFloodStage,
  type CellOfTrip,
  type ClockPlace,
  type ClockStage,
  type Fished,
} from "./cells.ts";

/**
 * Variance over mean of fish per trip: 5.8 ashore and 5.6 in a boat in reports of ordinary anglers.
 * It counts as much as twenty of the spot's own trips.
 */
const usualDispersion = 6;
const usualDispersionTrips = 20;

/** Strength of the model's level for flood and ebb, in fish. */
const levelStrength = 2;

/** Fish and hours of one cell or stage, before division by the dispersion. */
export interface Counted extends Fished {
  readonly expected: number;
  /** Variance of the half-tide's level relative to its square. */
  readonly levelVariance: number;
}

export interface CountedCell extends Counted, ClockPlace {}

export interface CountedSpot extends Fished {
  readonly trips: readonly (readonly CellOfTrip[])[];
  readonly cells: readonly CountedCell[];
  readonly dispersion: number;
}

export const sum = (values: readonly number[]): number =>
  values.reduce((total, one) => total + one, 0);

/** Groups each trip's cells by stage, because the fish of one trip are many or few together. */
function piecesOf(trips: readonly (readonly CellOfTrip[])[], perWeight: number) {
  return trips.flatMap((cells) => {
    const pieces = new Map<ClockStage, { fish: number; expected: number }>();
    for (const { stage, fish, weight } of cells) {
      const piece = pieces.get(stage) ?? { fish: 0, expected: 0 };
      pieces.set(stage, piece);
      piece.fish += fish;
      piece.expected += perWeight * weight;
    }
    return [...pieces.values()];
  });
}

/**
 * Returns variance over mean of the pieces. A piece varies less than its whole trip: a negative
 * binomial's variance over mean is 1 + mean / k, with one k for both.
 */
function dispersionOf(trips: readonly (readonly CellOfTrip[])[], perWeight: number): number {
  const pieces = piecesOf(trips, perWeight);
  const expected = sum(pieces.map((piece) => piece.expected));
  if (expected === 0) return usualDispersion;
  const usual = 1 + ((usualDispersion - 1) * trips.length) / pieces.length;
  const own = sum(pieces.map((piece) => (piece.fish - piece.expected) ** 2)) / expected;
  const { length } = trips;
  const mean = (usual * usualDispersionTrips + own * length) / (usualDispersionTrips + length);
  return Math.max(1, mean);
}

/**
 * Sets the level of flood and ebb before their cells are shrunk, because a spot favors one half of
 * the tide before one third of it. Cells then follow the model's shape at that level.
 */
function atLevelOfHalf(cells: readonly CountedCell[], dispersion: number): CountedCell[] {
  return [true, false].flatMap((isFlood) => {
    const half = cells.filter(({ stage }) => isFloodStage(stage) === isFlood);
    const shape = levelStrength + sum(half.map(({ fish }) => fish)) / dispersion;
    const level = shape / (levelStrength + sum(half.map((one) => one.expected)) / dispersion);
    return half.map(({ stage, light, hours, fish, expected }) => ({
      stage,
      light,
      hours,
      fish,
      expected: expected * level,
      levelVariance: 1 / shape,
    }));
  });
}

export function countSpot(trips: readonly (readonly CellOfTrip[])[]): CountedSpot {
  const byCell = new Map<string, { hours: number; fish: number; weight: number }>();
  const total = { hours: 0, fish: 0, weight: 0 };
  for (const { stage, light, ...counts } of trips.flat()) {
    const cell = byCell.get(stage + light) ?? { hours: 0, fish: 0, weight: 0 };
    byCell.set(stage + light, cell);
    for (const key of ["hours", "fish", "weight"] as const) {
      cell[key] += counts[key];
      total[key] += counts[key];
    }
  }
  const perWeight = total.weight === 0 ? 0 : total.fish / total.weight;
  const cells = clockStages.flatMap((stage) =>
    clockLights.map((light) => {
      const { hours = 0, fish = 0, weight = 0 } = byCell.get(stage + light) ?? {};
      return { stage, light, hours, fish, expected: perWeight * weight, levelVariance: 0 };
    }),
  );
  const dispersion = dispersionOf(trips, perWeight);
  const { hours, fish } = total;
  return { trips, cells: atLevelOfHalf(cells, dispersion), hours, fish, dispersion };
}
