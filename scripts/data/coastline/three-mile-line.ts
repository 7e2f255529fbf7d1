import { metresPerNauticalMile } from "@striper/marine/units";
import type { NearestCoast } from "./coast.ts";
import { interpolate, metresPerDegree, type Point } from "./geometry.ts";

/** Three geographic (nautical) miles: Submerged Lands Act, 43 U.S.C. 1312. */
export const threeMiles = 3 * metresPerNauticalMile;

const fine = 0.001;
const blocks = 16;

interface Area {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/**
 * The line three miles off the coast, as paths of points about 100 m apart (each exact to 1 m), by
 * marching squares over the distance field.
 */
export function traceThreeMileLine(coast: (point: Point) => NearestCoast, area: Area): Point[][] {
  const distances = new Map<string, number>();
  const point = (column: number, row: number): Point => [
    area.west + column * fine,
    area.south + row * fine,
  ];
  const excess = (column: number, row: number): number => {
    const key = `${column},${row}`;
    const known = distances.get(key);
    if (known !== undefined) return known;
    const metres = coast(point(column, row)).metres - threeMiles;
    distances.set(key, metres);
    return metres;
  };
  const segments: [string, string][] = [];
  const crossings = new Map<string, Point>();
  const crossing = (from: readonly [number, number], to: readonly [number, number]): string => {
    const key = [from, to]
      .map(([column, row]) => `${column},${row}`)
      .toSorted()
      .join(" ");
    if (!crossings.has(key)) crossings.set(key, locate(coast, point(...from), point(...to)));
    return key;
  };
  for (const [column, row] of cellsNearLine(coast, area, point)) {
    const corners = [
      [column, row],
      [column + 1, row],
      [column + 1, row + 1],
      [column, row + 1],
    ] as const;
    const cut = corners.flatMap((corner, index) => {
      const next = corners[(index + 1) % 4] ?? corner;
      return excess(...corner) < 0 === excess(...next) < 0 ? [] : [crossing(corner, next)];
    });
    const [a, b, c, d] = cut;
    if (a !== undefined && b !== undefined) segments.push([a, b]);
    if (c !== undefined && d !== undefined) segments.push([c, d]);
  }
  return chain(segments).map((keys) =>
    keys.map((key) => crossings.get(key)).filter((crossed) => crossed !== undefined),
  );
}

/** Fine cells of those blocks whose centre is near enough to the line for it to pass through. */
function* cellsNearLine(
  coast: (point: Point) => NearestCoast,
  area: Area,
  point: (column: number, row: number) => Point,
): Generator<[number, number]> {
  const scale = metresPerDegree(area.south);
  const reach = Math.hypot(scale.north, scale.east) * fine * (blocks / 2) * 1.05;
  for (let column = 0; area.west + column * fine < area.east; column += blocks) {
    for (let row = 0; area.south + row * fine < area.north; row += blocks) {
      const centre = point(column + blocks / 2, row + blocks / 2);
      if (Math.abs(coast(centre).metres - threeMiles) > reach) continue;
      for (let cell = 0; cell < blocks * blocks; cell += 1) {
        yield [column + (cell % blocks), row + Math.floor(cell / blocks)];
      }
    }
  }
}

/** Where the distance is three miles between a point inside and one outside. */
function locate(coast: (point: Point) => NearestCoast, a: Point, b: Point): Point {
  let [inside, outside] = coast(a).metres < threeMiles ? [a, b] : [b, a];
  for (let step = 0; step < 8; step += 1) {
    const middle = interpolate(inside, outside, 0.5);
    if (coast(middle).metres < threeMiles) inside = middle;
    else outside = middle;
  }
  return interpolate(inside, outside, 0.5);
}

/** Joins two-ended pieces into the longest paths; a closed path repeats its first key. */
function chain(segments: readonly (readonly [string, string])[]): string[][] {
  const neighbours = new Map<string, string[]>();
  for (const [a, b] of segments) {
    neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
    neighbours.set(b, [...(neighbours.get(b) ?? []), a]);
  }
  const take = (from: string): string | undefined => {
    const next = neighbours.get(from)?.pop();
    if (next === undefined) return undefined;
    neighbours.set(
      next,
      (neighbours.get(next) ?? []).filter((key) => key !== from),
    );
    return next;
  };
  const paths: string[][] = [];
  const walk = (start: string): void => {
    const path = [start];
    for (let next = take(start); next !== undefined; next = take(next)) path.push(next);
    if (path.length > 1) paths.push(path);
  };
  for (const [key, ends] of neighbours) if (ends.length === 1) walk(key);
  for (const key of neighbours.keys()) walk(key);
  return paths;
}
