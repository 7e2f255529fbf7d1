import { chartCellSchema, chartIndexSchema, type ChartIndex } from "@striper/contract/chart-cells";
import type { ChartCell } from "@striper/marine/charts";
import { useQuery } from "@tanstack/react-query";
import { FetchSource, PMTiles } from "pmtiles";
import type { LoadTile } from "#web/features/charts/drawing/tile-store.ts";

/** The charts of this device or of the server. */
export interface ChartSource {
  readonly index: ChartIndex;
  readonly load: LoadTile;
  readonly cell: (name: string) => Promise<ChartCell>;
}

async function json(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}

function openSource(index: ChartIndex): ChartSource {
  const archive = new PMTiles(
    new FetchSource(`${location.origin}/api/charts/archives/${index.archive.file}`),
  );
  return {
    index,
    load: async ({ zoom, x, y }) => {
      const tile = await archive.getZxy(zoom, x, y);
      return tile === undefined ? null : new Uint8Array(tile.data);
    },
    cell: async (name) => {
      const file = index.cells.find((cell) => cell.name === name)?.file ?? "";
      return chartCellSchema.parse(await json(`/api/charts/cells/${file}`));
    },
  };
}

export function useChartSource(): ChartSource | null {
  const { data } = useQuery({
    queryKey: ["charts", "source"],
    queryFn: async () => openSource(chartIndexSchema.parse(await json("/api/charts"))),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return data ?? null;
}
