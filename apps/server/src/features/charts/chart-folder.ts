/** Reads and replaces a folder of charts: `cells.json` and the files it names. */
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import {
  chartCellSchema,
  chartIndexFile,
  chartIndexSchema,
  type ChartIndex,
} from "@striper/contract/chart-cells";
import { readFromOutside } from "@striper/contract/validation";
import { type Chart, type ChartCell, openChart } from "@striper/marine/charts";
import { ChartError } from "./chart-error.ts";
import type * as z from "zod/mini";

function readJson<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new ChartError([`${file} is missing, cut short or damaged.`], { cause });
  }
  const reading = readFromOutside(schema, content);
  if (!reading.success) throw new ChartError([`${file} is not a chart of this program.`]);
  return reading.data;
}

/** The data of one cell for queries about a place. */
export const readChartCell = (file: string): ChartCell => readJson(file, chartCellSchema);

/** Null where there are no charts yet. */
export function readChartIndex(folder: string): ChartIndex | null {
  const file = join(folder, chartIndexFile);
  return existsSync(file) ? readJson(file, chartIndexSchema) : null;
}

/** The data of all cells for queries about a place. */
export function readChart(folder: string): Chart {
  const index = readChartIndex(folder);
  if (index === null) throw new ChartError([`There are no charts in ${folder}.`]);
  return openChart(index.cells.map(({ file }) => readChartCell(join(folder, file))));
}

/** The name begins with a hash of the content, so a file never changes. */
function nameOf(stem: string, ending: string, content: string | Buffer): string {
  const hash = createHash("sha256").update(content).digest("hex");
  return `${stem}-${hash.slice(0, 10)}.${ending}`;
}

/** The files of a folder of charts by name, `cells.json` last. */
export function filesOfChart(
  cells: readonly ChartCell[],
  archive: Buffer,
): ReadonlyMap<string, string | Buffer> {
  const files = new Map<string, string | Buffer>();
  const archiveFile = nameOf("chart", "pmtiles", archive);
  files.set(archiveFile, archive);
  const entries = cells.map((data) => {
    const text = `${JSON.stringify(data)}\n`;
    const file = nameOf(data.cell.name, "json", text);
    files.set(file, text);
    const [west, south, east, north] = [0, 1, 2, 3].map((side) => {
      const edges = data.coverage.map(({ box }) => box[side] ?? 0);
      return side < 2 ? Math.min(...edges) : Math.max(...edges);
    });
    return { ...data.cell, file, bytes: Buffer.byteLength(text), box: [west, south, east, north] };
  });
  const archiveEntry = { file: archiveFile, bytes: archive.length };
  const index = { version: 1, archive: archiveEntry, cells: entries };
  files.set(chartIndexFile, `${JSON.stringify(index, null, 1)}\n`);
  return files;
}

/** Concurrent readers see either the old charts or the new ones. */
export function replaceChart(folder: string, files: ReadonlyMap<string, string | Buffer>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) {
    const beside = join(folder, `${name}.new`);
    writeFileSync(beside, content, { flush: true });
    renameSync(beside, join(folder, name));
  }
  for (const name of readdirSync(folder)) {
    if (/\.(?:json|pmtiles|new)$/.test(name) && !files.has(name)) rmSync(join(folder, name));
  }
}
