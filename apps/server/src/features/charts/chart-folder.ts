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
import {
  type Chart,
  type ChartCell,
  compareCells,
  isReplacedBy,
  openChart,
} from "@striper/marine/charts";
import * as z from "zod/mini";
import { ChartError } from "./chart-error.ts";

function readContent(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new ChartError([`${file} is missing, cut short or damaged.`], { cause });
  }
}

function readJson<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema> {
  const content = readContent(file);
  const reading = readFromOutside(schema, content);
  if (!reading.success) throw new ChartError([`${file} is not a chart of this program.`]);
  return reading.data;
}

export const readChartCell = (file: string): ChartCell => readJson(file, chartCellSchema);

const indexOfOlderProgram = z.object({ version: z.literal(1) });

/**
 * Returns null when there are no charts, or when an older program wrote them and they must be
 * converted again.
 */
export function readChartIndex(folder: string): ChartIndex | null {
  const file = join(folder, chartIndexFile);
  if (!existsSync(file)) return null;
  const isOutdated = readFromOutside(indexOfOlderProgram, readContent(file)).success;
  return isOutdated ? null : readJson(file, chartIndexSchema);
}

export function readChart(folder: string): Chart {
  const index = readChartIndex(folder);
  if (index === null) throw new ChartError([`There are no charts in ${folder}.`]);
  return openChart(index.cells.map(({ file }) => readChartCell(join(folder, file))));
}

/** Contains a hash of the content, so that a file never changes under its name. */
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

function hashOf(path: string): Hash {
  const hash = createHash("sha256");
  const piece = Buffer.alloc(1e6);
  withOpen(path, "r", (file) => {
    for (let length = readSync(file, piece); length > 0; length = readSync(file, piece))
      hash.update(piece.subarray(0, length));
  });
  return hash;
}

function writeIndex(folder: string, cells: ChartIndex["cells"]): void {
  const index: ChartIndex = { version: 2, cells };
  writeFileSync(join(folder, chartIndexFile), `${JSON.stringify(index, null, 1)}\n`);
}

/** Writes files one by one, because a region's files together exceed the memory. */
export interface ChartWriter {
  add(data: ChartCell): void;
  addTiles(name: string, archive: string): void;
  finish(): void;
}

export function openChartWriter(folder: string): ChartWriter {
  mkdirSync(folder, { recursive: true });
  const cells = new Map<string, ChartIndex["cells"][number]>();
  return {
    add(data) {
      const { cell } = data;
      const text = `${JSON.stringify(data)}\n`;
      const file = nameOf(cell.name, "json", createHash("sha256").update(text));
      writeFileSync(join(folder, file), text);
      const bytes = Buffer.byteLength(text);
      cells.set(cell.name, { ...cell, file, bytes, box: boxOf(data), tiles: null });
    },
    addTiles(name, path) {
      const cell = cells.get(name);
      if (cell === undefined) throw new Error(`tiles of ${name} before the cell`);
      const file = nameOf(name, "pmtiles", hashOf(path));
      renameSync(path, join(folder, file));
      cells.set(name, { ...cell, tiles: { file, bytes: statSync(join(folder, file)).size } });
    },
    finish: () => writeIndex(folder, [...cells.values()]),
  };
}

export function filesOfChart({ cells }: ChartIndex): readonly string[] {
  const files = cells.flatMap(({ file, tiles }) => (tiles === null ? [file] : [file, tiles.file]));
  return [...files, chartIndexFile];
}

export function addUnreplaced(made: string, other: string): void {
  const [index, before] = [readChartIndex(made), readChartIndex(other)];
  if (index === null || before === null) return;
  const cells = index.cells.map(({ file }) => readChartCell(join(made, file)));
  const kept = before.cells.filter(
    ({ file }) => !isReplacedBy(readChartCell(join(other, file)), cells),
  );
  for (const { file, tiles } of kept) {
    for (const name of tiles === null ? [file] : [file, tiles.file])
      copyFileSync(join(other, name), join(made, name));
  }
  writeIndex(made, [...index.cells, ...kept].toSorted(compareCells));
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
