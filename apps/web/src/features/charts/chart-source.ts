import {
  chartArchive,
  chartCellFile,
  chartIndex,
  type ChartIndex,
} from "@striper/contract/chart-cells";
import type { ChartCell } from "@striper/marine/charts";
import { useQuery } from "@tanstack/react-query";
import { FetchSource, PMTiles } from "pmtiles";
import { call } from "#web/platform/api/api-client.ts";
import { cachedQuery, readCachedAnswer } from "#web/platform/api/cached-answer.ts";
import { type TileAddress, tileKey, tilesOf } from "#web/features/charts/drawing/tile-cover.ts";
import type { LoadTile } from "#web/features/charts/drawing/tile-store.ts";
import type { Camera } from "#web/ui/basemap/geography/camera.ts";

/** The charts of this device or of the server. */
export interface ChartSource {
  readonly index: ChartIndex;
  readonly load: LoadTile;
  /** For whoever will ask for them soon. */
  readonly loadEarly: (tiles: readonly TileAddress[]) => void;
  /** What answers questions about places in a cell. */
  readonly cell: (name: string) => Promise<ChartCell>;
}

const hour = 3_600_000;
/** Of the index on this device. */
export const cachedName = "charts";

/** Charts change weekly at most. */
const indexQuery = cachedQuery(
  chartIndex,
  {},
  { name: cachedName, freshFor: hour, every: 24 * hour, timeout: 15_000 },
);

/** By what they say: the same index is read from the device more than once. */
const sources = new Map<string, ChartSource>();

/** Each of them is handed out once. */
function withEarly(load: LoadTile): LoadTile & { readonly early: (tile: TileAddress) => void } {
  const early = new Map<string, ReturnType<LoadTile>>();
  const take: LoadTile = (address) => {
    const key = tileKey(address);
    const begun = early.get(key);
    early.delete(key);
    return begun ?? load(address);
  };
  return Object.assign(take, {
    early: (address: TileAddress) => {
      const begun = load(address);
      early.set(tileKey(address), begun);
      // Whoever takes it hears of a failure and asks again.
      begun.catch(() => undefined);
    },
  });
}

function openSource(index: ChartIndex): ChartSource {
  const key = JSON.stringify(index);
  const known = sources.get(key);
  if (known !== undefined) return known;
  const path = chartArchive.path.replace(":file", index.archive.file);
  const archive = new PMTiles(new FetchSource(`${location.origin}${path}`));
  const load = withEarly(async ({ zoom, x, y }) => {
    const tile = await archive.getZxy(zoom, x, y);
    return tile === undefined ? null : new Uint8Array(tile.data);
  });
  const source: ChartSource = {
    index,
    load,
    loadEarly: (tiles) => tiles.forEach(load.early),
    cell: (name) => {
      const file = index.cells.find((cell) => cell.name === name)?.file ?? "";
      return call(chartCellFile, { params: { file } });
    },
  };
  sources.set(key, source);
  return source;
}

/** Tiles of a place come while the map is put together, where the device knows which charts there are. */
export function prepareCharts(camera: Camera): void {
  const cached = readCachedAnswer(cachedName, chartIndex.response, Date.now());
  if (cached !== undefined) openSource(cached.answer).loadEarly(tilesOf(camera));
}

/** Null until it is known which charts there are. */
export function useChartSource(): ChartSource | null {
  const { data } = useQuery(indexQuery);
  return data === undefined ? null : openSource(data);
}
