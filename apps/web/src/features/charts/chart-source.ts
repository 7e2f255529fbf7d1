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
import { cachedQuery } from "#web/platform/api/cached-answer.ts";
import type { LoadTile } from "#web/features/charts/drawing/tile-store.ts";

/** The charts of this device or of the server. */
export interface ChartSource {
  readonly index: ChartIndex;
  readonly load: LoadTile;
  /** What answers questions about places in a cell. */
  readonly cell: (name: string) => Promise<ChartCell>;
}

const hour = 3_600_000;
/** Charts change weekly at most. */
const indexQuery = cachedQuery(
  chartIndex,
  {},
  { name: "charts", freshFor: hour, every: 24 * hour, timeout: 15_000 },
);

const sources = new WeakMap<ChartIndex, ChartSource>();

function openSource(index: ChartIndex): ChartSource {
  const known = sources.get(index);
  if (known !== undefined) return known;
  const path = chartArchive.path.replace(":file", index.archive.file);
  const archive = new PMTiles(new FetchSource(`${location.origin}${path}`));
  const source: ChartSource = {
    index,
    load: async ({ zoom, x, y }) => {
      const tile = await archive.getZxy(zoom, x, y);
      return tile === undefined ? null : new Uint8Array(tile.data);
    },
    cell: (name) => {
      const file = index.cells.find((cell) => cell.name === name)?.file ?? "";
      return call(chartCellFile, { params: { file } });
    },
  };
  sources.set(index, source);
  return source;
}

/** Null until it is known which charts there are. */
export function useChartSource(): ChartSource | null {
  const { data } = useQuery(indexQuery);
  return data === undefined ? null : openSource(data);
}
