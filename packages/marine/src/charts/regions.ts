import type { Position } from "#marine/geo/index.ts";
import { type ChartBox, type Region } from "./chart-cell.ts";
import { decodePath, stepsPerDegree } from "./path-code.ts";

type Paths = readonly (readonly number[])[];

const decoded = new WeakMap<readonly string[], Paths>();

/** Decoded when they are first asked for: longitudes and latitudes by turns. */
export function pathsOf({ paths: texts }: Region): Paths {
  const known = decoded.get(texts);
  if (known !== undefined) return known;
  const paths = texts.map(decodePath);
  decoded.set(texts, paths);
  return paths;
}

export function isInBox(
  [west, south, east, north]: ChartBox,
  longitude: number,
  latitude: number,
): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/**
 * Even-odd over all rings, so that holes, rings that touch themselves and rings without an area need
 * no care. A position on an edge that two areas share belongs to exactly one of them.
 */
export function isInRegion(region: Region, position: Position): boolean {
  const longitude = position.longitude * stepsPerDegree;
  const latitude = position.latitude * stepsPerDegree;
  if (!isInBox(region.box, longitude, latitude)) return false;
  let inside = false;
  for (const ring of pathsOf(region)) {
    let [x0, y0] = [ring.at(-2) ?? 0, ring.at(-1) ?? 0];
    for (let at = 0; at < ring.length; at += 2) {
      const x = ring[at] ?? 0;
      const y = ring[at + 1] ?? 0;
      const isCrossed = y > latitude !== y0 > latitude;
      if (isCrossed && longitude < x0 + ((latitude - y0) / (y - y0)) * (x - x0)) inside = !inside;
      [x0, y0] = [x, y];
    }
  }
  return inside;
}
