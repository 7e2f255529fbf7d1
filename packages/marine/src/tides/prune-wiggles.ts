import type { TurningPoint } from "#marine/tides/harmonics/harmonic-series.ts";

/**
 * Smallest rise or fall that counts as a tide, feet. NOAA tabulates a high and a low water only if they differ by at
 * least 0.10 ft (0.03 m); Computational Techniques for Tidal Datums Handbook, NOAA Special Publication NOS CO-OPS 2
 * (2003).
 */
export const smallestTide = 0.1;

/**
 * Removes, smallest first, every pair of neighboring turns that differ by less than `smallest`, such as the stand of
 * a double tide or a vanishing tide. Highs and lows keep alternating.
 */
export function pruneWiggles(points: readonly TurningPoint[], smallest: number): TurningPoint[] {
  const pruned = [...points];
  let wiggle = smallestWiggle(pruned, smallest);
  while (wiggle !== null) {
    pruned.splice(wiggle, 2);
    wiggle = smallestWiggle(pruned, smallest);
  }
  return pruned;
}

function smallestWiggle(points: readonly TurningPoint[], limit: number): number | null {
  let least = limit;
  let first: number | null = null;
  let before: TurningPoint | undefined;
  for (const [index, point] of points.entries()) {
    if (before !== undefined && Math.abs(point.value - before.value) < least) {
      least = Math.abs(point.value - before.value);
      first = index - 1;
    }
    before = point;
  }
  return first;
}
