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

/** Ratio of the earth's rotation relative to the stars to that relative to the mean sun. */
const siderealRate = 1.00273790935;

// WGS 84 ellipsoid; the radius is in kilometres.
const equatorialRadius = 6378.137;
const flattening = 1 / 298.257223563;

/** Refraction at the horizon in almanacs' rise and set times (US Naval Observatory): 34', in degrees. */
const horizonRefraction = 34 / 60;

type Vector = readonly [x: number, y: number, z: number];

/** The path of a body over a place during a stretch of time; angles in degrees. */
export interface BodyTrack {
  /** Altitude of the centre from the ground, without refraction. */
  readonly altitude: (instant: Instant) => number;
  /** Apparent altitude of the upper edge; zero at rise and set. */
  readonly upperEdge: (instant: Instant) => number;
  /** Hour angle west of the meridian, -180 to 180, from the earth's centre as in transit times. */
  readonly hourAngle: (instant: Instant) => number;
}

/**
 * Interval of ephemeris values. The path in between is so smooth that a cubic through four of them is within an arc
 * second, which takes the body a fifteenth of a second.
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
    // Lagrange weights for the nodes at -1, 0, 1 and 2.
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

/** Creates the path of a body over a place from `from` to `to`. Its radius is in kilometres. */
export function createBodyTrack(
  { body, radius }: { readonly body: Body; readonly radius: number },
  { latitude, longitude }: Position,
  from: Instant,
  to: Instant,
): BodyTrack {
  const path = createPath(body, from, to);
  const siderealStart = SiderealTime(new Date(from)) * 15 + longitude;
  /** Returns the local apparent sidereal time in radians. */
  const siderealAngle = (instant: Instant): number =>
    (siderealStart + (360 * siderealRate * (instant - from)) / day) * radiansPerDegree;

  const sinLatitude = Math.sin(latitude * radiansPerDegree);
  const cosLatitude = Math.cos(latitude * radiansPerDegree);
  const polarShare = (1 - flattening) ** 2;
  const curvature = equatorialRadius / Math.sqrt(cosLatitude ** 2 + polarShare * sinLatitude ** 2);
  const axisDistance = curvature * cosLatitude;
  const equatorDistance = curvature * polarShare * sinLatitude;

  /** Returns the altitude of the centre, and its distance from the ground in kilometres. */
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
