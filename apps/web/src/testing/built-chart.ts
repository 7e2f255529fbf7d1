import { chartCellSchema, chartIndexSchema } from "@striper/contract/chart-cells";
import { tideStationsNear } from "@striper/angling/spots";
import { openChart, waterOfStations, type Chart, type WaterNear } from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import { PMTiles } from "pmtiles";
import { tileLoader } from "#web/features/charts/chart-source.ts";
import type { LoadTiles } from "#web/features/charts/drawing/tile-store.ts";

const built = "../../../../data/charts/built";
const cells = import.meta.glob<string>("../../../../data/charts/built/*-*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const indexes = import.meta.glob<string>("../../../../data/charts/built/cells.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const archives = import.meta.glob<string>("../../../../data/charts/built/*.pmtiles", {
  query: "?url&inline",
  import: "default",
});

const builtIndex = chartIndexSchema.parse(JSON.parse(indexes[`${built}/cells.json`] ?? ""));

async function openArchive(file: string): Promise<PMTiles> {
  const url = (await archives[`${built}/${file}`]?.()) ?? "";
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(",") + 1)), (each) =>
    each.charCodeAt(0),
  );
  return new PMTiles({
    getKey: () => file,
    getBytes: (offset, length) =>
      Promise.resolve({ data: bytes.slice(offset, offset + length).buffer }),
  });
}

/** Tiles of the charts that come with the product. */
export function builtTiles(): LoadTiles {
  const opened = new Map<string, Promise<PMTiles>>();
  return tileLoader(builtIndex, async (file, { zoom, x, y }) => {
    const archive = opened.get(file) ?? openArchive(file);
    opened.set(file, archive);
    const tile = await (await archive).getZxy(zoom, x, y);
    return tile === undefined ? null : new Uint8Array(tile.data);
  });
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
