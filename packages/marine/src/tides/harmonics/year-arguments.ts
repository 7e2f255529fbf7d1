import type { ConstituentName } from "#marine/stations/index.ts";
import { astronomicalArguments, type AstronomicalArguments } from "./astronomical-arguments.ts";
import { constituentTable } from "./constituent-table.ts";
import { nodeFactors, type NodeFactor, type NodeFactorName } from "./node-factors.ts";

/** A constituent in one calendar year: f · cos(speed · hours + argument − G). */
export interface YearArgument {
  readonly f: number;
  /** V₀ + u in radians; hours count from 1 January 00:00 UTC. */
  readonly argument: number;
}

interface Year {
  readonly atStart: AstronomicalArguments & { readonly T: number };
  readonly factors: Record<NodeFactorName, NodeFactor>;
  readonly known: Map<ConstituentName, YearArgument>;
}

const radian = Math.PI / 180;
const years = new Map<number, Year>();
/** Number of cached years; any year can be requested. */
const mostYears = 64;

/**
 * Returns a constituent's argument as NOAA tabulates it: f and u are constant through a calendar year (UTC) at their
 * mid-year values, and V has its value at the start.
 */
export function yearArgument(number: number, name: ConstituentName): YearArgument {
  let year = years.get(number);
  if (year === undefined) {
    if (years.size === mostYears) years.clear();
    year = astronomyOf(number);
    years.set(number, year);
  }
  let known = year.known.get(name);
  if (known === undefined) {
    known = computeArgument(year, name);
    year.known.set(name, known);
  }
  return known;
}

function astronomyOf(number: number): Year {
  const start = Date.UTC(number, 0, 1);
  const middle = (start + Date.UTC(number + 1, 0, 1)) / 2;
  return {
    atStart: { T: 180, ...astronomicalArguments(start) },
    factors: nodeFactors(astronomicalArguments(middle)),
    known: new Map(),
  };
}

function computeArgument({ atStart, factors }: Year, name: ConstituentName): YearArgument {
  const { T, s, h, p, p1, constant, nodes } = constituentTable[name];
  // In M1, Q inside u replaces p. Counting p at the start of the year as well would turn M1 by half a year's motion
  // of the perigee (20.3°) away from NOAA's tables.
  const perigee = name === "M1" ? 0 : p * atStart.p;
  let f = 1;
  let argument =
    T * atStart.T + s * atStart.s + h * atStart.h + perigee + p1 * atStart.p1 + constant;
  for (const [node, power] of nodes) {
    f *= factors[node].f ** Math.abs(power);
    argument += power * factors[node].u;
  }
  return { f, argument: radian * (argument % 360) };
}
