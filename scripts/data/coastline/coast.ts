import {
  isInside,
  metresBetween,
  metresPerDegree,
  metresToSegment,
  type Point,
} from "./geometry.ts";
import * as z from "zod";
import type { LegalLines } from "./legal-lines.ts";

const whole = z.int();
const pair = z.tuple([z.number(), z.number()]);
const ringOfArcs = z.array(whole);

const geometry = z.discriminatedUnion("type", [
  z.looseObject({ type: z.literal("Polygon"), arcs: z.array(ringOfArcs) }),
  z.looseObject({ type: z.literal("MultiPolygon"), arcs: z.array(z.array(ringOfArcs)) }),
]);
type Geometry = z.output<typeof geometry>;

/** Quantized TopoJSON with land polygons. */
export const topology = z.looseObject({
  type: z.literal("Topology"),
  transform: z.strictObject({ scale: pair, translate: pair }),
  arcs: z.array(z.array(z.tuple([whole, whole]))),
  objects: z.record(
    z.string(),
    z.union([
      geometry,
      z.looseObject({ type: z.literal("GeometryCollection"), geometries: z.array(geometry) }),
    ]),
  ),
});
export type Topology = z.output<typeof topology>;

/** Every polygon of the file as its rings: the outer one, then its lakes. */
export function readPolygons({ transform, arcs: encoded, objects }: Topology): Point[][][] {
  const { scale, translate } = transform;
  const arcs = encoded.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Point => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  const arcAt = (index: number): readonly Point[] =>
    index >= 0 ? (arcs[index] ?? []) : (arcs[~index] ?? []).toReversed();
  const ringOf = (indices: readonly number[]): Point[] => indices.flatMap((index) => arcAt(index));
  const polygonsOf = (shape: Geometry): Point[][][] =>
    shape.type === "Polygon"
      ? [shape.arcs.map(ringOf)]
      : shape.arcs.map((polygon) => polygon.map(ringOf));
  return Object.values(objects).flatMap((object) =>
    object.type === "GeometryCollection"
      ? object.geometries.flatMap(polygonsOf)
      : polygonsOf(object),
  );
}

/** The outer rings of every land polygon. */
export const readLand = (file: Topology): Point[][] =>
  readPolygons(file).flatMap((rings) => rings.slice(0, 1));

export interface NearestCoast {
  /** Metres; 0 on land and in inland water. */
  readonly metres: number;
  readonly kind: "closing-line" | "shore";
  readonly at: Point;
}

type Piece = readonly [Point, Point];

/** Neighbouring pieces with a circle about them, so that far ones are passed over at once. */
interface Group {
  readonly kind: NearestCoast["kind"];
  readonly pieces: readonly Piece[];
  readonly centre: Point;
  readonly radius: number;
}

function group(kind: NearestCoast["kind"], pieces: readonly Piece[]): Group[] {
  const size = 24;
  return pieces.flatMap((piece, index) => {
    if (index % size !== 0) return [];
    const members = pieces.slice(index, index + size);
    const centre = piece[0];
    const radius = Math.max(...members.flat().map((end) => metresBetween(centre, end)));
    return [{ kind, pieces: members, centre, radius }];
  });
}

interface Solid {
  readonly ring: readonly Point[];
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

function withBounds(ring: readonly Point[]): Solid {
  const longitudes = ring.map(([longitude]) => longitude);
  const latitudes = ring.map(([, latitude]) => latitude);
  return {
    ring,
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}

const contains = ({ ring, west, east, south, north }: Solid, at: Point): boolean =>
  at[0] >= west && at[0] <= east && at[1] >= south && at[1] <= north && isInside(at, ring);

/** The legal coastline: low-water shore, rocks, closing lines, and the inland water behind them. */
export function createLegalCoast(
  land: readonly (readonly Point[])[],
  {
    closingLines,
    inlandWaters,
    rocks,
  }: Pick<LegalLines, "closingLines" | "inlandWaters" | "rocks">,
): (point: Point) => NearestCoast {
  const groups = [
    ...land.flatMap((ring) =>
      group(
        "shore",
        ring.map((corner, index) => [ring.at(index - 1) ?? corner, corner]),
      ),
    ),
    ...group(
      "shore",
      rocks.map((at) => [at, at]),
    ),
    ...closingLines.flatMap((line) => group("closing-line", [line])),
  ];
  const solid = [...land, ...inlandWaters].map(withBounds);
  let lastNearest: readonly Piece[] = groups[0]?.pieces ?? [];
  return (point) => {
    if (solid.some((ring) => contains(ring, point))) return { metres: 0, kind: "shore", at: point };
    const scale = metresPerDegree(point[1]);
    // Points are asked for side by side: what was nearest last lets nearly all others be passed over.
    let bound = Math.min(...lastNearest.map(([a, b]) => metresToSegment(point, a, b, scale)));
    let best: NearestCoast = { metres: Infinity, kind: "shore", at: point };
    for (const { kind, pieces, centre, radius } of groups) {
      const reach = bound + radius * 1.02;
      if (Math.abs(centre[1] - point[1]) * scale.north > reach) continue;
      if (metresToSegment(point, centre, centre, scale) > reach) continue;
      for (const [a, b] of pieces) {
        const metres = metresToSegment(point, a, b, scale);
        if (metres >= best.metres) continue;
        best = { metres, kind, at: a };
        lastNearest = pieces;
      }
      bound = Math.min(bound, best.metres);
    }
    return best;
  };
}
