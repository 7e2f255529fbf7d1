import { linesOfJson, type GeneratedFiles } from "../generated-files.ts";
import { readPolygons, type Topology } from "./coast.ts";
import type { Point } from "./geometry.ts";

/** What is seen, decimal degrees: Winthrop and Nahant to Hull and Weymouth. */
const seen = { west: -71.1, east: -70.79, south: 42.22, north: 42.455 };
/** Cut a little outside of it, so that the edges of the cut are never seen, degrees. */
const margin = 0.012;
const width = 1000;
const scaleX = width / (seen.east - seen.west);
const scaleY = scaleX / Math.cos((((seen.south + seen.north) / 2) * Math.PI) / 180);
const height = Math.round((seen.north - seen.south) * scaleY);
/** Detail smaller than this is left out: a distance and an area, units of the picture. */
const tolerance = 0.8;
const leastArea = 6;

const edges = [
  { axis: 0, at: seen.west - margin, isInside: ([x]: Point) => x >= seen.west - margin },
  { axis: 0, at: seen.east + margin, isInside: ([x]: Point) => x <= seen.east + margin },
  { axis: 1, at: seen.south - margin, isInside: ([, y]: Point) => y >= seen.south - margin },
  { axis: 1, at: seen.north + margin, isInside: ([, y]: Point) => y <= seen.north + margin },
] as const;

/** Sutherland and Hodgman, one side of the box after the other. */
function clip(points: readonly Point[]): readonly Point[] {
  let rest = points;
  for (const { axis, at, isInside } of edges) {
    const kept: Point[] = [];
    rest.forEach((point, index) => {
      const previous = rest.at(index - 1) ?? point;
      if (isInside(point) !== isInside(previous)) {
        const share = (at - previous[axis]) / (point[axis] - previous[axis]);
        const between = (a: 0 | 1): number => previous[a] + share * (point[a] - previous[a]);
        kept.push([between(0), between(1)]);
      }
      if (isInside(point)) kept.push(point);
    });
    rest = kept;
  }
  return rest;
}

const project = ([longitude, latitude]: Point): Point => [
  (longitude - seen.west) * scaleX,
  (seen.north - latitude) * scaleY,
];

/** Douglas and Peucker. */
function thin(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  let [farthest, distance] = [0, 0];
  points.forEach((point, index) => {
    const away = distanceTo(point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  });
  if (distance <= tolerance) return [first, last];
  return [...thin(points.slice(0, farthest + 1)).slice(0, -1), ...thin(points.slice(farthest))];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

function area(points: readonly Point[]): number {
  return Math.abs(
    points.reduce((sum, [x, y], index) => {
      const [px, py] = points.at(index - 1) ?? [x, y];
      return sum + (px * y - x * py) / 2;
    }, 0),
  );
}

/** Relative whole numbers: the shortest way to write it. */
function path(points: readonly Point[]): string {
  const [start, ...others] = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  if (start === undefined) return "";
  let [x, y] = start;
  let text = `M${x} ${y}l`;
  for (const [nextX, nextY] of others) {
    if (nextX === x && nextY === y) continue;
    text += `${nextX - x} ${nextY - y} `;
    [x, y] = [nextX, nextY];
  }
  return `${text.trim().replaceAll(" -", "-")}z`;
}

/** The end of one arc and the start of the next are the same point. */
const withoutRepeats = (ring: readonly Point[]): Point[] =>
  ring.filter(([x, y], index) => {
    const before = index === 0 ? undefined : ring[index - 1];
    return before === undefined || before[0] !== x || before[1] !== y;
  });

/** The shores of Boston Harbor for the landing page; lakes are drawn as water. */
export function drawLanding(topology: Topology): GeneratedFiles {
  const drawn = readPolygons(topology)
    .flat()
    .map((ring) => clip(withoutRepeats(ring)).map(project))
    .filter((points) => points.length > 2)
    .map(thin)
    .filter((points) => points.length > 3 && area(points) >= leastArea)
    .map(path);
  const file = {
    width,
    height,
    west: seen.west,
    north: seen.north,
    unitsPerDegreeEast: Math.round(scaleX),
    unitsPerDegreeNorth: Math.round(scaleY),
    path: drawn.join(""),
  };
  return new Map([["apps/web/src/app/landing/generated/coastline.json", linesOfJson(file)]]);
}
