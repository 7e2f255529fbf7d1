/**
 * Converts electronic charts into a tile archive for drawing and a data file for queries per cell.
 */
import { join } from "node:path";
import { compareCells, isOutdatedBy, type CellName } from "@striper/marine/charts";
import * as z from "zod/mini";
import { cellData, type Classes } from "./cell-data.ts";
import { cutTiles, writeLayers } from "./cut-tiles.ts";
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

/** Closes the cell at once, because a region's cells together take a gigabyte. */
async function describeCell(gdal: Gdal, files: CellFiles): Promise<Described> {
  const damaged = `${files.name} is cut short or damaged.`;
  try {
    const source = await gdal.openCell(files.base);
    const name = nameOf(files, await source.read("DSID"));
    if (!source.layers.includes("M_COVR"))
      throw new ChartError([`${files.name} does not say what it covers.`]);
    const all = await source.read("M_COVR");
    await source.close();
    // CATCOV 1 is covered, 2 is no data.
    const coverage = all.filter(({ properties }) => properties["CATCOV"] === 1);
    return { files, name, coverage };
  } catch (cause) {
    if (cause instanceof ChartError) throw cause;
    throw new ChartError([damaged], { cause });
  }
}

/** Returns west, south, east, north. */
function boxOf({ coverage }: Described): readonly [number, number, number, number] {
  const points = coverage.flatMap(partsOf).flatMap(({ paths }) => paths.flat());
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function mayOverlap(one: Described, other: Described): boolean {
  const [west, south, east, north] = boxOf(one);
  const [otherWest, otherSouth, otherEast, otherNorth] = boxOf(other);
  return west < otherEast && otherWest < east && south < otherNorth && otherSouth < north;
}

async function ownCoverage(
  gdal: Gdal,
  cell: Described,
  others: readonly Described[],
  file: string,
): Promise<readonly GdalFeature[]> {
  const earlier = others.filter((each) => mayOverlap(cell, each));
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
  return left.flatMap(partsOf).length === 0 ? [] : left;
}

async function readClasses(gdal: Gdal, { files }: Described, clip: string): Promise<Classes> {
  const source = await gdal.openCell(files.base);
  const wanted = source.layers.filter((layer) => drawingOf[layer] !== undefined);
  const classes = new Map<string, readonly GdalFeature[]>();
  for (const layer of wanted) classes.set(layer, await source.read(layer, clip));
  await source.close();
  return classes;
}

interface CellPart {
  readonly coverage: readonly GdalFeature[];
  readonly classes: Classes;
}

/** Returns the part of a cell outside all others, or null when they cover it. */
async function readPart(
  gdal: Gdal,
  cell: Described,
  others: readonly Described[],
  purpose: "asked" | "drawn",
): Promise<CellPart | null> {
  const file = `${cell.name.name}-${purpose}.geojson`;
  try {
    const coverage = await ownCoverage(gdal, cell, others, file);
    return coverage.length === 0
      ? null
      : { coverage, classes: await readClasses(gdal, cell, file) };
  } catch (cause) {
    if (cause instanceof ChartError) throw cause;
    const outlines = `${cell.name.name} cannot be used: outlines in it cross themselves or lie far off.`;
    throw new ChartError([outlines], { cause });
  }
}

/**
 * Stores a cell's data and drawing. Returns true when it draws anything, or null when larger scales
 * cover it. Where the cell outdates a larger scale, both answer queries and the larger scale is
 * drawn.
 */
async function takeCell(
  gdal: Gdal,
  cell: Described,
  before: readonly Described[],
  writer: ChartWriter,
): Promise<boolean | null> {
  const current = before.filter(({ name }) => !isOutdatedBy(name, cell.name));
  const asked = await readPart(gdal, cell, current, "asked");
  if (asked === null) return null;
  writer.add(cellData(cell.name, asked.coverage, asked.classes));
  const isSame = current.length === before.length;
  const drawn = isSame ? asked : await readPart(gdal, cell, before, "drawn");
  if (drawn !== null) writeLayers(gdal.folder, cell.name, drawn);
  return drawn !== null;
}

async function readCells(
  gdal: Gdal,
  files: readonly CellFiles[],
  writer: ChartWriter,
): Promise<void> {
  const described: Described[] = [];
  for (const each of files) described.push(await describeCell(gdal, each));
  described.sort((one, other) => compareCells(one.name, other.name));
  for (const [index, cell] of described.entries()) {
    const isDrawn = await takeCell(gdal, cell, described.slice(0, index), writer);
    // Without this, many cells stay in memory until the heap has doubled.
    globalThis.gc?.();
    if (isDrawn === true) writer.addTiles(cell.name.name, await cutTiles(gdal, cell.name));
  }
}

/**
 * Converts cells into a temporary folder of charts, which exists while `work` runs. Call in a
 * separate process, because GDAL frees its memory only at the end of its process.
 */
export function convertCells<Result>(
  files: readonly CellFiles[],
  work: (made: string) => Result,
): Promise<Result> {
  return inWorkFolder(async (folder) => {
    const gdal = await startGdal(folder);
    const made = join(folder, "made");
    const writer = openChartWriter(made);
    await readCells(gdal, files, writer);
    writer.finish();
    return work(made);
  });
}
