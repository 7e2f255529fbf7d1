import type { Position } from "#marine/geo/index.ts";
import { planeAt, radiansPerDegree } from "#marine/jurisdiction/local-plane.ts";
import {
  degrees,
  metres,
  normalizeDegrees,
  type Degrees,
  type Metres,
} from "#marine/units/index.ts";
import type { ChartBox, ChartMark } from "./chart-cell.ts";
import { stepsPerDegree } from "./path-code.ts";
import { isInRegion, pathsOf } from "./regions.ts";

export interface Nearby<Feature> {
  readonly feature: Feature;
  readonly distance: Metres;
  /** True; 0 where the position lies in the feature itself. */
  readonly bearing: Degrees;
}

/** A plane in metres around a position: east and north of it. */
interface Ground {
  readonly x: number;
  readonly y: number;
  readonly east: number;
  readonly north: number;
}

function groundAt(position: Position): Ground {
  const { eastScale, northScale } = planeAt(position);
  return {
    x: position.longitude * stepsPerDegree,
    y: position.latitude * stepsPerDegree,
    east: eastScale / stepsPerDegree,
    north: northScale / stepsPerDegree,
  };
}

/** No point of what the box holds is nearer than that. */
function leastDistance(ground: Ground, [west, south, east, north]: ChartBox): number {
  return Math.hypot(
    Math.max(west - ground.x, ground.x - east, 0) * ground.east,
    Math.max(south - ground.y, ground.y - north, 0) * ground.north,
  );
}

type Offset = readonly [east: number, north: number];

/** From the position to the nearest point of a path. */
function offsetOf(ground: Ground, path: readonly number[], isClosed: boolean): Offset {
  const pointAt = (at: number): Offset => [
    ((path[at] ?? 0) - ground.x) * ground.east,
    ((path[at + 1] ?? 0) - ground.y) * ground.north,
  ];
  let [startX, startY] = pointAt(isClosed ? path.length - 2 : 0);
  let nearest: Offset = [startX, startY];
  for (let at = 0; at < path.length; at += 2) {
    const [endX, endY] = pointAt(at);
    const [dx, dy] = [endX - startX, endY - startY];
    const squared = dx * dx + dy * dy;
    const along =
      squared === 0 ? 0 : Math.max(0, Math.min(1, -(startX * dx + startY * dy) / squared));
    const [x, y] = [startX + along * dx, startY + along * dy];
    if (Math.hypot(x, y) < Math.hypot(...nearest)) nearest = [x, y];
    [startX, startY] = [endX, endY];
  }
  return nearest;
}

/** Undefined for a mark without points. */
function offsetOfMark(ground: Ground, mark: ChartMark, position: Position): Offset | undefined {
  if (mark.shape === "area" && isInRegion(mark, position)) return [0, 0];
  const offsets = pathsOf(mark)
    .filter((path) => path.length > 0)
    .map((path) => offsetOf(ground, path, mark.shape === "area"));
  return offsets.toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other))[0];
}

interface Ranked<Feature> {
  readonly feature: Feature;
  /** No point of the feature is nearer. */
  readonly least: number;
}

/** The features that may be the nearest, by the distance of their boxes: most never have to be decoded. */
function candidates<Feature extends ChartMark>(
  features: Iterable<Feature>,
  position: Position,
  ground: Ground,
  reach: number,
): Ranked<Feature>[] {
  const ranked: Ranked<Feature>[] = [];
  let first: Ranked<Feature> | undefined;
  for (const feature of features) {
    const one = { feature, least: leastDistance(ground, feature.box) };
    if (one.least > reach) continue;
    ranked.push(one);
    if (first === undefined || one.least < first.least) first = one;
  }
  const offset = first === undefined ? undefined : offsetOfMark(ground, first.feature, position);
  const within = offset === undefined ? reach : Math.min(reach, Math.hypot(...offset));
  return ranked.filter(({ least }) => least <= within).toSorted((a, b) => a.least - b.least);
}

/** The nearest of some features, or null where none is within reach. */
export function nearestMark<Feature extends ChartMark>(
  features: Iterable<Feature>,
  position: Position,
  reach: Metres = metres(Infinity),
): Nearby<Feature> | null {
  const ground = groundAt(position);
  let found: Nearby<Feature> | null = null;
  let nearest: number = reach;
  for (const { feature, least } of candidates(features, position, ground, reach)) {
    if (least > nearest) break;
    const offset = offsetOfMark(ground, feature, position);
    if (offset === undefined) continue;
    const [east, north] = offset;
    const distance = Math.hypot(east, north);
    if (distance > nearest || (found !== null && distance === nearest)) continue;
    nearest = distance;
    const bearing = normalizeDegrees(degrees(Math.atan2(east, north) / radiansPerDegree));
    found = { feature, distance: metres(distance), bearing };
  }
  return found;
}
