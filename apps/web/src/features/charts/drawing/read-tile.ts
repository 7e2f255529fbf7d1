import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import type { TileAddress } from "./tile-cover.ts";

/** Coordinates in tile units, x and y alternately. */
export type TilePath = readonly number[];

export interface TileFeature {
  readonly shape: "point" | "line" | "area";
  readonly paths: readonly TilePath[];
  readonly text: (name: string) => string | null;
  readonly number: (name: string) => number | null;
}

/** A decoded tile. Layers have the names given by the server's `tile-layers.ts`. */
export interface ChartTile {
  readonly address: TileAddress;
  readonly layer: (name: string) => readonly TileFeature[];
}

const shapes = [null, "point", "line", "area"] as const;

type Properties = Readonly<Record<string, string | number | boolean>>;

export const readersOf = (properties: Properties): Pick<TileFeature, "text" | "number"> => ({
  text: (name) => {
    const value = properties[name];
    return typeof value === "string" ? value : null;
  },
  number: (name) => {
    const value = properties[name];
    return typeof value === "number" ? value : null;
  },
});

function read(feature: VectorTileFeature): TileFeature | null {
  const shape = shapes[feature.type];
  if (shape === null || shape === undefined) return null;
  const paths = feature.loadGeometry().map((path) => path.flatMap(({ x, y }) => [x, y]));
  return { shape, paths, ...readersOf(feature.properties) };
}

/** Decodes a vector tile. Throws when the bytes are not one. */
export function readTile(address: TileAddress, bytes: Uint8Array): ChartTile {
  const { layers } = new VectorTile(new PbfReader(bytes));
  const known = new Map<string, readonly TileFeature[]>();
  return {
    address,
    layer: (name) => {
      const kept = known.get(name);
      if (kept !== undefined) return kept;
      const layer = layers[name];
      const features = Array.from({ length: layer?.length ?? 0 }, (_, index) => {
        const feature = layer?.feature(index);
        return feature === undefined ? null : read(feature);
      }).filter((feature) => feature !== null);
      known.set(name, features);
      return features;
    },
  };
}
