import { day, type Instant } from "#marine/time/index.ts";

/** Mean longitudes in degrees, not reduced to a circle. */
export interface AstronomicalArguments {
  /** Moon. */
  readonly s: number;
  /** Sun. */
  readonly h: number;
  /** Lunar perigee. */
  readonly p: number;
  /** Solar perigee. */
  readonly p1: number;
  /** Ascending node of the moon's orbit. */
  readonly N: number;
}

/**
 * Degrees per mean solar hour. Source: Schureman, Manual of Harmonic Analysis and Prediction of Tides, US Coast and
 * Geodetic Survey Special Publication 98 (1958), table 1.
 */
export const ratePerHour = {
  T: 15,
  s: 0.549_016_53,
  h: 0.041_068_64,
  p: 0.004_641_83,
  p1: 0.000_001_96,
} as const;

const j2000 = Date.UTC(2000, 0, 1, 12);

/**
 * Computes the arguments. Source: Meeus, Astronomical Algorithms, 2nd edition (1998), chapters 22, 25 and 47, without
 * terms below 0.0001° in this century. NOAA's own table is rounded more coarsely.
 */
export function astronomicalArguments(instant: Instant): AstronomicalArguments {
  const T = (instant - j2000) / (36_525 * day);
  return {
    s: 218.316_459_1 + T * (481_267.881_342_36 - T * 0.001_326_8),
    h: 280.466_45 + T * (36_000.769_83 + T * 0.000_303_2),
    p: 83.353_243 + T * (4069.013_711_1 - T * 0.010_323_8),
    p1: 282.937_35 + T * (1.719_53 + T * 0.000_459_1),
    N: 125.044_555 - T * (1934.136_184_9 - T * 0.002_076_2),
  };
}
