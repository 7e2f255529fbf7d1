import { Body } from "astronomy-engine";
import type { Position } from "#marine/geo/index.ts";
import { harborDayBounds, type Instant } from "#marine/time/index.ts";
import { createBodyTrack } from "./body-track.ts";
import { signChanges } from "./sign-changes.ts";
import { isSkyCovered } from "./sky-coverage.ts";

export type SunEventName =
  | "astronomicalDawn"
  | "nauticalDawn"
  | "civilDawn"
  | "rise"
  | "set"
  | "civilDusk"
  | "nauticalDusk"
  | "astronomicalDusk";

/** A day's events. An event is null when it does not happen that day; all are null outside the coverage. */
export interface SunEvents extends Readonly<Record<SunEventName, Instant | null>> {
  readonly kind: "covered" | "outside-coverage";
}

/** The radius, in kilometres, makes the sun's semidiameter 16' at its mean distance. */
const sun = { body: Body.Sun, radius: 695_700 };

/** Depression of the sun's centre in degrees (US Naval Observatory). */
const twilightDepth = { civil: 6, nautical: 12, astronomical: 18 };

const outsideCoverage: SunEvents = {
  kind: "outside-coverage",
  astronomicalDawn: null,
  nauticalDawn: null,
  civilDawn: null,
  rise: null,
  set: null,
  civilDusk: null,
  nauticalDusk: null,
  astronomicalDusk: null,
};

/** Returns sunrise, sunset and twilights of a calendar day in Boston ("2026-06-13"). */
export function sunEvents(harborDate: string, position: Position): SunEvents {
  if (!isSkyCovered(position)) return outsideCoverage;
  const { from, to } = harborDayBounds(harborDate);
  const { altitude, upperEdge } = createBodyTrack(sun, position, from, to);
  const edges = (quantity: (instant: Instant) => number) => {
    const { upward, downward } = signChanges(quantity, from, to);
    return { dawn: upward[0] ?? null, dusk: downward[0] ?? null };
  };
  const twilight = (depth: number) => edges((instant) => altitude(instant) + depth);
  const astronomical = twilight(twilightDepth.astronomical);
  const nautical = twilight(twilightDepth.nautical);
  const civil = twilight(twilightDepth.civil);
  const horizon = edges(upperEdge);
  return {
    kind: "covered",
    astronomicalDawn: astronomical.dawn,
    nauticalDawn: nautical.dawn,
    civilDawn: civil.dawn,
    rise: horizon.dawn,
    set: horizon.dusk,
    civilDusk: civil.dusk,
    nauticalDusk: nautical.dusk,
    astronomicalDusk: astronomical.dusk,
  };
}
