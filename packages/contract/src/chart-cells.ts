import {
  aidKinds,
  areaKinds,
  dangerKinds,
  markShapes,
  surveyZones,
  waterEffects,
  type ChartCell,
} from "@striper/marine/charts";
import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { instant } from "#contract/schemas.ts";

/* A folder of charts, as the server stores it and devices fetch it. `cells.json` is updated last. Each cell has an
   archive of vector tiles and a file for queries about a place. */

export const chartIndexFile = "cells.json";

const fileName = z.string().check(z.regex(/^[A-Za-z0-9.-]{1,80}$/));
const cellName = {
  name: z.string().check(z.regex(/^[A-Z0-9]{8}$/)),
  edition: z.int(),
  update: z.int(),
  issued: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  scale: z.int(),
};

const box = z.tuple([z.int(), z.int(), z.int(), z.int()]);

export const chartIndexSchema = z.object({
  version: z.literal(2),
  cells: z.array(
    z.object({
      ...cellName,
      file: fileName,
      bytes: z.int(),
      box,
      /** Null where charts of larger scale cover the whole cell. */
      tiles: z.nullable(z.object({ file: fileName, bytes: z.int() })),
    }),
  ),
});

export type ChartIndex = z.output<typeof chartIndexSchema>;

/** An encoded path; see `decodePath` in `@striper/marine/charts`. */
const path = z.string().check(z.regex(/^[?-~]*$/));
const region = { box, paths: z.array(path) };
const mark = { ...region, shape: z.enum(markShapes) };
const text = z.nullable(z.string());

export const chartCellSchema: z.ZodMiniType<ChartCell> = z.object({
  cell: z.object(cellName),
  coverage: z.array(z.object(region)),
  areas: z.array(
    z.object({
      ...region,
      kind: z.enum(areaKinds),
      from: z.nullable(z.number()),
      to: z.nullable(z.number()),
    }),
  ),
  standing: z.optional(z.array(z.object({ ...mark, kind: z.enum(["land", "floating"]) }))),
  contours: z.array(z.object({ ...mark, depth: z.number() })),
  soundings: z.object({ path, depths: z.array(z.number()) }),
  survey: z.array(z.object({ ...region, zone: z.enum(surveyZones) })),
  dangers: z.array(
    z.object({
      ...mark,
      kind: z.enum(dangerKinds),
      depth: z.nullable(z.number()),
      water: z.nullable(z.enum(waterEffects)),
      note: text,
    }),
  ),
  bottom: z.array(z.object({ ...mark, materials: z.array(z.string()) })),
  aids: z.array(
    z.object({
      ...mark,
      kind: z.enum(aidKinds),
      name: text,
      shapeOfAid: text,
      colors: z.array(z.string()),
      light: text,
    }),
  ),
});

/** File names contain a content hash, so a file never changes under its name. */
const nameOfCellFile = z
  .string()
  .check(z.maxLength(24), z.regex(/^[A-Z0-9]{8}-[0-9a-f]{10}\.json$/));
const nameOfArchive = z
  .string()
  .check(z.maxLength(27), z.regex(/^[A-Z0-9]{8}-[0-9a-f]{10}\.pmtiles$/));

export const chartIndex = defineEndpoint({
  method: "GET",
  path: "/api/charts",
  summary: "The electronic charts that are there: cells, editions and the names of their files.",
  access: "public",
  response: chartIndexSchema,
  errors: ["not_found"],
  limits: { perMinute: 600 },
});

export const chartCellFile = defineEndpoint({
  method: "GET",
  path: "/api/charts/cells/:file",
  summary: "What answers questions about a place: depths, dangers, bottom and aids of one cell.",
  access: "public",
  params: z.strictObject({ file: nameOfCellFile }),
  response: chartCellSchema,
  errors: ["not_found"],
  limits: { perMinute: 600 },
});

export const chartArchive = defineEndpoint({
  method: "GET",
  path: "/api/charts/archives/:file",
  summary: "Vector tiles of one cell as PMTiles, whole or the bytes that a Range header asks for.",
  access: "public",
  params: z.strictObject({ file: nameOfArchive }),
  response: z.unknown(),
  responseType: "application/vnd.pmtiles",
  errors: ["not_found", "range_not_satisfiable"],
  /** High, because a map requests each tile as a range. */
  limits: { perMinute: 3000 },
});

export const chartsInUse = defineEndpoint({
  method: "GET",
  path: "/api/admin/charts",
  summary: "The electronic charts in use, where they are from, and how fetching newer ones does.",
  access: "admin",
  response: z.object({
    origin: z.enum(["built-in", "fetched"]),
    cells: z.array(z.object({ ...cellName, bytes: z.int() })),
    archive_bytes: z.int(),
    /** The reason why fetched charts on disk cannot be used. */
    fault: z.nullable(z.string()),
    fetching: z.nullable(
      z.object({
        asked_at: z.nullable(instant),
        completed_at: z.nullable(instant),
        faults: z.array(z.string()),
        is_conversion_due: z.boolean(),
      }),
    ),
  }),
});
