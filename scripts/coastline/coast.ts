import {
  isInside,
  metresBetween,
  metresPerDegree,
  metresToSegment,
  type Point,
} from "./geometry.ts";
import { closingLines, inlandWaters, rocks } from "./legal-lines.ts";

interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: Record<string, Geometry>;
}

type Geometry =
  | { readonly type: "GeometryCollection"; readonly geometries: readonly Geometry[] }
  | { readonly type: "Polygon"; readonly arcs: readonly (readonly number[])[] }
  | { readonly type: "MultiPolygon"; readonly arcs: readonly (readonly (readonly number[])[])[] };

/** Told by its outline only: the file comes from a tool that writes the rest as specified. */
export function isTopology(value: unknown): value is Topology {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    value.type === "Topology" &&
    "transform" in value &&
    "arcs" in value &&
    "objects" in value
  );
}

/** The outer rings of every land polygon of a quantized TopoJSON file. */
export function readLand(topology: Topology): Point[][] {
  const { scale, translate } = topology.transform;
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Point => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  const arcAt = (index: number): readonly Point[] =>
    index >= 0 ? (arcs[index] ?? []) : (arcs[~index] ?? []).toReversed();
  const ring = (indices: readonly number[]): Point[] => indices.flatMap((index) => arcAt(index));
  const outerRings = (geometry: Geometry): Point[][] => {
    if (geometry.type === "GeometryCollection") return geometry.geometries.flatMap(outerRings);
    if (geometry.type === "Polygon") return geometry.arcs.slice(0, 1).map(ring);
    return geometry.arcs.flatMap((polygon) => polygon.slice(0, 1).map(ring));
  };
  return Object.values(topology.objects).flatMap(outerRings);
}

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

/** The legal coastline: low-water shore, rocks, closing lines, and the inland water behind them. */
export function createLegalCoast(
  land: readonly (readonly Point[])[],
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
      rocks.map(({ at }) => [at, at]),
    ),
    ...closingLines.flatMap((line) => group("closing-line", [line])),
  ];
  const solid = [...land, ...inlandWaters];
  return (point) => {
    if (solid.some((ring) => isInside(point, ring))) return { metres: 0, kind: "shore", at: point };
    const scale = metresPerDegree(point[1]);
    let best: NearestCoast = { metres: Infinity, kind: "shore", at: point };
    for (const { kind, pieces, centre, radius } of groups) {
      if (metresToSegment(point, centre, centre, scale) - radius * 1.02 > best.metres) continue;
      for (const [a, b] of pieces) {
        const metres = metresToSegment(point, a, b, scale);
        if (metres < best.metres) best = { metres, kind, at: a };
      }
    }
    return best;
  };
}
