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

/** Ranges include `from` and exclude `to`. */
export interface TidePredictor {
  heightAt(instant: Instant): Feet;
  /** Heights at `from`, `from + step`, …; the step in milliseconds. */
  curve(from: Instant, to: Instant, step: number): TidePoint[];
  /** Highs and lows at whole minutes, as NOAA prints them. */
  extremes(from: Instant, to: Instant): TideExtreme[];
  /** Feet an hour; positive while the water rises. */
  rateAt(instant: Instant): number;
}
