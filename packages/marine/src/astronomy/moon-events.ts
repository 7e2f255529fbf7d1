import { Body } from "astronomy-engine";
import type { Position } from "#marine/geo/index.ts";
import { harborDayBounds, type Instant } from "#marine/time/index.ts";
import { createBodyTrack } from "./body-track.ts";
import { signChanges } from "./sign-changes.ts";
import { isSkyCovered } from "./sky-coverage.ts";

export type MoonEventName = "rise" | "set" | "upperTransit" | "lowerTransit";

/**
 * A day's events. An event is null when it does not happen that day (about once a month); all are null outside the
 * coverage.
 */
export interface MoonEvents extends Readonly<Record<MoonEventName, Instant | null>> {
  readonly kind: "covered" | "outside-coverage";
}

/** The mean radius is in kilometres. */
const moon = { body: Body.Moon, radius: 1737.4 };

export function listMoonEvents(
  from: Instant,
  to: Instant,
  position: Position,
): Readonly<Record<MoonEventName, readonly Instant[]>> {
  const { upperEdge, hourAngle } = createBodyTrack(moon, position, from, to);
  const horizon = signChanges(upperEdge, from, to);
  const meridian = signChanges(hourAngle, from, to);
  return {
    rise: horizon.upward,
    set: horizon.downward,
    upperTransit: meridian.upward,
    lowerTransit: meridian.downward,
  };
}

/** Returns moonrise, moonset and transits of a calendar day in Boston; of two, the first. */
export function moonEvents(harborDate: string, position: Position): MoonEvents {
  if (!isSkyCovered(position)) {
    return {
      kind: "outside-coverage",
      rise: null,
      set: null,
      upperTransit: null,
      lowerTransit: null,
    };
  }
  const { from, to } = harborDayBounds(harborDate);
  const { rise, set, upperTransit, lowerTransit } = listMoonEvents(from, to, position);
  return {
    kind: "covered",
    rise: rise[0] ?? null,
    set: set[0] ?? null,
    upperTransit: upperTransit[0] ?? null,
    lowerTransit: lowerTransit[0] ?? null,
  };
}
