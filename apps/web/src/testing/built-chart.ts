import { chartCellSchema } from "@striper/contract/chart-cells";
import { tideStationsNear } from "@striper/angling/spots";
import { openChart, waterOfStations, type Chart, type WaterNear } from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import { PMTiles } from "pmtiles";
import type { LoadTile } from "#web/features/charts/drawing/tile-store.ts";

const cells = import.meta.glob<string>("../../../../data/charts/built/*-*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const archives = import.meta.glob<string>("../../../../data/charts/built/*.pmtiles", {
  query: "?url&inline",
  import: "default",
  eager: true,
});

/** Tiles of the charts that come with the product. */
export function builtTiles(): LoadTile {
  const [url = ""] = Object.values(archives);
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(",") + 1)), (each) =>
    each.charCodeAt(0),
  );
  const archive = new PMTiles({
    getKey: () => "built",
    getBytes: (offset, length) =>
      Promise.resolve({ data: bytes.slice(offset, offset + length).buffer }),
  });
  return async ({ zoom, x, y }) => {
    const tile = await archive.getZxy(zoom, x, y);
    return tile === undefined ? null : new Uint8Array(tile.data);
  };
}

/** Query data of the packaged charts. */
export const builtChart = (): Chart =>
  openChart(Object.values(cells).map((text) => chartCellSchema.parse(JSON.parse(text))));

/** The water that the stations near a place predict. */
export async function waterAt(position: Position): Promise<WaterNear> {
  const water = await waterOfStations(tideStationsNear(position));
  if (water === null) throw new Error("no tide station is within reach");
  return water;
}
