import { describe, expect, test } from "vitest";
import { depthLook, isAboutToChange, lookKey } from "./depth-look.ts";

const flat = { from: -3, to: 0 };

describe("the look of a depth area", () => {
  test("goes by the water over its shoalest place", () => {
    expect(depthLook({ from: 0, to: 1.8 }, 0.1)).toEqual({ kind: "water", tint: 0 });
    expect(depthLook({ from: 0, to: 1.8 }, 1.2)).toEqual({ kind: "water", tint: 1 });
    expect(depthLook({ from: 0, to: 1.8 }, 3)).toEqual({ kind: "water", tint: 2 });
    expect(depthLook({ from: 18.2, to: 27.4 }, 0)).toEqual({ kind: "water", tint: 4 });
    expect(depthLook({ from: 10, to: null }, 0)).toEqual({ kind: "water", tint: 3 });
  });

  test("of a flat is hatched while some of it stands above the water", () => {
    expect(depthLook(flat, 3.1)).toEqual({ kind: "water", tint: 0 });
    expect(depthLook(flat, 2.5)).toEqual({ kind: "drying", quarters: 1 });
    expect(depthLook(flat, 1.5)).toEqual({ kind: "drying", quarters: 2 });
    expect(depthLook(flat, 0.5)).toEqual({ kind: "drying", quarters: 3 });
    expect(depthLook(flat, 0)).toEqual({ kind: "dry" });
    expect(depthLook(flat, -0.4)).toEqual({ kind: "dry" });
  });

  test("at spring lows is dry where the chart still has water", () => {
    expect(depthLook({ from: 0, to: 0.3 }, -0.4)).toEqual({ kind: "dry" });
    expect(depthLook({ from: 0, to: 1.8 }, -0.4)).toEqual({ kind: "drying", quarters: 1 });
  });

  test("is unknown where nothing was measured", () => {
    expect(depthLook({ from: null, to: null }, 2)).toEqual({ kind: "unknown" });
  });

  test("has a key for each picture", () => {
    const keys = [3.1, 2.5, 1.5, 0.5, 0].map((water) => lookKey(depthLook(flat, water)));
    expect(new Set(keys).size).toBe(5);
  });
});

describe("a flat about to change", () => {
  test("is one that appears, vanishes or is wholly dry soon", () => {
    expect(isAboutToChange(flat, 3.05, 2.9)).toBe(true);
    expect(isAboutToChange(flat, 0.1, -0.05)).toBe(true);
    expect(isAboutToChange(flat, 2, 1.5)).toBe(false);
    expect(isAboutToChange({ from: 0, to: 1.8 }, 0.1, -0.1)).toBe(false);
  });
});
