import { beforeAll, describe, expect, test, vi } from "vitest";
import { builtTiles } from "#web/testing/built-chart.ts";
import { clearanceText, contourText, soundingText } from "./chart-figures.ts";
import { marksOf, type TileMarks } from "./chart-marks.ts";
import { aidSign, dangerSign, shortName, shownAids } from "./chart-signs.ts";
import { readersOf, type TileFeature } from "./read-tile.ts";
import { createTileStore } from "./tile-store.ts";

const feature = (properties: Readonly<Record<string, string | number>>): TileFeature => ({
  shape: "point",
  paths: [[0, 0]],
  ...readersOf(properties),
});

describe("signs", () => {
  test("of buoys differ by shape as well as by color, and bear number and letter", () => {
    const red = { kind: "buoy", shape: "nun", colors: "red", name: "Nixes Mate Buoy 2" };
    const green = { kind: "buoy", shape: "can", colors: "green", name: "Nixes Mate Buoy 3" };
    expect(aidSign(feature(red))).toMatchObject({ shape: "nun", label: 'R "2"' });
    expect(aidSign(feature(green))).toMatchObject({ shape: "can", label: 'G "3"' });
    const lighted = { kind: "buoy", shape: "pillar", colors: "green" };
    expect(aidSign(feature(lighted)).shape).toBe("can");
    expect(aidSign(feature({ kind: "beacon", colors: "red" })).shape).toBe("triangle");
    expect(aidSign(feature({ kind: "buoy", shape: "pillar", colors: "red,white" }))).toMatchObject({
      fills: ["chart-red", "chart-white"],
      label: "RW",
    });
    expect(aidSign(feature({ kind: "light", light: "Fl W 10s" }))).toMatchObject({
      shape: "star",
      label: "Fl W 10s",
    });
  });

  test("of a lighted bell buoy are one, the buoy's, with its light", () => {
    const at = (x: number, properties: Readonly<Record<string, string>>): TileFeature => ({
      shape: "point",
      paths: [[x, 5]],
      ...readersOf(properties),
    });
    const shown = shownAids([
      at(1, { kind: "buoy", shape: "pillar", colors: "red", name: "Kelly Rock Bell Buoy 2" }),
      at(1, { kind: "fog" }),
      at(1, { kind: "light", colors: "red", light: "Fl R 4s" }),
      at(2, { kind: "light", colors: "white", light: "Fl W 10s 31m" }),
      at(2, { kind: "light", colors: "red", light: "F R" }),
      at(3, { kind: "buoy", shape: "can", colors: "green" }),
    ]).map(({ feature: each, light }) => aidSign(each, light));
    expect(shown).toMatchObject([
      { shape: "nun", fills: ["chart-red"], label: 'R "2"', light: "Fl R 4s" },
      { shape: "star", label: "W Fl W 10s 31m, F R", light: null },
      { shape: "can", label: "G", light: null },
    ]);
  });

  test("of rocks tell how they lie to the water", () => {
    const shapes = ["covers-and-uncovers", "awash", "always-covered"].map(
      (water) => dangerSign(feature({ kind: "rock", water })).shape,
    );
    expect(shapes).toEqual(["rock-covers", "rock-awash", "rock"]);
    expect(dangerSign(feature({ kind: "wreck", depth: 4.2 }))).toMatchObject({ depth: 4.2 });
  });

  test("are named by the number at the end", () => {
    expect(shortName("Boston Main Channel Lighted Buoy 12")).toBe("12");
    expect(shortName("The Narrows Daybeacon 2A")).toBe("2A");
    expect(shortName("Windmill Point Light WP")).toBe("WP");
    expect(shortName("Pier Outer Light")).toBeNull();
  });
});

describe("figures", () => {
  test("of soundings round toward the shoal, those of contours to what was meant", () => {
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

  test("of clearances never promise more than there is", () => {
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
    const [tile] = store.tilesFor([address]);
    if (tile === undefined) throw new Error("no tile");
    marks = marksOf(tile);
  });

  test("lie in it, each once", () => {
    const all = [...marks.signs, ...marks.names, ...marks.figures, ...marks.letters];
    expect(all.length).toBeGreaterThan(200);
    for (const { x, y } of all) {
      expect(Math.floor(x * 2 ** 13)).toBe(2482);
      expect(Math.floor(y * 2 ** 13)).toBe(3031);
    }
  });

  test("show each buoy and beacon by its own sign: nothing lies over it", () => {
    const aids = marks.signs.filter(({ isAid }) => isAid);
    const places = aids.map(({ x, y }) => `${x} ${y}`);
    // The winter buoy 2 of the Fore River lies where the summer's does.
    expect(new Set(places).size).toBeGreaterThanOrEqual(places.length - 1);
    expect(aids.filter(({ light }) => light !== null).length).toBeGreaterThan(10);
    expect(aids.find(({ label }) => label === 'R "14"')).toMatchObject({
      shape: "nun",
      light: "Fl R 2.5s",
    });
  });

  test("are rocks, aids, names, soundings and the clearance of a bridge", () => {
    expect(marks.signs.some(({ shape }) => shape === "rock-covers")).toBe(true);
    expect(marks.signs.some(({ isAid, label }) => isAid && label === 'R "2A"')).toBe(true);
    expect(marks.names[0]?.size).toBeGreaterThan(marks.names.at(-1)?.size ?? 0);
    expect(marks.names.map(({ name }) => name)).toContain("Allerton Harbor");
    expect(marks.figures.filter(({ kind }) => kind === "clearance")).toMatchObject([
      { value: 2.1 },
    ]);
  });
});

test("a tile that is missing is asked for again, one that is not there is not", async () => {
  const arrived = vi.fn<() => void>();
  const load = vi
    .fn<() => Promise<Uint8Array | null>>()
    .mockRejectedValueOnce(new Error("no network"))
    .mockResolvedValue(null);
  const store = createTileStore(load, arrived);
  const wanted = [{ zoom: 9, x: 1, y: 1 }];
  expect(store.tilesFor(wanted)).toEqual([]);
  await vi.waitFor(() => expect(store.isWaiting()).toBe(false));
  store.tilesFor(wanted);
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce());
  store.tilesFor(wanted);
  expect(load).toHaveBeenCalledTimes(2);
});
