import { expect, test } from "vitest";
import { ancestorOf, placeOf, tilesOf, tileKey, tileZoomAt } from "./tile-cover.ts";

const camera = {
  center: { latitude: 42.335, longitude: -70.95 },
  zoom: 12.2,
  width: 390,
  height: 500,
};

test("a camera sees the tiles of the nearest zoom, the middle first", () => {
  const tiles = tilesOf(camera);
  expect(tiles.every(({ zoom }) => zoom === 12)).toBe(true);
  expect(tiles.length).toBeLessThanOrEqual(4);
  const [first] = tiles;
  if (first === undefined) throw new Error("no tile");
  const { left, top, scale } = placeOf(first, camera);
  const size = scale * 4096;
  expect(left <= 195 && left + size >= 195 && top <= 250 && top + size >= 250).toBe(true);
});

test("there are no tiles beyond the archive's zooms: those are enlarged", () => {
  expect([6.8, 9.4, 13.6, 16].map(tileZoomAt)).toEqual([8, 9, 14, 14]);
  expect(placeOf({ zoom: 14, x: 0, y: 0 }, { ...camera, zoom: 16 }).scale).toBeCloseTo(0.5);
});

test("a tile lies in its ancestor", () => {
  expect(tileKey(ancestorOf({ zoom: 14, x: 4963, y: 6060 }, 2))).toBe("12/1240/1515");
});
