import {
  type Body,
  GeoVector,
  KM_PER_AU,
  MakeTime,
  Rotation_EQJ_EQD,
  RotateVector,
  SiderealTime,
} from "astronomy-engine";
import type { Position } from "#marine/geo/index.ts";
import { day, hour, type Instant } from "#marine/time/index.ts";

const radiansPerDegree = Math.PI / 180;

/** The earth turns this much faster against the stars than against the mean sun. */
const siderealRate = 1.00273790935;

// Ellipsoid of the World Geodetic System 1984.
const equatorialRadius = 6378.137;
const flattening = 1 / 298.257223563;

/** Refraction at the horizon, as almanacs use it for rise and set (US Naval Observatory): 34'. */
const horizonRefraction = 34 / 60;

type Vector = readonly [x: number, y: number, z: number];

/** Where a body stands over a place during a stretch of time; angles in degrees. */
export interface BodyTrack {
  /** Of the centre, seen from the ground, without refraction. */
  readonly altitude: (instant: Instant) => number;
  /** How far the upper edge appears above the horizon; zero at rise and set. */
  readonly upperEdge: (instant: Instant) => number;
  /** West of the meridian, from -180 to 180; seen from the centre of the earth, as transits are. */
  readonly hourAngle: (instant: Instant) => number;
}

/**
 * The ephemeris is asked only twice a day: between its answers the body's path is so smooth that a
 * cubic through four of them is within an arc second, a fifteenth of a second of time.
 */
const nodeSpacing = 12 * hour;

function createPath(body: Body, from: Instant, to: Instant): (instant: Instant) => Vector {
  const first = from - 1.5 * nodeSpacing;
  const count = Math.floor((to - first) / nodeSpacing) + 3;
  const nodes = Array.from({ length: count }, (_, index): Vector => {
    const time = MakeTime(new Date(first + index * nodeSpacing));
    const { x, y, z } = RotateVector(Rotation_EQJ_EQD(time), GeoVector(body, time, true));
    return [x * KM_PER_AU, y * KM_PER_AU, z * KM_PER_AU];
  });
  const nodeAt = (index: number): Vector => {
    const node = nodes[index];
    if (node === undefined) throw new RangeError("instant outside the track");
    return node;
  };
  return (instant) => {
    const along = (instant - first) / nodeSpacing;
    const middle = Math.floor(along);
    const t = along - middle;
    const [before, here, next, after] = [
      nodeAt(middle - 1),
      nodeAt(middle),
      nodeAt(middle + 1),
      nodeAt(middle + 2),
    ];
    // Lagrange's weights for the nodes at -1, 0, 1 and 2.
    const a = (-t * (t - 1) * (t - 2)) / 6;
    const b = ((t + 1) * (t - 1) * (t - 2)) / 2;
    const c = (-(t + 1) * t * (t - 2)) / 2;
    const d = ((t + 1) * t * (t - 1)) / 6;
    return [
      a * before[0] + b * here[0] + c * next[0] + d * after[0],
      a * before[1] + b * here[1] + c * next[1] + d * after[1],
      a * before[2] + b * here[2] + c * next[2] + d * after[2],
    ];
  };
}

/** The body's path over a place from `from` to `to`. Its radius is in kilometres. */
export function createBodyTrack(
  { body, radius }: { readonly body: Body; readonly radius: number },
  { latitude, longitude }: Position,
  from: Instant,
  to: Instant,
): BodyTrack {
  const path = createPath(body, from, to);
  const siderealStart = SiderealTime(new Date(from)) * 15 + longitude;
  /** Local apparent sidereal time in radians. */
  const siderealAngle = (instant: Instant): number =>
    (siderealStart + (360 * siderealRate * (instant - from)) / day) * radiansPerDegree;

  const sinLatitude = Math.sin(latitude * radiansPerDegree);
  const cosLatitude = Math.cos(latitude * radiansPerDegree);
  const polarShare = (1 - flattening) ** 2;
  const curvature = equatorialRadius / Math.sqrt(cosLatitude ** 2 + polarShare * sinLatitude ** 2);
  const axisDistance = curvature * cosLatitude;
  const equatorDistance = curvature * polarShare * sinLatitude;

  /** Altitude of the centre, and the distance from the ground in kilometres. */
  const seen = (instant: Instant): readonly [altitude: number, distance: number] => {
    const angle = siderealAngle(instant);
    const [cosAngle, sinAngle] = [Math.cos(angle), Math.sin(angle)];
    const [x, y, z] = path(instant);
    const dx = x - axisDistance * cosAngle;
    const dy = y - axisDistance * sinAngle;
    const dz = z - equatorDistance;
    const distance = Math.hypot(dx, dy, dz);
    const upward = cosLatitude * (dx * cosAngle + dy * sinAngle) + sinLatitude * dz;
    return [Math.asin(upward / distance) / radiansPerDegree, distance];
  };

  return {
    altitude: (instant) => seen(instant)[0],
    upperEdge: (instant) => {
      const [altitude, distance] = seen(instant);
      return altitude + Math.asin(radius / distance) / radiansPerDegree + horizonRefraction;
    },
    hourAngle: (instant) => {
      const [x, y] = path(instant);
      const angle = siderealAngle(instant) - Math.atan2(y, x);
      return Math.atan2(Math.sin(angle), Math.cos(angle)) / radiansPerDegree;
    },
  };
}
