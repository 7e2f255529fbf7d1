// @vitest-environment jsdom
import { chartArchive, chartCellFile } from "@striper/contract/chart-cells";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chartsOfTrip, storeChartsOfTrip } from "#web/features/charts/offline/charts-of-trip.ts";
import { chartName, stubCaches } from "#web/features/charts/offline/testing/stub-caches.ts";

type Box = [number, number, number, number];
const [tiles, inner, outer, far] = ["tiles", "inner", "outer", "far"];
const archive = { file: await chartName("US5BOSCC", "pmtiles", tiles), bytes: tiles.length };
async function cellOf(name: string, content: string, issued: string, box: Box) {
  const file = await chartName(name, "json", content);
  const edition = { edition: 1, update: 0, issued, scale: 12_000 };
  const drawn = name === "US5BOSCC" ? archive : null;
  return { name, ...edition, file, bytes: content.length, box, tiles: drawn };
}
const here = await cellOf(
  "US5BOSCC",
  inner,
  "2026-06-23",
  [-71_000_000, 42_300_000, -70_900_000, 42_400_000],
);
const beside = await cellOf(
  "US5BOSCD",
  outer,
  "2025-01-08",
  [-70_900_000, 42_300_000, -70_800_000, 42_400_000],
);
const elsewhere = await cellOf(
  "US5PSMAA",
  far,
  "2024-01-01",
  [-70_800_000, 43_000_000, -70_700_000, 43_100_000],
);
const index = { version: 2 as const, cells: [here, beside, elsewhere] };
const place = { latitude: 42.35, longitude: -70.92 };

let device = stubCaches();
let isConnected = true;
beforeEach(async () => {
  vi.stubGlobal("Blob", (await new Response("").blob()).constructor);
  device = stubCaches();
  isConnected = true;
  const address = (path: string, file: string) => path.replace(":file", file);
  const served = new Map([
    [address(chartArchive.path, archive.file), tiles],
    [address(chartCellFile.path, here.file), inner],
    [address(chartCellFile.path, beside.file), outer],
    [address(chartCellFile.path, elsewhere.file), far],
  ]);
  vi.stubGlobal("fetch", (url: string) =>
    isConnected
      ? Promise.resolve(new Response(served.get(url) ?? ""))
      : Promise.reject(new TypeError("no network")),
  );
});
afterEach(() => vi.unstubAllGlobals());

test("every cell within three miles of the place counts, and the oldest edition is named", async () => {
  expect(await chartsOfTrip(index, place)).toEqual({ kind: "missing" });
  await storeChartsOfTrip(index, place);
  expect(device.names()).toHaveLength(3);
  isConnected = false;
  expect(await chartsOfTrip(index, place)).toEqual({ kind: "kept", issued: "2025-01-08" });
});

test("missing charts are not reported as stored while offline", async () => {
  isConnected = false;
  await storeChartsOfTrip(index, place);
  expect(await chartsOfTrip(index, place)).toEqual({ kind: "missing" });
});
