import { aidSign, dangerSign, shownAids, type Sign } from "./chart-signs.ts";
import type { ChartTile, TileFeature } from "./read-tile.ts";
import { tileUnits } from "./tile-cover.ts";

/** Position as a fraction of the world map, from west and from north. */
interface Placed {
  readonly x: number;
  readonly y: number;
}

export interface PlacedSign extends Placed, Sign {
  readonly isAid: boolean;
}

export interface PlacedName extends Placed {
  readonly name: string;
  readonly isWater: boolean;
  readonly size: number;
}

export interface PlacedFigure extends Placed {
  readonly kind: "sounding" | "contour" | "clearance";
  /** Metres. */
  readonly value: number;
  readonly fromZoom: number;
}

export interface PlacedLetters extends Placed {
  readonly letters: string;
}

export interface TileMarks {
  readonly signs: readonly PlacedSign[];
  readonly names: readonly PlacedName[];
  readonly figures: readonly PlacedFigure[];
  readonly letters: readonly PlacedLetters[];
}

const isInside = (x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < tileUnits && y < tileUnits;

/** Returns the center of an area or the midpoint of a line, taken from its longest path. */
function middleOf({ shape, paths }: TileFeature): readonly [number, number] | null {
  const longest = paths.toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined || longest.length < 2) return null;
  if (shape === "area") {
    const count = longest.length / 2;
    const sums = [0, 0];
    longest.forEach((value, index) => (sums[index % 2] = (sums[index % 2] ?? 0) + value));
    return [(sums[0] ?? 0) / count, (sums[1] ?? 0) / count];
  }
  const at = 2 * Math.floor(longest.length / 4);
  return [longest[at] ?? 0, longest[at + 1] ?? 0];
}

/** A shorter contour gets no figure, in tile units. */
const shortestNamed = 700;

function lengthOf(path: readonly number[]): number {
  let sum = 0;
  for (let at = 2; at < path.length; at += 2) {
    sum += Math.hypot(
      (path[at] ?? 0) - (path[at - 2] ?? 0),
      (path[at + 1] ?? 0) - (path[at - 1] ?? 0),
    );
  }
  return sum;
}

const bridgeFiguresFrom = 12.5;

function figuresOf(tile: ChartTile, place: Place): PlacedFigure[] {
  const soundings = place(tile.layer("soundings"), (feature): Omit<PlacedFigure, "x" | "y"> => ({
    kind: "sounding",
    value: feature.number("depth") ?? 0,
    fromZoom: feature.number("zoom") ?? 14,
  }));
  const long = tile
    .layer("contours")
    .filter(
      (feature) =>
        (feature.number("depth") ?? 0) > 0 &&
        feature.paths.some((path) => lengthOf(path) > shortestNamed),
    );
  const contours = place(long, (feature): Omit<PlacedFigure, "x" | "y"> => ({
    kind: "contour",
    value: feature.number("depth") ?? 0,
    fromZoom: tile.address.zoom - 0.5,
  }));
  const bridges = tile.layer("bridges").filter((feature) => feature.number("clearance") !== null);
  const clearances = place(bridges, (feature): Omit<PlacedFigure, "x" | "y"> => ({
    kind: "clearance",
    value: feature.number("clearance") ?? 0,
    fromZoom: bridgeFiguresFrom,
  }));
  return [...clearances, ...contours, ...soundings.toSorted((a, b) => a.fromZoom - b.fromZoom)];
}

type Place = <Data>(
  features: readonly TileFeature[],
  dataOf: (feature: TileFeature) => Data,
) => (Data & Placed)[];

const placeIn =
  ({ zoom, x, y }: ChartTile["address"]): Place =>
  (features, dataOf) =>
    features.flatMap((feature) => {
      const points =
        feature.shape === "point"
          ? feature.paths.map(([px = 0, py = 0]) => [px, py] as const)
          : [middleOf(feature)].filter((point) => point !== null);
      const data = dataOf(feature);
      // Tiles overlap slightly, so a mark belongs to the tile that contains it.
      return points
        .filter(([px, py]) => isInside(px, py))
        .map(([px, py]) =>
          Object.assign({}, data, {
            x: (x + px / tileUnits) / 2 ** zoom,
            y: (y + py / tileUnits) / 2 ** zoom,
          }),
        );
    });

const known = new WeakMap<ChartTile, TileMarks>();

export function marksOf(tile: ChartTile): TileMarks {
  const kept = known.get(tile);
  if (kept !== undefined) return kept;
  const place = placeIn(tile.address);
  const aids = shownAids(tile.layer("aids"));
  const marks: TileMarks = {
    signs: [
      ...place(tile.layer("dangers"), (feature) => ({ ...dangerSign(feature), isAid: false })),
      ...aids.flatMap(({ feature, light }) =>
        place([feature], () => ({ ...aidSign(feature, light), isAid: true })),
      ),
    ],
    names: place(tile.layer("names"), (feature) => ({
      name: feature.text("name") ?? "",
      isWater: feature.text("kind") === "water",
      size: feature.number("size") ?? 0,
    })).toSorted((a, b) => b.size - a.size),
    figures: figuresOf(tile, place),
    letters: place(tile.layer("bottom"), (feature) => ({ letters: feature.text("letters") ?? "" })),
  };
  known.set(tile, marks);
  return marks;
}
