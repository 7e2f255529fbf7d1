import { hour, type Instant } from "#marine/time/index.ts";
import type { Position } from "#marine/geo/index.ts";
import { nauticalMiles } from "#marine/units/index.ts";
import type { Degrees, Knots, NauticalMiles } from "#marine/units/index.ts";

/** Where something was at a moment, and how it moved. */
export interface Motion {
  readonly at: Instant;
  readonly position: Position;
  /** Over ground. */
  readonly speed: Knots;
  /** Over ground, from true north. */
  readonly course: Degrees;
}

export interface ClosestApproach {
  /** `opening`: it is already behind, and `at` is now. `steady`: the distance does not change. */
  readonly kind: "closing" | "opening" | "steady";
  readonly at: Instant;
  readonly distance: NauticalMiles;
  readonly distanceNow: NauticalMiles;
}

/** A minute of latitude, as navigators take it. */
const nauticalMilesPerDegree = 60;
/** Two whose distance changes by less count as keeping their distance, given the accuracy of reports. */
const steadyBelowKnots = 0.05;

const radians = (value: number): number => (value * Math.PI) / 180;

const northward = ({ speed, course }: Motion): number => speed * Math.cos(radians(course));
const eastward = ({ speed, course }: Motion): number => speed * Math.sin(radians(course));

/** From 180° west to 180° east, also over the date line. */
const shortestWay = (longitude: number): number => longitude - 360 * Math.round(longitude / 360);

/** Where it is at `now` if it keeps course and speed: for the predictor line and for old reports. */
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
 * When and how near two come to each other if both keep course and speed. Computed on a plane at
 * their mean latitude: over the reach of AIS, some 40 nm, that errs by less than the reports do.
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
