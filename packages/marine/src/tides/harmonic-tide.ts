import type { HarmonicTideStation } from "#marine/stations/index.ts";
import { hour, minute, type Instant } from "#marine/time/index.ts";
import { feet, metres, metresToFeet } from "#marine/units/index.ts";
import { HarmonicSeries, type TurningPoint } from "#marine/tides/harmonics/harmonic-series.ts";
import { pruneWiggles, smallestTide } from "./prune-wiggles.ts";
import type { TidePredictor } from "./tide-predictor.ts";

/** Wide enough to judge a wiggle at the edge of the range by its surroundings. */
const margin = 36 * hour;

export const nearestMinute = (instant: Instant): Instant => Math.round(instant / minute) * minute;

/** Returns the height series in feet above the datum. */
export function heightSeries(station: HarmonicTideStation): HarmonicSeries {
  const inFeet = (value: number): number => metresToFeet(metres(value));
  return new HarmonicSeries(
    station.constituents.map(([name, amplitude, phase]) => [name, inFeet(amplitude), phase]),
    inFeet(station.levels.MSL),
  );
}

/** Returns alternating highs and lows that count as tides, unrounded, including those around the range. */
export function tidesAround(series: HarmonicSeries, from: Instant, to: Instant): TurningPoint[] {
  return pruneWiggles(series.turningPoints(from - margin, to + margin), smallestTide);
}

export function harmonicTide(station: HarmonicTideStation): TidePredictor {
  const series = heightSeries(station);
  return {
    heightAt: (instant) => feet(series.valueAt(instant)),
    rateAt: (instant) => series.rateAt(instant),
    curve: (from, to, step) =>
      series
        .sample(from, to, step)
        .map((height, index) => ({ instant: from + index * step, height: feet(height) })),
    extremes: (from, to) =>
      tidesAround(series, from, to)
        .map(({ instant, value, peak }) => ({
          instant: nearestMinute(instant),
          height: feet(value),
          type: peak ? ("H" as const) : ("L" as const),
        }))
        .filter(({ instant }) => instant >= from && instant < to),
  };
}
