import { type FileHandle, open, readFile } from "node:fs/promises";
import { statSync } from "node:fs";
import { join } from "node:path";
import { chartIndexFile, type ChartIndex } from "@striper/contract/chart-cells";
import { mayAnswer, openChart, type Chart, type ChartCell } from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import { ChartError } from "#server/features/charts/chart-error.ts";
import { readChartCell, readChartIndex } from "#server/features/charts/chart-folder.ts";
import { createCachedAnswer } from "#server/http/answers/cached-answer.ts";
import type { CachedAnswer } from "#server/http/answers/cached-answer.ts";
import { BoundedCache } from "#server/platform/bounded-cache.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface ChartPlaces {
  readonly builtIn: string;
  /** Charts fetched by this server, which take precedence. */
  readonly fetched: string;
}

export interface ChartOrigin {
  readonly kind: "built-in" | "fetched";
  readonly fault: string | null;
}

export interface ChartShelf {
  readonly revision: () => string;
  readonly index: () => ChartIndex | null;
  readonly origin: () => ChartOrigin;
  /** Returns undefined when the charts in use have no such file. */
  readonly cellFile: (name: string) => Promise<CachedAnswer> | undefined;
  readonly openArchive: (name: string) => Promise<FileHandle> | undefined;
  /** Returns the cells around a place, empty outside all charts; null when they cannot be read. */
  readonly chartAt: (position: Position) => Chart | null;
}

/** A file never changes under its name. */
export const immutableCaching = "public, max-age=31536000, immutable";

/** Cached cell files, about 0.3 MB each. */
const mostCells = 60;

/** Cached open cells, about 2 MB each. */
const mostOpenCells = 12;

interface Shelf {
  readonly folder: string;
  readonly revision: string;
  readonly index: ChartIndex | null;
  readonly origin: ChartOrigin;
}

interface Reading {
  readonly index: ChartIndex | null;
  readonly fault: string | null;
}

function revisionOf(folder: string): string {
  const stat = statSync(join(folder, chartIndexFile), { throwIfNoEntry: false });
  return stat === undefined ? "" : `${folder} ${stat.ino} ${stat.mtimeMs}`;
}

function createChartReader(log: Log) {
  const opened = new BoundedCache<ChartCell>(mostOpenCells);
  function cellIn(file: string): ChartCell {
    const known = opened.get(file);
    if (known !== undefined) return known;
    const cell = readChartCell(file);
    opened.set(file, cell);
    return cell;
  }
  return ({ folder, index }: Pick<Shelf, "folder" | "index">, position: Position): Chart | null => {
    const around = index?.cells.filter(({ box }) => mayAnswer(box, position)) ?? [];
    try {
      return openChart(around.map(({ file }) => cellIn(join(folder, file))));
    } catch (error) {
      if (!(error instanceof ChartError)) throw error;
      log.error({ err: error }, "a cell of the charts cannot be used");
      return null;
    }
  };
}

async function readCell(file: string): Promise<CachedAnswer> {
  return createCachedAnswer({
    body: await readFile(file),
    mediaType: "application/json",
    cacheControl: immutableCaching,
  });
}

export function openChartShelf(places: ChartPlaces, log: Log): ChartShelf {
  const chartIn = createChartReader(log);
  const answers = new BoundedCache<Promise<CachedAnswer>>(mostCells);
  const builtIn: ChartOrigin = { kind: "built-in", fault: null };
  let shelf: Shelf = {
    folder: places.builtIn,
    revision: "none yet",
    index: null,
    origin: builtIn,
  };

  function read(folder: string): Reading {
    try {
      return { index: readChartIndex(folder), fault: null };
    } catch (error) {
      if (!(error instanceof ChartError)) throw error;
      log.error({ err: error }, "the charts in this folder cannot be used");
      return { index: null, fault: error.faults.join(" ") };
    }
  }

  /** Rereads the folders, because another process may have replaced the charts. */
  function current(): Shelf {
    const revisions = [places.fetched, places.builtIn].map(revisionOf);
    const revision = revisions.join(" ");
    if (revision === shelf.revision) return shelf;
    const { index, fault } = read(places.fetched);
    shelf =
      index === null
        ? {
            folder: places.builtIn,
            revision,
            index: read(places.builtIn).index,
            origin: { ...builtIn, fault },
          }
        : { folder: places.fetched, revision, index, origin: { kind: "fetched", fault: null } };
    return shelf;
  }

  return {
    revision: () => current().revision,
    index: () => current().index,
    origin: () => current().origin,
    cellFile(name) {
      const { folder, index } = current();
      if (index?.cells.some(({ file }) => file === name) !== true) return undefined;
      const known = answers.get(name);
      if (known !== undefined) return known;
      const answer = readCell(join(folder, name));
      answers.set(name, answer);
      answer.catch(() => answers.delete(name));
      return answer;
    },
    chartAt: (position) => chartIn(current(), position),
    openArchive(name) {
      const { folder, index } = current();
      const isListed = index?.cells.some(({ tiles }) => tiles?.file === name) === true;
      return isListed ? open(join(folder, name)) : undefined;
    },
  };
}
