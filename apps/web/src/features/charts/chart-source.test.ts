import { chartIndexSchema } from "@striper/contract/chart-cells";
import { expect, test, vi } from "vitest";
import { type ReadTile, tileLoader } from "./chart-source.ts";

const cell = (name: string, scale: number, issued: string, west: number) => ({
  name,
  edition: 1,
  update: 0,
  issued,
  scale,
  file: `${name}.json`,
  bytes: 1,
  box: [west * 1e6, 42_000_000, (west + 1) * 1e6, 43_000_000],
  tiles: { file: `${name}.pmtiles`, bytes: 1 },
});
const index = chartIndexSchema.parse({
  version: 2,
  cells: [
    cell("US5BOSCD", 12_000, "2026-01-08", -71),
    cell("US4MA13M", 80_000, "2022-10-20", -71),
    cell("US5BOSCC", 12_000, "2022-01-08", -71),
    cell("US5FAR01", 12_000, "2026-01-08", -65),
  ],
});
/** The tile at about 42.4° N, 70.9° W. */
const address = { zoom: 12, x: 1241, y: 1514 };
const names = (tiles: readonly Uint8Array[]) =>
  tiles.map((bytes) => new TextDecoder().decode(bytes));

test("a tile is read from every cell that touches it, the coarse and the older ones first", async () => {
  const read = vi.fn<ReadTile>((file) => Promise.resolve(new TextEncoder().encode(file)));
  const { tiles, isPartial } = await tileLoader(index, read)(address);
  expect(names(tiles)).toEqual(["US4MA13M.pmtiles", "US5BOSCC.pmtiles", "US5BOSCD.pmtiles"]);
  expect(isPartial).toBe(false);
});

test("without a network the cells on the device are drawn, and the others are requested again", async () => {
  const { tiles, isPartial } = await tileLoader(index, (file) =>
    file.startsWith("US5BOSCD")
      ? Promise.resolve(new TextEncoder().encode(file))
      : Promise.reject(new TypeError("failed to fetch")),
  )(address);
  expect(names(tiles)).toEqual(["US5BOSCD.pmtiles"]);
  expect(isPartial).toBe(true);
});
