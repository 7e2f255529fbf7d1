import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ChartError } from "#server/features/charts/chart-error.ts";
import {
  addUnreplaced,
  readChartIndex,
  replaceChart,
} from "#server/features/charts/chart-folder.ts";
import { type CellFiles, findCells } from "#server/features/charts/conversion/find-cells.ts";
import {
  readFetchingState,
  writeFetchingState,
  type FetchingState,
} from "#server/features/charts/fetching/fetching-state.ts";
import { readCatalogue, type Region } from "#server/features/charts/fetching/read-catalogue.ts";
import { unpackCell } from "#server/features/charts/fetching/unpack-cell.ts";
import { UpstreamError } from "#server/platform/upstream/upstream-error.ts";
import { noValidators, type UpstreamHttp } from "#server/platform/upstream/upstream-http.ts";

const second = 1000;
const catalogueLimits = { timeoutMs: 600 * second, maxBytes: 150e6 };
const cellLimits = { timeoutMs: 120 * second, maxBytes: 30e6 };
/** More cells mean that the region is misconfigured. */
const mostCells = 400;

export interface ChartUpdate {
  readonly baseUrl: string;
  readonly region: Region;
  readonly folder: string;
  /** Charts whose cells are added until newer ones cover them. */
  readonly builtIn: string;
  readonly http: UpstreamHttp;
  readonly now: () => number;
  /** Calls `work` with the folder of converted charts. */
  readonly convert: (files: readonly CellFiles[], work: (made: string) => void) => Promise<void>;
  readonly courtesyMs: number;
}

export type ChartUpdateOutcome =
  | { readonly kind: "unchanged" | "replaced"; readonly cells: number }
  | { readonly kind: "failed" };

const sourceFolder = "source";
export const stateFileIn = (folder: string): string => join(folder, sourceFolder, "state.json");
const cellsFolderIn = (folder: string): string => join(folder, sourceFolder, "cells");

const sentencesOf = (asked: string, error: unknown): readonly string[] => {
  if (error instanceof ChartError) return error.faults;
  if (error instanceof UpstreamError) return [`${asked} ${error.message}.`];
  throw error;
};

const catalogueOfNoaa = "NOAA's catalogue of charts:";
const cellOfNoaa = (name: string): string => `${name} at NOAA:`;

/** Replaces the stored files of a cell after verifying the new ones. */
function replaceCell(folder: string, name: string, files: ReadonlyMap<string, Buffer>): void {
  const [place, beside] = [join(folder, name), join(folder, `${name}.new`)];
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true });
  for (const [file, bytes] of files) writeFileSync(join(beside, file), bytes);
  const inUse = existsSync(place) ? findCells([place], []) : [];
  try {
    findCells([beside], inUse);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    throw error;
  }
  rmSync(place, { recursive: true, force: true });
  renameSync(beside, place);
}

interface Progress {
  state: FetchingState;
  readonly save: (change: Partial<FetchingState>) => void;
}

function openProgress(folder: string): Progress {
  const file = stateFileIn(folder);
  const progress: Progress = {
    state: readFetchingState(file),
    save(change) {
      progress.state = { ...progress.state, ...change };
      writeFetchingState(file, progress.state);
    },
  };
  return progress;
}

/** Fetches cells in sequence. An unreachable service ends the run, a damaged cell does not. */
async function fetchCells(
  names: readonly string[],
  update: ChartUpdate,
  progress: Progress,
): Promise<readonly string[]> {
  const folder = cellsFolderIn(update.folder);
  const faults: string[] = [];
  for (const name of names) {
    const isKept = existsSync(join(folder, name));
    const validators = isKept ? (progress.state.cells[name] ?? noValidators) : noValidators;
    await delay(update.courtesyMs);
    try {
      const url = `${update.baseUrl}/${name}.zip`;
      const answer = await update.http.get({ url, ...cellLimits, validators });
      if (answer.kind === "unchanged") continue;
      replaceCell(folder, name, await unpackCell(answer.bytes, name));
      const cells = { ...progress.state.cells, [name]: answer.validators };
      progress.save({ cells, isConversionDue: true });
    } catch (error) {
      faults.push(sentencesOf(cellOfNoaa(name), error).join(" "));
      if (error instanceof UpstreamError && ["unreachable", "time-out"].includes(error.fault))
        throw new ChartError(faults, { cause: error });
    }
  }
  return faults;
}

function removeOthers(folder: string, names: readonly string[], progress: Progress): void {
  for (const name of readdirSync(folder)) {
    if (names.includes(name)) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
    const { [name]: _gone, ...cells } = progress.state.cells;
    progress.save({ cells, isConversionDue: true });
  }
}

/** Wraps errors, because GDAL often rejects with values that are no instances of Error. */
async function convertOrSay(
  files: readonly CellFiles[],
  { convert, folder, builtIn }: ChartUpdate,
) {
  try {
    await convert(files, (made) => {
      addUnreplaced(made, builtIn);
      replaceChart(folder, made);
    });
  } catch (cause) {
    if (cause instanceof ChartError) throw cause;
    throw new ChartError(["The cells cannot be converted; the charts stay as they are."], {
      cause,
    });
  }
}

async function convertAll(update: ChartUpdate): Promise<number> {
  const inUse = readChartIndex(update.folder) ?? readChartIndex(update.builtIn);
  await convertOrSay(findCells([cellsFolderIn(update.folder)], inUse?.cells ?? []), update);
  return readChartIndex(update.folder)?.cells.length ?? 0;
}

const hasCells = (folder: string): boolean => readdirSync(folder).length > 0;

/**
 * Updates the charts. The last good ones stay in use after any failure; faults are stored for the
 * operator.
 */
export async function updateCharts(update: ChartUpdate): Promise<ChartUpdateOutcome> {
  const progress = openProgress(update.folder);
  const { http, now } = update;
  progress.save({ attemptedAt: now() });
  const cellsFolder = cellsFolderIn(update.folder);
  mkdirSync(cellsFolder, { recursive: true });
  const faults: string[] = [];
  try {
    const url = `${update.baseUrl}/ENCProdCat_19115.xml`;
    const catalogue = await http.get({ url, ...catalogueLimits });
    if (catalogue.kind === "unchanged") throw new UpstreamError("empty", "no catalogue was sent");
    const names = readCatalogue(catalogue.bytes, update.region);
    if (names.length > mostCells)
      throw new ChartError([`${names.length} cells lie in the region; ${mostCells} are too many.`]);
    faults.push(...(await fetchCells(names, update, progress)));
    removeOthers(cellsFolder, names, progress);
    const isUnconverted = readChartIndex(update.folder) === null && hasCells(cellsFolder);
    const isDue = progress.state.isConversionDue || isUnconverted;
    const cells = isDue ? await convertAll(update) : names.length - faults.length;
    const completedAt = faults.length === 0 ? now() : progress.state.completedAt;
    progress.save({ completedAt, faults, isConversionDue: false });
    return { kind: isDue ? "replaced" : "unchanged", cells };
  } catch (error) {
    progress.save({ faults: [...faults, ...sentencesOf(catalogueOfNoaa, error)] });
    return { kind: "failed" };
  }
}
