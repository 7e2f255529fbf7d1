import { coarseScale } from "@striper/marine/charts";
import type { ChartedRange } from "./depth-style.ts";
import type { ChartTile, TileFeature, TilePath } from "./read-tile.ts";

export interface DepthPath {
  readonly kind: string;
  readonly range: ChartedRange;
  readonly path: Path2D;
}

export interface GroundPaths {
  readonly coverage: Path2D;
  /** Coverage of coarse cells; the scale is 50,000 for 1:50,000. */
  readonly coarse: readonly { readonly scale: number; readonly path: Path2D }[];
  readonly depths: readonly DepthPath[];
  readonly land: Path2D;
  readonly floating: Path2D;
  readonly coast: Path2D;
  readonly construction: Path2D;
  readonly contours: readonly { readonly depth: number; readonly path: Path2D }[];
  readonly poorSurvey: Path2D;
  readonly kelp: Path2D;
  readonly fairways: Path2D;
  readonly restricted: Path2D;
  readonly bridges: Path2D;
  readonly dangerAreas: Path2D;
}

export const poorZones: ReadonlySet<string | null> = new Set(["C", "D", "U"]);

const everywhere: ReadonlySet<string | null> = new Set([null, "discharging prohibited"]);

function addTo(path: Path2D, points: TilePath, isClosed: boolean): void {
  for (let at = 0; at < points.length; at += 2) {
    const [x = 0, y = 0] = [points[at], points[at + 1]];
    if (at === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  if (isClosed) path.closePath();
}

function pathOf(features: readonly TileFeature[]): Path2D {
  const path = new Path2D();
  for (const { shape, paths } of features) {
    if (shape === "point") continue;
    for (const points of paths) addTo(path, points, shape === "area");
  }
  return path;
}

/** Replaces `Map.groupBy`, which browsers of 2023 lack. */
function groupBy<Key>(
  features: readonly TileFeature[],
  keyOf: (feature: TileFeature) => Key,
): Map<Key, TileFeature[]> {
  const groups = new Map<Key, TileFeature[]>();
  for (const feature of features) {
    const key = keyOf(feature);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [feature]);
    else group.push(feature);
  }
  return groups;
}

function depthsOf(tile: ChartTile): DepthPath[] {
  const groups = groupBy(tile.layer("depths"), (feature) =>
    JSON.stringify([feature.text("kind"), feature.number("from"), feature.number("to")]),
  );
  return [...groups.values()].map((features) => ({
    kind: features[0]?.text("kind") ?? "depth-area",
    range: { from: features[0]?.number("from") ?? null, to: features[0]?.number("to") ?? null },
    path: pathOf(features),
  }));
}

const known = new WeakMap<ChartTile, GroundPaths>();

export function groundPaths(tile: ChartTile): GroundPaths {
  const kept = known.get(tile);
  if (kept !== undefined) return kept;
  const all = (layer: string, isWanted: (feature: TileFeature) => boolean = () => true) =>
    pathOf(tile.layer(layer).filter(isWanted));
  const contours = groupBy(tile.layer("contours"), (feature) => feature.number("depth") ?? 0);
  const paths: GroundPaths = {
    coverage: all("coverage"),
    coarse: [...groupBy(tile.layer("coverage"), (feature) => feature.number("scale") ?? 0)]
      .filter(([scale]) => scale >= coarseScale)
      .map(([scale, features]) => ({ scale, path: pathOf(features) })),
    depths: depthsOf(tile),
    land: all("land", (feature) => feature.text("kind") !== "floating"),
    floating: all("land", (feature) => feature.text("kind") === "floating"),
    coast: all("shoreline", (feature) => feature.text("kind") === "coast"),
    construction: all("shoreline", (feature) => feature.text("kind") === "construction"),
    contours: [...contours].map(([depth, features]) => ({ depth, path: pathOf(features) })),
    poorSurvey: all("survey", (feature) => poorZones.has(feature.text("zone"))),
    kelp: all("kelp"),
    fairways: all("fairways"),
    // A rule for the whole bay would hide everything else.
    restricted: all("restricted", (feature) => !everywhere.has(feature.text("rule"))),
    bridges: all("bridges"),
    dangerAreas: all("dangers"),
  };
  known.set(tile, paths);
  return paths;
}
