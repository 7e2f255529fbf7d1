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

/*
 * A folder of charts as a server keeps it and a device asks for it: `cells.json`, which is the last
 * file to change, and for each cell an archive of vector tiles and a file for questions about a place.
 */

/** The name of the file that says which others belong together. */
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
      /** Null where larger scales are drawn in all of the cell. */
      tiles: z.nullable(z.object({ file: fileName, bytes: z.int() })),
    }),
  ),
});

export type ChartIndex = z.output<typeof chartIndexSchema>;

/** An encoded path (`@striper/marine/charts`, `decodePath`). */
const path = z.string().check(z.regex(/^[?-~]*$/));
const region = { box, paths: z.array(path) };
const mark = { ...region, shape: z.enum(markShapes) };
const text = z.nullable(z.string());

/** The data of one cell for queries about a place. */
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

/** A file's name has its content's hash in it: what has once come under a name never changes. */
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
  /** A map asks for each tile by its range. */
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
    /** Why existing fetched charts cannot be used. */
    fault: z.nullable(z.string()),
    /** Null where the server is set to fetch none. */
    fetching: z.nullable(
      z.object({
        asked_at: z.nullable(instant),
        /** When the last run without faults ended. */
        completed_at: z.nullable(instant),
        /** Of the last time; a sentence each. */
        faults: z.array(z.string()),
        /** Newer cells have come and are not converted yet. */
        is_conversion_due: z.boolean(),
      }),
    ),
  }),
});
