import { beforeAll, describe, expect, test, vi } from "vitest";
import { builtTiles } from "#web/testing/built-chart.ts";
import { clearanceText, contourText, soundingText } from "./chart-figures.ts";
import { marksOf, type TileMarks } from "./chart-marks.ts";
import { dangerSign } from "./chart-signs.ts";
import { readersOf, type TileFeature } from "./read-tile.ts";
import { createTileStore, type LoadTiles } from "./tile-store.ts";

const feature = (properties: Readonly<Record<string, string | number>>): TileFeature => ({
  shape: "point",
  paths: [[0, 0]],
  ...readersOf(properties),
});

describe("signs", () => {
  test("show how rocks lie in the water", () => {
    const shapes = ["covers-and-uncovers", "awash", "always-covered"].map(
      (water) => dangerSign(feature({ kind: "rock", water })).shape,
    );
    expect(shapes).toEqual(["rock-covers", "rock-awash", "rock"]);
    expect(dangerSign(feature({ kind: "wreck", depth: 4.2 }))).toMatchObject({ depth: 4.2 });
  });
});

describe("figures", () => {
  test("round soundings toward the shoal, and contours to the nominal depth", () => {
    expect([2.1, 5.4, 0, 18.2].map((depth) => soundingText(depth, "us"))).toEqual([
      "7",
      "17",
      "0",
      "59",
    ]);
    expect(soundingText(-1.8, "us")).toBe("6");
    expect([2.1, 12.8].map((depth) => soundingText(depth, "metric"))).toEqual(["2.1", "12"]);
    expect([1.8, 5.4, 9.1].map((depth) => contourText(depth, "us"))).toEqual(["6", "18", "30"]);
    expect(contourText(5.4, "metric")).toBe("5.4");
  });

  test("never overstate a clearance", () => {
    expect(clearanceText(2.1, "us")).toBe("7 ft");
    expect(clearanceText(2, "us")).toBe("6 ft");
    expect(clearanceText(2.1, "metric")).toBe("2.1 m");
  });
});

describe("the marks of a real tile", () => {
  const address = { zoom: 13, x: 2482, y: 3031 };
  let marks: TileMarks;

  beforeAll(async () => {
    const load = builtTiles();
    const arrived = vi.fn<() => void>();
    const store = createTileStore(load, arrived);
    expect(store.tilesFor([address])).toEqual([]);
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce());
    const all = store.tilesFor([address]).map(marksOf);
    marks = {
      signs: all.flatMap(({ signs }) => signs),
      names: all.flatMap(({ names }) => names).toSorted((a, b) => b.size - a.size),
      figures: all.flatMap(({ figures }) => figures),
      letters: all.flatMap(({ letters }) => letters),
    };
  });

  test("lie inside the tile, each once", () => {
    const all = [...marks.signs, ...marks.names, ...marks.figures, ...marks.letters];
    expect(all.length).toBeGreaterThan(200);
    for (const { x, y } of all) {
      expect(Math.floor(x * 2 ** 13)).toBe(2482);
      expect(Math.floor(y * 2 ** 13)).toBe(3031);
    }
  });

  test("show each buoy and beacon by one uncovered sign", () => {
    const aids = marks.signs.filter(({ isAid }) => isAid);
    const places = aids.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
    expect(aids.filter(({ light }) => light !== null).length).toBeGreaterThan(10);
    expect(aids.find(({ label }) => label === 'R "14"')).toMatchObject({
      shape: "nun",
      light: "Fl R 2.5s",
    });
  });

  test("include rocks, aids, names, soundings and the clearance of a bridge", () => {
    expect(marks.signs.some(({ shape }) => shape === "rock-covers")).toBe(true);
    expect(marks.signs.some(({ isAid, label }) => isAid && label === 'R "2A"')).toBe(true);
    expect(marks.names[0]?.size).toBeGreaterThan(marks.names.at(-1)?.size ?? 0);
    expect(marks.names.map(({ name }) => name)).toContain("Allerton Harbor");
    expect(marks.figures.filter(({ kind }) => kind === "clearance")).toMatchObject([
      { value: 2.1 },
    ]);
  });
});

test("a tile that failed is requested again after two seconds, one that does not exist is not", async () => {
  const arrived = vi.fn<() => void>();
  const load = vi
    .fn<LoadTiles>()
    .mockResolvedValueOnce({ tiles: [], isPartial: true })
    .mockResolvedValue({ tiles: [], isPartial: false });
  let now = 0;
  const store = createTileStore(load, arrived, () => now);
  const wanted = [{ zoom: 9, x: 1, y: 1 }];
  const ask = async () => {
    store.tilesFor(wanted);
    await new Promise((done) => setTimeout(done));
    return load.mock.calls.length;
  };
  expect(await ask()).toBe(1);
  now = 1999;
  expect(await ask()).toBe(1);
  expect(store.isComplete()).toBe(false);
  now = 2000;
  expect(await ask()).toBe(2);
  now = 9000;
  expect(await ask()).toBe(2);
  expect(arrived).toHaveBeenCalledOnce();
  expect(store.isComplete()).toBe(true);
});
