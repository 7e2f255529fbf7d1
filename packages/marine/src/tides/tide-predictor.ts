import type { Instant } from "#marine/time/index.ts";
import type { Feet } from "#marine/units/index.ts";

export interface TidePoint {
  readonly instant: Instant;
  /** Above the station's datum. */
  readonly height: Feet;
}

export interface TideExtreme extends TidePoint {
  readonly type: "H" | "L";
}

/** Predicts a tide. Ranges include `from` and exclude `to`. */
export interface TidePredictor {
  heightAt(instant: Instant): Feet;
  /** Returns heights at `from`, `from + step`, …; the step is in milliseconds. */
  curve(from: Instant, to: Instant, step: number): TidePoint[];
  /** Returns highs and lows at whole minutes, as NOAA prints them. */
  extremes(from: Instant, to: Instant): TideExtreme[];
  /** Returns feet per hour, positive while the water rises. */
  rateAt(instant: Instant): number;
}
