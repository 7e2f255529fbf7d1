import {
  type ChartBox,
  type ChartMark,
  type ChartPoint,
  encodePath,
  type Region,
  stepsPerDegree,
} from "@striper/marine/charts";
import type { GdalFeature, Geometry } from "./gdal.ts";

type Coordinates = readonly (readonly number[])[];

/** A single point, line or area; a feature cut at a cell's edge may have several. */
export type Part =
  | { readonly shape: "point"; readonly paths: readonly [Coordinates] }
  | { readonly shape: "line"; readonly paths: readonly [Coordinates] }
  | { readonly shape: "area"; readonly paths: readonly Coordinates[] };

export function partsOf({ geometry }: GdalFeature): readonly Part[] {
  if (geometry === null) return [];
  return geometry.type === "GeometryCollection"
    ? geometry.geometries.flatMap(partsOfGeometry)
    : partsOfGeometry(geometry);
}

const point = (each: readonly number[]): Part => ({ shape: "point", paths: [[each]] });
const line = (path: Coordinates): Part => ({ shape: "line", paths: [path] });
const area = (paths: readonly Coordinates[]): Part => ({ shape: "area", paths });

function partsOfGeometry(geometry: Geometry): readonly Part[] {
  if (geometry.type === "Point") return [point(geometry.coordinates)];
  if (geometry.type === "MultiPoint") return geometry.coordinates.map(point);
  if (geometry.type === "LineString") return [line(geometry.coordinates)];
  if (geometry.type === "MultiLineString") return geometry.coordinates.map(line);
  if (geometry.type === "Polygon") return [area(geometry.coordinates)];
  return geometry.coordinates.map(area);
}

const flat = ([longitude = 0, latitude = 0]: readonly number[]): [number, number] => [
  longitude,
  latitude,
];

export function geometryOf(part: Part): Geometry {
  const paths = part.paths.map((path) => path.map(flat));
  const [first = []] = paths;
  if (part.shape === "area") return { type: "Polygon", coordinates: paths };
  if (part.shape === "line") return { type: "LineString", coordinates: first };
  return { type: "Point", coordinates: first[0] ?? [0, 0] };
}

const steps = (path: Coordinates): ChartPoint[] =>
  path
    .map(([longitude = 0, latitude = 0]): ChartPoint => [
      Math.round(longitude * stepsPerDegree),
      Math.round(latitude * stepsPerDegree),
    ])
    .filter(([x, y], index, all) => x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1]);

/** Drops the last point of a closed ring, which repeats the first. */
function ringOf(path: Coordinates): ChartPoint[] {
  const ring = steps(path);
  const [first, last] = [ring[0], ring.at(-1)];
  const isClosed = ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return isClosed ? ring.slice(0, -1) : ring;
}

function boxOf(paths: readonly (readonly ChartPoint[])[]): ChartBox {
  const [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  return paths
    .flat()
    .reduce<ChartBox>(
      ([w, s, e, n], [x, y]) => [Math.min(w, x), Math.min(s, y), Math.max(e, x), Math.max(n, y)],
      [west, south, east, north],
    );
}

/** Returns null for an area that collapses to a line at a resolution of 0.1 m. */
export function regionOf(part: Part): Region | null {
  const rings = part.paths.map(ringOf).filter((ring) => ring.length > 2);
  return rings.length === 0 ? null : { box: boxOf(rings), paths: rings.map(encodePath) };
}

export function markOf(part: Part): ChartMark | null {
  if (part.shape === "area") {
    const region = regionOf(part);
    return region === null ? null : { shape: "area", ...region };
  }
  const paths = part.paths.map(steps);
  if (part.shape === "line" && paths.some((path) => path.length < 2)) return null;
  return { shape: part.shape, box: boxOf(paths), paths: paths.map(encodePath) };
}

/** Returns signed square degrees. */
function areaOfRing(ring: Coordinates): number {
  const sum = ring.reduce((total, [x = 0, y = 0], index) => {
    const [x0 = 0, y0 = 0] = ring.at(index - 1) ?? [];
    return total + (x0 * y - x * y0);
  }, 0);
  return sum / 2;
}

export const sizeOf = (part: Part): number =>
  part.shape === "area"
    ? Math.abs(areaOfRing(part.paths[0] ?? [])) * 111.2 * 111.2 * Math.cos((42.4 * Math.PI) / 180)
    : 0;

/** Returns a point for an area's name: the middle of its widest stretch at mid-height. */
export function namePoint(part: Part): [number, number] {
  if (part.shape !== "area") return flat(part.paths[0][0] ?? []);
  const ys = (part.paths[0] ?? []).map(([, y = 0]) => y);
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2;
  const crossings = part.paths
    .flatMap((ring) =>
      ring.flatMap(([x = 0, y = 0], index) => {
        const [x0 = 0, y0 = 0] = ring.at(index - 1) ?? [];
        return y > middle === y0 > middle ? [] : [x0 + ((middle - y0) / (y - y0)) * (x - x0)];
      }),
    )
    .toSorted((a, b) => a - b);
  let widest: [number, number] = flat(part.paths[0]?.[0] ?? []);
  let width = 0;
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const [west = 0, east = 0] = crossings.slice(at, at + 2);
    if (east - west > width) {
      width = east - west;
      widest = [(west + east) / 2, middle];
    }
  }
  return widest;
}
