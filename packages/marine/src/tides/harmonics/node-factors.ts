import type { AstronomicalArguments } from "./astronomical-arguments.ts";

/**
 * The effect of the 18.6-year cycle of the moon's orbit on a constituent: f multiplies its amplitude, and u (degrees)
 * is added to its phase. Source of all formulas: Schureman, Manual of Harmonic Analysis and Prediction of Tides, US
 * Coast and Geodetic Survey Special Publication 98 (1958); numbers in parentheses are its equations.
 */
export interface NodeFactor {
  readonly f: number;
  readonly u: number;
}

export type NodeFactorName = "MM" | "MF" | "O1" | "K1" | "J1" | "OO1" | "M1" | "M2" | "K2" | "L2";

const radian = Math.PI / 180;
const { sin, cos, tan, atan2, sqrt } = Math;

/** Obliquity of the ecliptic and inclination of the moon's orbit to it, epoch 1900. */
const omega = 23.452 * radian;
const i = 5.145 * radian;

export function nodeFactors({ p, N }: AstronomicalArguments): Record<NodeFactorName, NodeFactor> {
  const node = N * radian;
  // I is the angle between the moon's orbit and the equator; nu and xi locate their intersection on each.
  const I = Math.acos(cos(i) * cos(omega) - sin(i) * sin(omega) * cos(node));
  const half = tan(0.5 * node);
  const sum = atan2(cos(0.5 * (omega - i)) * half, cos(0.5 * (omega + i)));
  const difference = atan2(sin(0.5 * (omega - i)) * half, sin(0.5 * (omega + i)));
  const nu = sum - difference;
  const xi = reduce(node - sum - difference);
  const nuPrime = atan2(sin(2 * I) * sin(nu), sin(2 * I) * cos(nu) + 0.3347); // (224)
  const nuDoublePrime = atan2(sin(I) ** 2 * sin(2 * nu), sin(I) ** 2 * cos(2 * nu) + 0.0727); // (232)
  const P = p * radian - xi;
  const factor = (f: number, u: number): NodeFactor => ({ f, u: u / radian });

  const fO1 = (sin(I) * cos(0.5 * I) ** 2) / 0.38; // (75)
  const fM2 = cos(0.5 * I) ** 4 / 0.9154; // (78)
  const Q = atan2(0.483 * sin(P), cos(P)); // (203)
  const tanSquared = tan(0.5 * I) ** 2;
  const R = atan2(sin(2 * P), 1 / (6 * tanSquared) - cos(2 * P)); // (214)
  return {
    MM: factor((2 / 3 - sin(I) ** 2) / 0.5021, 0), // (73)
    MF: factor(sin(I) ** 2 / 0.1578, -2 * xi), // (74)
    O1: factor(fO1, 2 * xi - nu),
    K1: factor(
      sqrt(0.8965 * sin(2 * I) ** 2 + 0.6001 * sin(2 * I) * cos(nu) + 0.1006), // (227)
      -nuPrime,
    ),
    J1: factor(sin(2 * I) / 0.7214, -nu), // (76)
    OO1: factor((sin(I) * sin(0.5 * I) ** 2) / 0.0164, -2 * xi - nu), // (77)
    M1: factor(fO1 * sqrt(2.31 + 1.435 * cos(2 * P)), xi - nu + Q), // (197), (207)
    M2: factor(fM2, 2 * xi - 2 * nu),
    K2: factor(
      sqrt(19.0444 * sin(I) ** 4 + 2.7702 * sin(I) ** 2 * cos(2 * nu) + 0.0981), // (235)
      -nuDoublePrime,
    ),
    L2: factor(
      fM2 * sqrt(1 - 12 * tanSquared * cos(2 * P) + 36 * tanSquared ** 2), // (215)
      2 * xi - 2 * nu - R,
    ),
  };
}

/** Reduces an angle to −π to π. */
const reduce = (angle: number): number => atan2(sin(angle), cos(angle));
