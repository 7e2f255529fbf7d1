import {
  chartArchive,
  chartCellFile,
  chartIndex,
  type ChartIndex,
} from "@striper/contract/chart-cells";
import { type ChartBox, type ChartCell, compareCells } from "@striper/marine/charts";
import { useQuery } from "@tanstack/react-query";
import { FetchSource, PMTiles } from "pmtiles";
import { call } from "#web/platform/api/api-client.ts";
import { cachedQuery, readCachedAnswer } from "#web/platform/api/cached-answer.ts";
import {
  boundsOfTile,
  type TileAddress,
  tileKey,
  tilesOf,
} from "#web/features/charts/drawing/tile-cover.ts";
import type { LoadTiles } from "#web/features/charts/drawing/tile-store.ts";
import type { Camera } from "#web/ui/basemap/geography/camera.ts";

export interface ChartSource {
  readonly index: ChartIndex;
  /** Changes when any file of the index changes. */
  readonly key: string;
  readonly load: LoadTiles;
  readonly loadEarly: (tiles: readonly TileAddress[]) => void;
  readonly cell: (name: string) => Promise<ChartCell>;
}

const hour = 3_600_000;
export const cachedName = "charts";

/** Charts change at most weekly. */
const indexQuery = cachedQuery(
  chartIndex,
  {},
  { name: cachedName, freshFor: hour, every: 24 * hour, timeout: 15_000 },
);

/** Sources by the content of their index, because the same index is read more than once. */
const sources = new Map<string, ChartSource>();

/** Adds prefetching. Each prefetched tile is handed out once. */
function withEarly(load: LoadTiles): LoadTiles & { readonly early: (tile: TileAddress) => void } {
  const early = new Map<string, ReturnType<LoadTiles>>();
  const take: LoadTiles = (address) => {
    const key = tileKey(address);
    const begun = early.get(key);
    early.delete(key);
    return begun ?? load(address);
  };
  return Object.assign(take, {
    early: (address: TileAddress) => {
      const begun = load(address);
      early.set(tileKey(address), begun);
      // The caller that takes the tile handles the failure.
      begun.catch(() => undefined);
    },
  });
}

export type ReadTile = (file: string, address: TileAddress) => Promise<Uint8Array | null>;

const steps = 1e6;

const isInTile = ([west, south, east, north]: ChartBox, address: TileAddress): boolean => {
  const bounds = boundsOfTile(address);
  return (
    west < bounds.east * steps &&
    east > bounds.west * steps &&
    south < bounds.north * steps &&
    north > bounds.south * steps
  );
};

export function tileLoader({ cells }: ChartIndex, read: ReadTile): LoadTiles {
  const drawn = cells.toSorted((a, b) => compareCells(b, a));
  return async (address) => {
    const near = drawn.flatMap(({ box, tiles }) =>
      tiles !== null && isInTile(box, address) ? [tiles.file] : [],
    );
    const answers = await Promise.allSettled(near.map((file) => read(file, address)));
    return {
      tiles: answers.flatMap((answer) =>
        answer.status === "fulfilled" && answer.value !== null ? [answer.value] : [],
      ),
      isPartial: answers.some(({ status }) => status === "rejected"),
    };
  };
}

function archiveReader(): ReadTile {
  const archives = new Map<string, PMTiles>();
  return async (file, { zoom, x, y }) => {
    const path = chartArchive.path.replace(":file", file);
    const archive = archives.get(file) ?? new PMTiles(new FetchSource(`${location.origin}${path}`));
    archives.set(file, archive);
    const tile = await archive.getZxy(zoom, x, y);
    return tile === undefined ? null : new Uint8Array(tile.data);
  };
}

/** Cells kept in memory, about 2 MB each. */
const mostCells = 12;

/** Caches cells. A failed one is requested again. */
function rememberCells(read: ChartSource["cell"]): ChartSource["cell"] {
  const cells = new Map<string, Promise<ChartCell>>();
  return (name) => {
    const cell = cells.get(name) ?? read(name);
    cells.delete(name);
    cells.set(name, cell);
    cell.catch(() => cells.delete(name));
    for (const oldest of cells.keys()) {
      if (cells.size <= mostCells) break;
      cells.delete(oldest);
    }
    return cell;
  };
}

function openSource(index: ChartIndex): ChartSource {
  const key = JSON.stringify(index);
  const known = sources.get(key);
  if (known !== undefined) return known;
  const load = withEarly(tileLoader(index, archiveReader()));
  const source: ChartSource = {
    index,
    key,
    load,
    loadEarly: (tiles) => tiles.forEach(load.early),
    cell: rememberCells((name) => {
      const file = index.cells.find((cell) => cell.name === name)?.file ?? "";
      return call(chartCellFile, { params: { file } });
    }),
  };
  sources.set(key, source);
  return source;
}

/** Prefetches the tiles of a place while the map is built, if the chart index is cached. */
export function prepareCharts(camera: Camera): void {
  const cached = readCachedAnswer(cachedName, chartIndex.response, Date.now());
  if (cached !== undefined) openSource(cached.answer).loadEarly(tilesOf(camera));
}

export function useChartSource(): ChartSource | null {
  const { data } = useQuery(indexQuery);
  return data === undefined ? null : openSource(data);
}
