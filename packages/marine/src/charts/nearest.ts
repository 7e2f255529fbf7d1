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

/** The nearest of some features, or null where none is within reach. */
export function nearestMark<Feature extends ChartMark>(
  features: Iterable<Feature>,
  position: Position,
  reach: Metres = metres(Infinity),
): Nearby<Feature> | null {
  const ground = groundAt(position);
  let found: Nearby<Feature> | null = null;
  let nearest: number = reach;
  // The nearest boxes first: most features never have to be decoded.
  const ranked = Array.from(features, (feature) => ({
    feature,
    least: leastDistance(ground, feature.box),
  })).filter(({ least }) => least <= reach);
  for (const { feature, least } of ranked.toSorted((a, b) => a.least - b.least)) {
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
