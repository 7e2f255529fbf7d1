/** Reads and replaces a folder of charts: `cells.json` and the files it names. */
import { createHash, type Hash } from "node:crypto";
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
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

/** The name contains a hash of the content, so a file never changes. */
const nameOf = (stem: string, ending: string, hash: Hash): string =>
  `${stem}-${hash.digest("hex").slice(0, 10)}.${ending}`;

function boxOf({ coverage }: ChartCell): ChartIndex["cells"][number]["box"] {
  const side = (at: 0 | 1 | 2 | 3) => coverage.map(({ box }) => box[at]);
  return [Math.min(...side(0)), Math.min(...side(1)), Math.max(...side(2)), Math.max(...side(3))];
}

function withOpen<Result>(path: string, flags: "r" | "r+", work: (file: number) => Result): Result {
  const file = openSync(path, flags);
  try {
    return work(file);
  } finally {
    closeSync(file);
  }
}

/** In pieces: the archive of a region has 40 MB. */
function hashOf(path: string): Hash {
  const hash = createHash("sha256");
  const piece = Buffer.alloc(1e6);
  withOpen(path, "r", (file) => {
    for (let length = readSync(file, piece); length > 0; length = readSync(file, piece))
      hash.update(piece.subarray(0, length));
  });
  return hash;
}

/** Writes the files one after the other: those of a region together are too much for the memory. */
export interface ChartWriter {
  add(data: ChartCell): void;
  /** Takes the archive from where it is, and writes the index. */
  finish(archive: string): void;
}

export function openChartWriter(folder: string): ChartWriter {
  mkdirSync(folder, { recursive: true });
  const cells: ChartIndex["cells"][number][] = [];
  return {
    add(data) {
      const text = `${JSON.stringify(data)}\n`;
      const file = nameOf(data.cell.name, "json", createHash("sha256").update(text));
      writeFileSync(join(folder, file), text);
      cells.push({ ...data.cell, file, bytes: Buffer.byteLength(text), box: boxOf(data) });
    },
    finish(path) {
      const file = nameOf("chart", "pmtiles", hashOf(path));
      renameSync(path, join(folder, file));
      const archive = { file, bytes: statSync(join(folder, file)).size };
      const index: ChartIndex = { version: 1, archive, cells };
      writeFileSync(join(folder, chartIndexFile), `${JSON.stringify(index, null, 1)}\n`);
    },
  };
}

/** The files of a folder of charts, `cells.json` last. */
export function filesOfChart({ archive, cells }: ChartIndex): readonly string[] {
  return [archive.file, ...cells.map(({ file }) => file), chartIndexFile];
}

/** Concurrent readers see either the old charts or the new ones. */
export function replaceChart(folder: string, made: string): void {
  const index = readChartIndex(made);
  if (index === null) throw new ChartError([`There are no charts in ${made}.`]);
  const files = filesOfChart(index);
  mkdirSync(folder, { recursive: true });
  for (const name of files) {
    const beside = join(folder, `${name}.new`);
    copyFileSync(join(made, name), beside);
    withOpen(beside, "r+", fsyncSync);
    renameSync(beside, join(folder, name));
  }
  for (const name of readdirSync(folder)) {
    if (/\.(?:json|pmtiles|new)$/.test(name) && !files.includes(name)) rmSync(join(folder, name));
  }
}
