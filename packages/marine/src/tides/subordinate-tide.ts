import type { SubordinateTideStation } from "#marine/stations/index.ts";
import { hour, minute, type Instant } from "#marine/time/index.ts";
import { feet, metres, metresToFeet } from "#marine/units/index.ts";
import { heightSeries, nearestMinute, tidesAround } from "./harmonic-tide.ts";
import type { TidePoint, TidePredictor } from "./tide-predictor.ts";
import { inOrder, neighbors, referenceTime, rememberByDay, type WarpKnot } from "./time-warp.ts";

interface TideKnot extends WarpKnot {
  readonly peak: boolean;
  readonly height: number;
  readonly referenceHeight: number;
}

/**
 * Creates the predictor of a subordinate station. NOAA publishes only the time and height differences of high and low
 * water to the reference station. Between them the predictor follows the reference's curve, stretched in time and
 * height.
 */
export function subordinateTide(station: SubordinateTideStation): TidePredictor {
  const { time, height } = station.offsets;
  const series = heightSeries(station.reference);

  const adjust = (value: number, peak: boolean): number => {
    const offset = peak ? height.high : height.low;
    return height.type === "ratio" ? value * offset : value + metresToFeet(metres(offset));
  };

  const knotsBetween = (from: Instant, to: Instant): TideKnot[] =>
    inOrder(
      tidesAround(series, from, to).map(({ instant, value, peak }) => ({
        instant: instant + (peak ? time.high : time.low) * minute,
        reference: instant,
        peak,
        height: adjust(value, peak),
        referenceHeight: value,
      })),
    );
  const knotsAround = rememberByDay(knotsBetween);

  const heightOf = (instant: Instant): number => {
    const around = neighbors(knotsAround(instant), instant);
    if (around === null) {
      // The tide has vanished, so there are no events to stretch between.
      const value = series.valueAt(instant);
      return (adjust(value, true) + adjust(value, false)) / 2;
    }
    const [before, after] = around;
    const value = series.valueAt(referenceTime(instant, around));
    const fraction =
      (value - before.referenceHeight) / (after.referenceHeight - before.referenceHeight);
    return before.height + fraction * (after.height - before.height);
  };

  return {
    heightAt: (instant) => feet(heightOf(instant)),
    rateAt: (instant) =>
      (heightOf(instant + minute) - heightOf(instant - minute)) * (hour / (2 * minute)),
    curve(from, to, step) {
      const points: TidePoint[] = [];
      for (let instant = from; instant < to; instant += step) {
        points.push({ instant, height: feet(heightOf(instant)) });
      }
      return points;
    },
    extremes: (from, to) =>
      knotsBetween(from, to)
        .map((knot) => ({
          instant: nearestMinute(knot.instant),
          height: feet(knot.height),
          type: knot.peak ? ("H" as const) : ("L" as const),
        }))
        .filter(({ instant }) => instant >= from && instant < to),
  };
}
