import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import * as z from "zod/mini";
import { initGdalJs, type Dataset } from "./gdal3.mjs";

const point = z.tuple([z.number(), z.number()], z.number());
const points = z.array(point);

/** Geometries as GDAL writes them; a chart's are never empty. */
const geometry = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Point"), coordinates: point }),
  z.object({ type: z.literal("MultiPoint"), coordinates: points }),
  z.object({ type: z.literal("LineString"), coordinates: points }),
  z.object({ type: z.literal("MultiLineString"), coordinates: z.array(points) }),
  z.object({ type: z.literal("Polygon"), coordinates: z.array(points) }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(points)) }),
]);
const collection = z.object({
  type: z.literal("GeometryCollection"),
  geometries: z.array(geometry),
});

export type Geometry = z.output<typeof geometry>;

const feature = z.object({
  properties: z.record(z.string(), z.unknown()),
  geometry: z.nullable(z.union([geometry, collection])),
});
const features = z.object({ features: z.array(feature) });

export type GdalFeature = z.output<typeof feature>;

const layers = z.object({
  layers: z.array(z.object({ name: z.string(), featureCount: z.number() })),
});

export interface Source {
  readonly layers: readonly string[];
  /** Reads a layer's features, cut to the region of a file in the folder if given. */
  read(layer: string, clip?: string): Promise<readonly GdalFeature[]>;
  close(): Promise<void>;
}

export interface Gdal {
  readonly folder: string;
  complaints(): readonly string[];
  openCell(base: string): Promise<Source>;
  query(file: string, statement: string): Promise<readonly GdalFeature[]>;
  convert(file: string, options: readonly string[], name: string): Promise<void>;
}

const program = join(
  dirname(createRequire(import.meta.url).resolve("gdal3.js/node.js")),
  "dist/package",
);

const settings = {
  OGR_S57_OPTIONS:
    "UPDATES=APPLY,SPLIT_MULTIPOINT=ON,ADD_SOUNDG_DEPTH=ON,RETURN_PRIMITIVES=OFF,RETURN_LINKAGES=OFF",
};

/** Eight decimals of a degree are about a millimeter, so no detail is lost. */
const asJson = ["-f", "GeoJSON", "-lco", "COORDINATE_PRECISION=8"];

/**
 * Rejects where gdal3.js would hang: when GDAL creates no data set, gdal3.js rejects a promise that
 * nobody awaits.
 */
function settled<Result>(call: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const refuse = (cause: unknown) => {
      reject(new Error("GDAL made nothing of it", { cause }));
    };
    process.once("unhandledRejection", refuse);
    call()
      .then(resolve, reject)
      .finally(() => process.off("unhandledRejection", refuse));
  });
}

/** Starts GDAL as WebAssembly, which keeps 200 MB until the process ends. */
export async function startGdal(folder: string): Promise<Gdal> {
  let said: string[] = [];
  const gdal = await initGdalJs({
    path: relative(process.cwd(), program),
    dest: folder,
    env: settings,
    logHandler: () => undefined,
    errorHandler: (text) => said.push(text),
  });
  const open = async (path: string) => {
    const [dataset] = (await settled(() => gdal.open(path))).datasets;
    if (dataset === undefined) throw new Error(`GDAL opens no data in ${path}`);
    return dataset;
  };
  let count = 0;
  const readJson = async (dataset: Dataset, options: readonly string[]) => {
    // A new name each time, because GDAL's virtual file system caches removed files.
    count += 1;
    const { local } = await settled(() =>
      gdal.ogr2ogr(dataset, [...asJson, ...options], `read-${count}`),
    );
    const file = join(folder, local.slice("/output/".length));
    const text = readFileSync(file, "utf8");
    rmSync(file);
    return features.parse(JSON.parse(text)).features;
  };
  return {
    folder,
    complaints() {
      const output = said;
      said = [];
      return output;
    },
    async openCell(base) {
      const dataset = await open(base);
      const all = layers.parse(await settled(() => gdal.getInfo(dataset))).layers;
      return {
        layers: all.filter(({ featureCount }) => featureCount !== 0).map(({ name }) => name),
        read: (layer, clip) =>
          readJson(dataset, [
            ...(clip === undefined ? [] : ["-clipsrc", `/output/${clip}`]),
            "-sql",
            `SELECT * FROM ${layer}`,
          ]),
        close: () => gdal.close(dataset),
      };
    },
    async query(file, statement) {
      const dataset = await open(`/output/${file}`);
      const found = await readJson(dataset, ["-dialect", "sqlite", "-sql", statement]);
      await gdal.close(dataset);
      return found;
    },
    async convert(file, options, name) {
      const dataset = await open(`/output/${file}`);
      await settled(() => gdal.ogr2ogr(dataset, options, name));
      await gdal.close(dataset);
    },
  };
}

export function writeFeatures(
  folder: string,
  file: string,
  all: readonly { readonly properties: object; readonly geometry: Geometry }[],
): void {
  const lines = all.map((one) => JSON.stringify({ type: "Feature", ...one }));
  writeFileSync(
    join(folder, file),
    `{"type":"FeatureCollection","features":[\n${lines.join(",\n")}\n]}\n`,
  );
}
