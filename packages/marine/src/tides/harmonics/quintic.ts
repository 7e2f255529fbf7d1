/**
 * The fifth-degree polynomial through a function's value, slope and curvature at 0 and 1. Over one hour it follows a
 * constituent as fast as M8 within 0.002 of its amplitude, and M2 within 0.000 001.
 */
export type Quintic = readonly [number, number, number, number, number, number];

export type Knot = readonly [value: number, slope: number, curvature: number];

export function quinticThrough(start: Knot, end: Knot): Quintic {
  const [value, slope, curvature] = start;
  const rise = end[0] - value - slope - curvature / 2;
  const slopeRise = end[1] - slope - curvature;
  const curvatureRise = (end[2] - curvature) / 2;
  return [
    value,
    slope,
    curvature / 2,
    10 * rise - 4 * slopeRise + curvatureRise,
    -15 * rise + 7 * slopeRise - 2 * curvatureRise,
    6 * rise - 3 * slopeRise + curvatureRise,
  ];
}

export function quinticValue([a, b, c, d, e, f]: Quintic, x: number): number {
  return a + x * (b + x * (c + x * (d + x * (e + x * f))));
}

function quinticSlope([, b, c, d, e, f]: Quintic, x: number): number {
  return b + x * (2 * c + x * (3 * d + x * (4 * e + x * 5 * f)));
}

export interface SignChange {
  /** Between 0 and 1. */
  readonly x: number;
  readonly rising: boolean;
}

/**
 * Returns false when the function certainly keeps its sign, so that `signChanges` is not needed. It takes plain
 * numbers because it runs for every hour of a year.
 */
export function mayChangeSign(
  value0: number,
  slope0: number,
  curvature0: number,
  value1: number,
  slope1: number,
  curvature1: number,
): boolean {
  const middle =
    (value0 + value1) / 2 + ((slope0 - slope1) * 5) / 32 + (curvature0 + curvature1) / 64;
  const slope =
    ((value1 - value0) * 15) / 8 - ((slope0 + slope1) * 7) / 16 + (curvature1 - curvature0) / 32;
  return mayCross(value0, slope0, middle, slope) || mayCross(middle, slope, value1, slope1);
}

function mayCross(v0: number, s0: number, v1: number, s1: number): boolean {
  if (v0 >= 0 !== v1 >= 0) return true;
  // First toward zero, then away from it: the function may have crossed in between.
  return v0 >= 0 ? s0 < 0 && s1 > 0 : s0 > 0 && s1 < 0;
}

/** Intervals searched for up to three changes; two within one interval are missed. */
const pieces = 8;

/** Returns the sign changes of the function through two knots; zero counts as positive. */
export function signChanges(start: Knot, end: Knot): readonly SignChange[] {
  const polynomial = quinticThrough(start, end);
  const changes: SignChange[] = [];
  let value = start[0];
  for (let piece = 1; piece <= pieces; piece++) {
    const next = piece === pieces ? end[0] : quinticValue(polynomial, piece / pieces);
    if (value >= 0 !== next >= 0) {
      const x = rootBetween(polynomial, (piece - 1) / pieces, piece / pieces);
      changes.push({ x, rising: value < 0 });
    }
    value = next;
  }
  return changes;
}

/** 1e-7 of an hour is 0.4 ms. */
const tolerance = 1e-7;

function rootBetween(polynomial: Quintic, low: number, high: number): number {
  const positiveAtLow = quinticValue(polynomial, low) >= 0;
  let left = low;
  let right = high;
  let x = (left + right) / 2;
  while (right - left > tolerance) {
    const value = quinticValue(polynomial, x);
    if (value >= 0 === positiveAtLow) left = x;
    else right = x;
    const next = x - value / quinticSlope(polynomial, x);
    const inside = next > left && next < right;
    if (inside && Math.abs(next - x) < tolerance) return next;
    x = inside ? next : (left + right) / 2;
  }
  return x;
}
