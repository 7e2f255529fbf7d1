import { hour, type Instant } from "#marine/time/index.ts";
import type { Position } from "#marine/geo/index.ts";
import { nauticalMiles } from "#marine/units/index.ts";
import type { Degrees, Knots, NauticalMiles } from "#marine/units/index.ts";

export interface Motion {
  readonly at: Instant;
  readonly position: Position;
  /** Over ground. */
  readonly speed: Knots;
  /** Over ground, from true north. */
  readonly course: Degrees;
}

export interface ClosestApproach {
  /** `opening` when the closest point is past, so that `at` is now; `steady` when the distance does not change. */
  readonly kind: "closing" | "opening" | "steady";
  readonly at: Instant;
  readonly distance: NauticalMiles;
  readonly distanceNow: NauticalMiles;
}

/** A minute of latitude counts as a nautical mile, as in navigation. */
const nauticalMilesPerDegree = 60;
/** Relative speed below which the distance counts as steady, given the accuracy of reports. */
const steadyBelowKnots = 0.05;

const radians = (value: number): number => (value * Math.PI) / 180;

const northward = ({ speed, course }: Motion): number => speed * Math.cos(radians(course));
const eastward = ({ speed, course }: Motion): number => speed * Math.sin(radians(course));

/** Wraps a longitude difference to −180° to 180°. */
const shortestWay = (longitude: number): number => longitude - 360 * Math.round(longitude / 360);

export function positionAt(motion: Motion, now: Instant): Position {
  const hours = (now - motion.at) / hour;
  const { latitude, longitude } = motion.position;
  const eastPerDegree = nauticalMilesPerDegree * Math.cos(radians(latitude));
  return {
    latitude: latitude + (northward(motion) * hours) / nauticalMilesPerDegree,
    longitude: shortestWay(longitude + (eastward(motion) * hours) / eastPerDegree),
  };
}

/**
 * Computes when and how close two vessels pass at constant course and speed. The computation is on a plane at their
 * mean latitude; within the range of AIS, about 40 nm, its error is smaller than that of the reports.
 */
export function closestApproach(own: Motion, other: Motion, now: Instant): ClosestApproach {
  const here = positionAt(own, now);
  const there = positionAt(other, now);
  const eastPerDegree =
    nauticalMilesPerDegree * Math.cos(radians((here.latitude + there.latitude) / 2));
  const north = (there.latitude - here.latitude) * nauticalMilesPerDegree;
  const east = shortestWay(there.longitude - here.longitude) * eastPerDegree;
  const northSpeed = northward(other) - northward(own);
  const eastSpeed = eastward(other) - eastward(own);

  const distanceNow = nauticalMiles(Math.hypot(north, east));
  const relativeSpeed = Math.hypot(northSpeed, eastSpeed);
  if (relativeSpeed < steadyBelowKnots)
    return { kind: "steady", at: now, distance: distanceNow, distanceNow };
  const hours = -(north * northSpeed + east * eastSpeed) / relativeSpeed ** 2;
  if (hours <= 0) return { kind: "opening", at: now, distance: distanceNow, distanceNow };
  const distance = Math.hypot(north + northSpeed * hours, east + eastSpeed * hours);
  return {
    kind: "closing",
    at: now + hours * hour,
    distance: nauticalMiles(distance),
    distanceNow,
  };
}
