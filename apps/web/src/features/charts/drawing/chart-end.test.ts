import { expect, test } from "vitest";
import { isCharted, unchartedPoint } from "./chart-end.ts";
import { readersOf, type ChartTile } from "./read-tile.ts";

/** The western half of a tile. A second cell covers the southern quarter of that half. */
const half = [0, 0, 2048, 0, 2048, 4096, 0, 4096];
const tileWith = (...paths: number[][]): ChartTile => ({
  address: { zoom: 12, x: 1241, y: 1514 },
  layer: (name) =>
    name === "coverage" ? [{ shape: "area" as const, paths, ...readersOf({}) }] : [],
});
const at = (x: number, y: number) => ({ x: (1241 + x) / 4096, y: (1514 + y) / 4096 });

test("a place is charted where some cell of its tile covers it", () => {
  const tiles = [tileWith(half), tileWith([0, 3072, 2048, 3072, 2048, 4096, 0, 4096])];
  expect(isCharted(tiles, at(0.25, 0.25))).toBe(true);
  expect(isCharted(tiles, at(0.25, 0.9))).toBe(true);
  expect(isCharted(tiles, at(0.75, 0.5))).toBe(false);
  expect(isCharted(tiles, at(-0.25, 0.5))).toBe(false);
  expect(isCharted([], at(0.25, 0.25))).toBe(false);
});

const whole = [0, 0, 4096, 0, 4096, 4096, 0, 4096];
/** The middle of the tile, off Lynn Beach. The view covers two fifths of it. */
const off = {
  center: { latitude: 42.391, longitude: -70.8838 },
  zoom: 12,
  width: 200,
  height: 200,
};

test("the end of the chart is marked once, as close to the middle of the view as possible", () => {
  expect(unchartedPoint([], off)).toEqual({ x: 100, y: 100 });
  expect(unchartedPoint([tileWith(whole)], off)).toBeNull();
  expect(unchartedPoint([tileWith([0, 0, 2200, 0, 2200, 4096, 0, 4096])], off)).toEqual({
    x: 140,
    y: 100,
  });
});

test("the end of the chart is not marked on land", () => {
  expect(unchartedPoint([], { ...off, center: { latitude: 42.5, longitude: -71.1 } })).toBeNull();
});
