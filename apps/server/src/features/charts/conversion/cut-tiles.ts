import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { CellName } from "@striper/marine/charts";
import type { Classes } from "./cell-data.ts";
import { type Gdal, type GdalFeature, type Geometry, writeFeatures } from "./gdal.ts";
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

/** Layers that draw areas only; a line of these classes would draw an outline twice. */
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

/** Assigns each sounding to the zoom from which there is room for it. */
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

const largest = (parts: readonly Part[]): Part | undefined =>
  parts.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];

/** Places each name once per cell, where its area is largest. */
function namesOf(classes: Classes): Drawn[] {
  const names = new Map<string, Drawn & { readonly size: number }>();
  for (const [className, features] of classes) {
    for (const feature of features) {
      const drawing = drawingOf[className]?.(feature.properties);
      const part = largest(partsOf(feature));
      if (drawing?.layer !== "names" || part === undefined) continue;
      const { kind, name } = drawing.properties;
      if (typeof name !== "string") continue;
      const size = sizeOf(part);
      if (size < (names.get(`${kind} ${name}`)?.size ?? 0)) continue;
      names.set(`${kind} ${name}`, {
        layer: "names",
        properties: { kind: kind ?? null, name, size: Math.round(size * 1e4) / 1e4 },
        geometry: { type: "Point", coordinates: namePoint(part) },
        size,
      });
    }
  }
  return [...names.values()];
}

const soundingLayers = soundingZooms
  .filter((zoom) => zoom <= greatestZoom)
  .map((zoom) => ({ source: `soundings${zoom}`, target: "soundings", zoom }));
const sources = [
  ...Object.entries(tileLayers)
    .filter(([layer]) => layer !== "soundings")
    .map(([layer, zoom]) => ({ source: layer, target: layer, zoom })),
  ...soundingLayers,
];

function drawnOfCell(
  { name, edition, update, issued, scale }: CellName,
  coverage: readonly GdalFeature[],
  classes: Classes,
): Drawn[] {
  const edges = coverage.flatMap(partsOf).map((part) => ({
    layer: "coverage",
    properties: { cell: name, edition, update, issued, scale },
    geometry: geometryOf(part),
  }));
  return [
    ...edges,
    ...[...classes].flatMap(([className, features]) => drawnOf(className, features)),
    ...soundingsOf(classes.get("SOUNDG") ?? []),
    ...namesOf(classes),
  ];
}

const fileOf = (cell: string, source: string): string => `${cell}-${source}.geojson`;

/** Writes the drawn features of a cell into GDAL's folder, a file per layer, for `cutTiles`. */
export function writeLayers(
  folder: string,
  cell: CellName,
  { coverage, classes }: { readonly coverage: readonly GdalFeature[]; readonly classes: Classes },
): void {
  const drawn = drawnOfCell(cell, coverage, classes);
  for (const { source } of sources) {
    const all = drawn.filter(({ layer }) => layer === source);
    // Named after the cell, because GDAL caches removed files.
    if (all.length > 0) writeFeatures(folder, fileOf(cell.name, source), all);
  }
}

/** Cuts a cell's layers into vector tiles and returns the path of their archive. */
export async function cutTiles(gdal: Gdal, { name }: Pick<CellName, "name">): Promise<string> {
  const layers = `${name}-layers`;
  const present = sources.filter(({ source }) =>
    existsSync(join(gdal.folder, fileOf(name, source))),
  );
  for (const { source } of present) {
    const file = fileOf(name, source);
    await gdal.convert(file, ["-f", "GPKG", "-update", "-append", "-nln", source], layers);
    rmSync(join(gdal.folder, file));
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
    `${layers}.gpkg`,
    ["-f", "PMTiles", ...wishes.flatMap((wish) => ["-dsco", wish])],
    name,
  );
  rmSync(join(gdal.folder, `${layers}.gpkg`));
  const archive = join(gdal.folder, `${name}.pmtiles`);
  if (!existsSync(archive)) throw new Error(gdal.complaints().join("\n"));
  return archive;
}
