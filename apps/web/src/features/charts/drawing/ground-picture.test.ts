// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { createGroundPicture, type GroundStyle } from "./ground-picture.ts";
import { readersOf, type TileFeature } from "./read-tile.ts";

/** What was filled with which color, canvas by canvas: a path is known by its first point. */
let filled: Map<HTMLCanvasElement, string[]>;

beforeEach(() => {
  filled = new Map();
  class Path {
    first = "whole";
    moveTo(x: number) {
      if (this.first === "whole") this.first = String(x);
    }
    lineTo() {}
    closePath() {}
    rect() {}
  }
  vi.stubGlobal("Path2D", Path);
  vi.stubGlobal("devicePixelRatio", 3);
  Object.defineProperty(HTMLCanvasElement.prototype, "getContext", {
    configurable: true,
    value(this: HTMLCanvasElement) {
      const calls = filled.get(this) ?? [];
      filled.set(this, calls);
      const nothing = () => undefined;
      const context: Record<string, unknown> = {
        fill: ({ first }: Path) => calls.push(`${first} ${String(context["fillStyle"])}`),
        createPattern: () => null,
      };
      return new Proxy(context, { get: (target, name) => target[String(name)] ?? nothing });
    },
  });
});

const area = (from: number, to: number, x: number): TileFeature => ({
  shape: "area",
  paths: [[x, 0, x + 10, 0, x, 10]],
  ...readersOf({ kind: "depth-area", from, to }),
});

const camera = {
  center: { latitude: 42.33, longitude: -70.95 },
  zoom: 10,
  width: 560,
  height: 700,
};
const seen = { ...camera, width: 400, height: 500 };

const look = (height: number, soon = height): GroundStyle => ({
  camera,
  palette: { mode: "day", color: (token) => token },
  tiles: [
    {
      address: { zoom: 10, x: 310, y: 378 },
      layer: (name) => (name === "depths" ? [area(-1, 0, 100), area(20, 30, 200)] : []),
    },
  ],
  layers: { figures: false, aids: false, bottom: false, areas: false },
  water: { height, soon },
});

function shown() {
  const host = document.createElement("div");
  const picture = createGroundPicture();
  picture.mount(host);
  const [fills, moving, pulse] = host.querySelectorAll("canvas");
  if (fills === undefined || moving === undefined || pulse === undefined)
    throw new Error("a canvas is missing");
  const taken = (canvas: HTMLCanvasElement) => filled.get(canvas)?.splice(0) ?? [];
  return { picture, fills, moving, pulse, taken };
}

test("while the water moves, only what is seen is filled, a pixel a CSS pixel, and only what changes", () => {
  const { picture, fills, moving, taken } = shown();
  picture.draw(look(2));
  picture.moveTo(seen);
  expect(taken(fills)).toContain("100 chart-depth-1");
  expect([fills.hidden, moving.hidden]).toEqual([false, true]);

  picture.setWater({ height: 0.5, soon: 0.5 });
  expect([fills.hidden, moving.hidden]).toEqual([true, false]);
  expect([moving.width, moving.height]).toEqual([400, 500]);
  expect(taken(moving)).toEqual(expect.arrayContaining(["100 chart-depth-0", "200 chart-depth-4"]));
  picture.setWater({ height: -1, soon: -1 });
  expect(taken(moving)).toEqual(["100 chart-flat"]);
  expect(taken(fills)).toEqual([]);

  picture.rest();
  expect([fills.hidden, moving.hidden]).toEqual([false, true]);
  expect(taken(fills)).toEqual(["100 chart-flat"]);
  expect([fills.width, fills.height]).toEqual([1120, 1400]);
});

test("what dries soon pulses while the water rests, not while it moves", () => {
  const { picture, pulse } = shown();
  picture.draw(look(2));
  picture.moveTo(seen);
  expect([picture.hasDryingSoon(), pulse.hidden]).toEqual([false, true]);
  picture.setWater({ height: 1.1, soon: 0.6 });
  expect(pulse.hidden).toBe(true);
  picture.rest();
  expect([picture.hasDryingSoon(), pulse.hidden]).toEqual([true, false]);
  picture.setWater({ height: 1, soon: 0.5 });
  expect(pulse.hidden).toBe(true);
});

test("a map that is moved meanwhile shows all areas at once", () => {
  const { picture, fills, moving, taken } = shown();
  picture.draw(look(2));
  picture.moveTo(seen);
  picture.setWater({ height: -1, soon: -1 });
  taken(fills);
  picture.draw({ ...look(-1), camera: { ...camera, zoom: 10.5 } });
  expect([fills.hidden, moving.hidden]).toEqual([false, true]);
  expect(taken(fills)).toContain("100 chart-flat");
});
