import type { ConstituentName } from "#marine/stations/index.ts";
import { ratePerHour } from "./astronomical-arguments.ts";
import type { NodeFactorName } from "./node-factors.ts";

export interface ConstituentDefinition {
  /** V = T·T + s·s + h·h + p·p + p1·p1 + constant, in degrees, with T = 180° at 0 h UTC. */
  readonly T: number;
  readonly s: number;
  readonly h: number;
  readonly p: number;
  readonly p1: number;
  readonly constant: number;
  /** Radians per hour. */
  readonly speed: number;
  /** Node factors it consists of: f is the product of f^|power|, u the sum of power · u. */
  readonly nodes: readonly (readonly [name: NodeFactorName, power: number])[];
}

type Nodes = (readonly [name: NodeFactorName, power: number])[];

function define(
  T: number,
  s: number,
  h: number,
  p: number,
  p1: number,
  constant: number,
  ...nodes: Nodes
): ConstituentDefinition {
  const degreesPerHour =
    T * ratePerHour.T +
    s * ratePerHour.s +
    h * ratePerHour.h +
    p * ratePerHour.p +
    p1 * ratePerHour.p1;
  return { T, s, h, p, p1, constant, speed: degreesPerHour * (Math.PI / 180), nodes };
}

const M2 = (power: number): readonly [NodeFactorName, number] => ["M2", power];
const O1: readonly [NodeFactorName, number] = ["O1", 1];

/**
 * Source: Schureman, Manual of Harmonic Analysis and Prediction of Tides, US Coast and Geodetic Survey Special
 * Publication 98 (1958), tables 2 and 2a.
 */
export const constituentTable: Readonly<Record<ConstituentName, ConstituentDefinition>> = {
  M2: define(2, -2, 2, 0, 0, 0, M2(1)),
  S2: define(2, 0, 0, 0, 0, 0),
  N2: define(2, -3, 2, 1, 0, 0, M2(1)),
  K1: define(1, 0, 1, 0, 0, -90, ["K1", 1]),
  M4: define(4, -4, 4, 0, 0, 0, M2(2)),
  O1: define(1, -2, 1, 0, 0, 90, O1),
  M6: define(6, -6, 6, 0, 0, 0, M2(3)),
  MK3: define(3, -2, 3, 0, 0, -90, M2(1), ["K1", 1]),
  S4: define(4, 0, 0, 0, 0, 0),
  MN4: define(4, -5, 4, 1, 0, 0, M2(2)),
  NU2: define(2, -3, 4, -1, 0, 0, M2(1)),
  S6: define(6, 0, 0, 0, 0, 0),
  MU2: define(2, -4, 4, 0, 0, 0, M2(1)),
  "2N2": define(2, -4, 2, 2, 0, 0, M2(1)),
  OO1: define(1, 2, 1, 0, 0, -90, ["OO1", 1]),
  LAM2: define(2, -1, 0, 1, 0, 180, M2(1)),
  S1: define(1, 0, 0, 0, 0, 0),
  M1: define(1, -1, 1, 1, 0, -90, ["M1", 1]),
  J1: define(1, 1, 1, -1, 0, -90, ["J1", 1]),
  MM: define(0, 1, 0, -1, 0, 0, ["MM", 1]),
  SSA: define(0, 0, 2, 0, 0, 0),
  SA: define(0, 0, 1, 0, 0, 0),
  MSF: define(0, 2, -2, 0, 0, 0, M2(-1)),
  MF: define(0, 2, 0, 0, 0, 0, ["MF", 1]),
  RHO: define(1, -3, 3, -1, 0, 90, O1),
  Q1: define(1, -3, 1, 1, 0, 90, O1),
  T2: define(2, 0, -1, 0, 1, 0),
  R2: define(2, 0, 1, 0, -1, 180),
  "2Q1": define(1, -4, 1, 2, 0, 90, O1),
  P1: define(1, 0, -1, 0, 0, 90),
  "2SM2": define(2, 2, -2, 0, 0, 0, M2(-1)),
  M3: define(3, -3, 3, 0, 0, 0, M2(1.5)),
  L2: define(2, -1, 2, -1, 0, 180, ["L2", 1]),
  "2MK3": define(3, -4, 3, 0, 0, 90, M2(2), ["K1", -1]),
  K2: define(2, 0, 2, 0, 0, 0, ["K2", 1]),
  M8: define(8, -8, 8, 0, 0, 0, M2(4)),
  MS4: define(4, -2, 2, 0, 0, 0, M2(1)),
};
