import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type DataSetName, readCellFile } from "./cell-file.ts";
import { ChartError } from "#server/features/charts/chart-error.ts";

/** A base cell with a complete series of updates. */
export interface CellFiles {
  readonly name: string;
  /** The `.000` file; its updates are beside it. */
  readonly base: string;
  readonly edition: number;
  readonly update: number;
}

export interface CellInUse {
  readonly name: string;
  readonly edition: number;
  readonly update: number;
}

/** Eight characters exclude CATALOG.031, the catalogue of an exchange set. */
const baseFile = /(?<=^[A-Z0-9]{8})\.000$/i;
const updateFile = /(?<=^[A-Z0-9]{8})\.\d{3}$/i;
const isBase = (path: string): boolean => baseFile.test(basename(path));
const isUpdate = (path: string): boolean => updateFile.test(basename(path)) && !isBase(path);
const noaa = 550;

function filesBelow(path: string): string[] {
  let isFolder: boolean;
  try {
    isFolder = statSync(path).isDirectory();
  } catch (cause) {
    throw new ChartError([`${path} is not there, or may not be read.`], { cause });
  }
  if (!isFolder) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)));
}

const unreadable = {
  foreign: "is not an electronic chart (S-57)",
  "cut-short": "is cut short or damaged",
  encrypted: "is encrypted (S-63); only open charts can be read",
} as const;

type Reading = { readonly name: DataSetName } | { readonly fault: string };

function readName(path: string): Reading {
  const reading = readCellFile(readFileSync(path));
  return reading.kind === "read"
    ? { name: reading.name }
    : { fault: `${basename(path)} ${unreadable[reading.kind]}.` };
}

function updatesOf(base: string): string[] {
  const stem = basename(base).replace(baseFile, "");
  return readdirSync(dirname(base))
    .filter((name) => name.startsWith(`${stem}.`) && isUpdate(name))
    .toSorted()
    .map((name) => join(dirname(base), name));
}

/** Updates count from one without a gap and belong to the edition of their base. */
function faultOfUpdates(base: DataSetName, paths: readonly string[]): string | null {
  for (const [index, path] of paths.entries()) {
    const expected = base.update + index + 1;
    const reading = readName(path);
    if ("fault" in reading) return reading.fault;
    const file = basename(path);
    const number = Number(file.slice(-3));
    if (number > expected)
      return `${base.file.slice(0, -4)} lacks update ${expected}: ${file} is there without it.`;
    if (reading.name.edition !== base.edition)
      return `${file} belongs to edition ${reading.name.edition}, the cell beside it is edition ${base.edition}.`;
    if (reading.name.update !== number)
      return `${file} says it is update ${reading.name.update}: it is not what its name says.`;
  }
  return null;
}

function readCell(base: string, inUse: readonly CellInUse[]): CellFiles | { fault: string } {
  const reading = readName(base);
  if ("fault" in reading) return reading;
  const { name } = reading;
  const cell = basename(base, ".000");
  if (name.agency !== noaa) return { fault: `${cell} is not published by NOAA.` };
  if (name.file.replace(baseFile, "") !== cell)
    return { fault: `${basename(base)} holds another cell: ${name.file}.` };
  // A cell may be reissued with its updates included; older updates do not apply to it.
  const updates = updatesOf(base).filter((path) => Number(path.slice(-3)) > name.update);
  const fault = faultOfUpdates(name, updates);
  if (fault !== null) return { fault };
  const found = { name: cell, base, edition: name.edition, update: name.update + updates.length };
  const before = inUse.find((each) => each.name === cell);
  return before !== undefined && isOlder(found, before)
    ? {
        fault: `${cell} edition ${found.edition}, update ${found.update} is older than the one in use: edition ${before.edition}, update ${before.update}.`,
      }
    : found;
}

const isOlder = (found: CellInUse, before: CellInUse): boolean =>
  found.edition < before.edition ||
  (found.edition === before.edition && found.update < before.update);

/** Finds the cells in files and folders; throws one error with the faults of all cells. */
export function findCells(
  paths: readonly string[],
  inUse: readonly CellInUse[],
): readonly CellFiles[] {
  const files = [...new Set(paths.flatMap(filesBelow))];
  const bases = files.filter(isBase);
  const beside = new Set(bases.flatMap(updatesOf));
  const lone = files.filter((file) => isUpdate(file) && !beside.has(file));
  // An explicitly named file is read whatever its name is.
  const others = paths.filter((path) => files.includes(path) && !updateFile.test(basename(path)));
  const readings = bases.map((base) => readCell(base, inUse));
  const cells = readings.flatMap((reading) => ("fault" in reading ? [] : [reading]));
  const names = cells.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) < index);
  const faults = [
    ...others.map((path) => `${basename(path)} ${unreadable.foreign}.`),
    ...lone.map((path) => `${basename(path)} is an update, and its cell is not beside it.`),
    ...readings.flatMap((reading) => ("fault" in reading ? [reading.fault] : [])),
    ...twice.map((name) => `${name} is there twice.`),
  ];
  if (faults.length > 0) throw new ChartError(faults);
  if (cells.length === 0)
    throw new ChartError([`There is no electronic chart in ${paths.join(", ")}.`]);
  return cells;
}
