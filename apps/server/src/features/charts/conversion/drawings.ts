/**
 * Collects the drawn features of all cells, layer by layer, and lets GDAL cut them into vector
 * tiles.
 */
import { appendFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import type { CellName } from "@striper/marine/charts";
import type { Classes } from "./cell-data.ts";
import type { Gdal, GdalFeature, Geometry } from "./gdal.ts";
import { geometryOf, namePoint, type Part, partsOf, sizeOf } from "./shapes.ts";
import { soundingZooms, zoomsOfSoundings } from "./thin-soundings.ts";
import {
  type Drawing,
  drawingOf,
  greatestZoom,
  leastZoom,
  tileLayers,
  type TileLayer,
} from "./tile-layers.ts";

interface Drawn {
  readonly layer: string;
  readonly properties: Drawing["properties"];
  readonly geometry: Geometry;
}

/** Areas whose outline would be drawn twice or says nothing; points of areas are kept as they are. */
const areasOnly = new Set<TileLayer>(["depths", "land", "survey", "coverage", "fairways"]);

function drawnOf(className: string, features: readonly GdalFeature[]): Drawn[] {
  const draw = drawingOf[className];
  if (draw === undefined || className === "SOUNDG") return [];
  return features.flatMap((feature) => {
    const { layer, properties } = draw(feature.properties);
    if (layer === "names") return [];
    return partsOf(feature)
      .filter(({ shape }) => shape === "area" || !areasOnly.has(layer))
      .map((part) => ({ layer, properties, geometry: geometryOf(part) }));
  });
}

/** Tiles of zoom 12 hold the figures for which there is room at 12, and so on. */
function soundingsOf(features: readonly GdalFeature[]): Drawn[] {
  const draw = drawingOf["SOUNDG"];
  if (draw === undefined) return [];
  const found = features.flatMap((feature) =>
    partsOf(feature).map((part) => {
      const [longitude = 0, latitude = 0] = part.paths[0]?.[0] ?? [];
      const { properties } = draw(feature.properties);
      return { longitude, latitude, depth: Number(properties["depth"]), part };
    }),
  );
  const zooms = zoomsOfSoundings(found);
  return found.map(({ depth, part }, index) => {
    const zoom = zooms[index] ?? greatestZoom;
    return {
      layer: `soundings${Math.min(zoom, greatestZoom)}`,
      properties: { depth, zoom },
      geometry: geometryOf(part),
    };
  });
}

interface Name {
  readonly kind: string;
  readonly name: string;
  readonly size: number;
  readonly at: [number, number];
}

const largest = (parts: readonly Part[]): Part | undefined =>
  parts.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];

function namesOf(classes: Classes): Name[] {
  return [...classes].flatMap(([className, features]) =>
    features.flatMap((feature) => {
      const drawing = drawingOf[className]?.(feature.properties);
      const part = largest(partsOf(feature));
      if (drawing?.layer !== "names" || part === undefined) return [];
      const { kind, name } = drawing.properties;
      if (typeof name !== "string" || typeof kind !== "string") return [];
      return [{ kind, name, size: sizeOf(part), at: namePoint(part) }];
    }),
  );
}

const appendDrawn = (folder: string, all: readonly Drawn[]): void => {
  for (const layer of new Set(all.map((each) => each.layer))) {
    const lines = all
      .filter((each) => each.layer === layer)
      .map(({ properties, geometry }) =>
        JSON.stringify({ type: "Feature", properties, geometry }).concat("\n"),
      );
    appendFileSync(join(folder, `${layer}.geojsonl`), lines.join(""));
  }
};

const soundingLayers = soundingZooms
  .filter((zoom) => zoom <= greatestZoom)
  .map((zoom) => ({ source: `soundings${zoom}`, target: "soundings", zoom }));
const sources = [
  ...Object.entries(tileLayers)
    .filter(([layer]) => layer !== "soundings")
    .map(([layer, zoom]) => ({ source: layer, target: layer, zoom })),
  ...soundingLayers,
];

export interface Drawings {
  add(cell: CellName, coverage: readonly GdalFeature[], classes: Classes): void;
  /** Writes `chart.pmtiles` into GDAL's folder. */
  cut(gdal: Gdal): Promise<void>;
}

export function collectDrawings(folder: string): Drawings {
  // A name stands once, where its area is largest, however many cells share it.
  const names = new Map<string, Name>();
  return {
    add(cell, coverage, classes) {
      for (const name of namesOf(classes)) {
        const before = names.get(`${name.kind} ${name.name}`);
        if (before === undefined || before.size < name.size)
          names.set(`${name.kind} ${name.name}`, name);
      }
      const { name, edition, update, issued, scale } = cell;
      const edges = coverage.flatMap(partsOf).map((part) => ({
        layer: "coverage",
        properties: { cell: name, edition, update, issued, scale },
        geometry: geometryOf(part),
      }));
      const drawn = [...classes].flatMap(([className, features]) => drawnOf(className, features));
      appendDrawn(folder, [...edges, ...drawn, ...soundingsOf(classes.get("SOUNDG") ?? [])]);
    },
    async cut(gdal) {
      appendDrawn(
        folder,
        [...names.values()].map(({ kind, name, size, at }) => ({
          layer: "names",
          properties: { kind, name, size: Math.round(size * 1e4) / 1e4 },
          geometry: { type: "Point", coordinates: at },
        })),
      );
      const present = sources.filter(({ source }) =>
        existsSync(join(folder, `${source}.geojsonl`)),
      );
      for (const { source } of present) {
        const into = ["-f", "GPKG", "-update", "-append", "-nln", source];
        await gdal.convert(`${source}.geojsonl`, into, "layers");
      }
      const zooms = present.map(({ source, target, zoom }) => [
        source,
        { target_name: target, minzoom: zoom, maxzoom: greatestZoom },
      ]);
      const wishes = [
        "NAME=chart",
        `MINZOOM=${leastZoom}`,
        `MAXZOOM=${greatestZoom}`,
        `CONF=${JSON.stringify(Object.fromEntries(zooms))}`,
      ];
      await gdal.convert(
        "layers.gpkg",
        ["-f", "PMTiles", ...wishes.flatMap((wish) => ["-dsco", wish])],
        "chart",
      );
    },
  };
}
