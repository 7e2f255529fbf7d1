/** Electronic charts into what the product draws and asks: an archive of tiles, a file a cell. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CellName } from "@striper/marine/charts";
import * as z from "zod/mini";
import { cellData, type Classes } from "./cell-data.ts";
import { collectDrawings, type Drawings } from "./drawings.ts";
import { ChartError } from "#server/features/charts/chart-error.ts";
import { type ChartWriter, openChartWriter } from "#server/features/charts/chart-folder.ts";
import type { CellFiles } from "./find-cells.ts";
import { type Gdal, type GdalFeature, startGdal, writeFeatures } from "./gdal.ts";
import { geometryOf, partsOf } from "./shapes.ts";
import { drawingOf } from "./tile-layers.ts";
import { inWorkFolder } from "./work-folder.ts";

const dataSet = z.object({
  DSID_EDTN: z.string(),
  DSID_UPDN: z.string(),
  DSID_ISDT: z.string().check(z.regex(/^\d{8}$/)),
  DSPM_CSCL: z.int(),
  /** Vertical datum of soundings; 12 is mean lower low water, the zero of the predictions. */
  DSPM_SDAT: z.literal(12),
});

interface Described {
  readonly files: CellFiles;
  readonly name: CellName;
  readonly coverage: readonly GdalFeature[];
}

function nameOf(files: CellFiles, features: readonly GdalFeature[]): CellName {
  const reading = z.safeParse(dataSet, features[0]?.properties);
  if (!reading.success)
    throw new ChartError([`${files.name} cannot be read: its description is not as it should be.`]);
  const { DSID_EDTN, DSID_UPDN, DSID_ISDT: issued, DSPM_CSCL: scale } = reading.data;
  const [edition, update] = [Number(DSID_EDTN), Number(DSID_UPDN)];
  if (edition !== files.edition || update !== files.update)
    throw new ChartError([
      `${files.name} cannot be updated: ${files.update} updates are there, ${update} were applied.`,
    ]);
  const date = `${issued.slice(0, 4)}-${issued.slice(4, 6)}-${issued.slice(6)}`;
  return { name: files.name, edition, update, issued: date, scale };
}

/** Closed at once: all cells of a region open together would take a gigabyte. */
async function describeCell(gdal: Gdal, files: CellFiles): Promise<Described> {
  const damaged = `${files.name} is cut short or damaged.`;
  try {
    const source = await gdal.openCell(files.base);
    const name = nameOf(files, await source.read("DSID"));
    if (!source.layers.includes("M_COVR"))
      throw new ChartError([`${files.name} does not say what it covers.`]);
    const all = await source.read("M_COVR");
    await source.close();
    // CATCOV 1: covered; 2: no data.
    const coverage = all.filter(({ properties }) => properties["CATCOV"] === 1);
    return { files, name, coverage };
  } catch (cause) {
    if (cause instanceof ChartError) throw cause;
    throw new ChartError([damaged], { cause });
  }
}

/** West, south, east, north. */
function boxOf({ coverage }: Described): readonly [number, number, number, number] {
  const points = coverage.flatMap(partsOf).flatMap(({ paths }) => paths.flat());
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** More than an edge in common. */
function mayOverlap(one: Described, other: Described): boolean {
  const [west, south, east, north] = boxOf(one);
  const [otherWest, otherSouth, otherEast, otherNorth] = boxOf(other);
  return west < otherEast && otherWest < east && south < otherNorth && otherSouth < north;
}

/** The area that a cell covers and none of the cells before it does. */
async function ownCoverage(
  gdal: Gdal,
  cell: Described,
  before: readonly Described[],
): Promise<{ readonly file: string; readonly coverage: readonly GdalFeature[] }> {
  const file = `${cell.name.name}-coverage.geojson`;
  const earlier = before.filter((each) => mayOverlap(cell, each));
  const rows = (features: readonly GdalFeature[], own: number) =>
    features.flatMap(partsOf).map((part) => ({ properties: { own }, geometry: geometryOf(part) }));
  writeFeatures(gdal.folder, "all-coverage.geojson", [
    ...rows(cell.coverage, 1),
    ...rows(
      earlier.flatMap((each) => each.coverage),
      0,
    ),
  ]);
  const union = (own: number) =>
    `(SELECT ST_Union(geometry) AS geometry FROM "all-coverage" WHERE own = ${own})`;
  const statement =
    earlier.length === 0
      ? `SELECT geometry FROM ${union(1)}`
      : `SELECT ST_Difference(mine.geometry, theirs.geometry) AS geometry FROM ${union(1)} AS mine, ${union(0)} AS theirs`;
  const left = await gdal.query("all-coverage.geojson", statement);
  writeFeatures(gdal.folder, file, rows(left, 1));
  return { file, coverage: left };
}

async function readClasses(gdal: Gdal, { files }: Described, clip: string): Promise<Classes> {
  const source = await gdal.openCell(files.base);
  const wanted = source.layers.filter((layer) => drawingOf[layer] !== undefined);
  const classes = new Map<string, readonly GdalFeature[]>();
  for (const layer of wanted) classes.set(layer, await source.read(layer, clip));
  await source.close();
  return classes;
}

/** The larger scale goes before; where scales are equal the name decides. */
const byScale = (a: Described, b: Described): number =>
  a.name.scale - b.name.scale || (a.name.name < b.name.name ? -1 : 1);

interface Receivers {
  readonly drawings: Drawings;
  readonly writer: ChartWriter;
}

/** What a cell has where none before it has; null where they cover all of it. */
async function readCell(gdal: Gdal, cell: Described, before: readonly Described[]) {
  try {
    const { file, coverage } = await ownCoverage(gdal, cell, before);
    if (coverage.flatMap(partsOf).length === 0) return null;
    return { coverage, classes: await readClasses(gdal, cell, file) };
  } catch (cause) {
    if (cause instanceof ChartError) throw cause;
    const outlines = `${cell.name.name} cannot be used: outlines in it cross themselves or lie far off.`;
    throw new ChartError([outlines], { cause });
  }
}

/** Reads cells with their updates, each cut to what no larger scale covers; none stays in memory. */
async function readCells(
  gdal: Gdal,
  files: readonly CellFiles[],
  { drawings, writer }: Receivers,
): Promise<void> {
  const described: Described[] = [];
  for (const each of files) described.push(await describeCell(gdal, each));
  described.sort(byScale);
  for (const [index, cell] of described.entries()) {
    const read = await readCell(gdal, cell, described.slice(0, index));
    if (read === null) continue;
    const { coverage, classes } = read;
    drawings.add(cell.name, coverage, classes);
    writer.add(cellData(cell.name, coverage, classes));
    // Otherwise the data of many cells stays in memory until the heap has doubled.
    globalThis.gc?.();
  }
}

/**
 * Runs in its own process: GDAL frees its memory only when that ends. What it makes is a folder of charts,
 * there as long as it is worked with.
 */
export function convertCells<Result>(
  files: readonly CellFiles[],
  work: (made: string) => Result,
): Promise<Result> {
  return inWorkFolder(async (folder) => {
    const gdal = await startGdal(folder);
    const drawings = collectDrawings(folder);
    const made = join(folder, "made");
    const writer = openChartWriter(made);
    await readCells(gdal, files, { drawings, writer });
    await drawings.cut(gdal);
    const archive = join(folder, "chart.pmtiles");
    if (!existsSync(archive)) throw new Error(gdal.complaints().join("\n"));
    writer.finish(archive);
    return work(made);
  });
}
