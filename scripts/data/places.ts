import * as z from "zod";
import { rockFile } from "./coastline/legal-lines.ts";
import { linesOfJson, type GeneratedFiles } from "./generated-files.ts";
import { readData } from "./read-data.ts";

const places = z
  .array(
    z.strictObject({
      name: z.string().trim().min(1),
      kind: z.enum(["town", "water", "island", "land"]),
      coordinates: z.tuple([z.number().gt(-71.3).lt(-69.8), z.number().gt(41.5).lt(43.2)]),
      fromZoom: z.number().min(0).max(16),
    }),
  )
  .refine(
    (all) => new Set(all.map(({ name, kind }) => `${kind} ${name}`)).size === all.length,
    "a name stands twice",
  );

const folder = "apps/web/src/ui/basemap/catalogue";

export function generatePlaces(data: string): GeneratedFiles {
  // Important names first, because they keep their place on a crowded map.
  const names = readData(data, "places/places.json", places)
    .toSorted((a, b) => a.fromZoom - b.fromZoom)
    .map(({ name, coordinates, kind, fromZoom }) => [
      name,
      coordinates[0],
      coordinates[1],
      kind,
      fromZoom,
    ]);
  const rocks = readData(data, "coastline/rocks.json", rockFile)
    .filter(({ onMap }) => onMap)
    .map(({ name, coordinates }) => [name, coordinates[0], coordinates[1]]);
  return new Map([
    [`${folder}/place-names.json`, linesOfJson(names)],
    [`${folder}/rocks.json`, linesOfJson(rocks)],
  ]);
}
