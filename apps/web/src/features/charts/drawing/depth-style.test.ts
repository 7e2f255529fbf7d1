import { describe, expect, test } from "vitest";
import { depthStyle, driesSoon, isSameStyle } from "./depth-style.ts";

const flat = { from: -3, to: 0 };

describe("the style of a depth area", () => {
  test("depends on the water over its shoalest point", () => {
    expect(depthStyle({ from: 0, to: 1.8 }, 0.1)).toEqual({ kind: "water", tint: 0 });
    expect(depthStyle({ from: 0, to: 1.8 }, 1.2)).toEqual({ kind: "water", tint: 1 });
    expect(depthStyle({ from: 0, to: 1.8 }, 3)).toEqual({ kind: "water", tint: 2 });
    expect(depthStyle({ from: 18.2, to: 27.4 }, 0)).toEqual({ kind: "water", tint: 4 });
    expect(depthStyle({ from: 10, to: null }, 0)).toEqual({ kind: "water", tint: 3 });
  });

  test("is hatched while part of a flat is above water", () => {
    expect(depthStyle(flat, 3.1)).toEqual({ kind: "water", tint: 0 });
    expect(depthStyle(flat, 2.5)).toEqual({ kind: "drying", quarters: 1 });
    expect(depthStyle(flat, 1.5)).toEqual({ kind: "drying", quarters: 2 });
    expect(depthStyle(flat, 0.5)).toEqual({ kind: "drying", quarters: 3 });
    expect(depthStyle(flat, 0)).toEqual({ kind: "dry" });
    expect(depthStyle(flat, -0.4)).toEqual({ kind: "dry" });
  });

  test("is dry at spring lows even where the chart shows water", () => {
    expect(depthStyle({ from: 0, to: 0.3 }, -0.4)).toEqual({ kind: "dry" });
    expect(depthStyle({ from: 0, to: 1.8 }, -0.4)).toEqual({ kind: "drying", quarters: 1 });
  });

  test("is unknown without a survey", () => {
    expect(depthStyle({ from: null, to: null }, 2)).toEqual({ kind: "unknown" });
  });

  test("is the same until the tint, the hatching or the kind changes", () => {
    const looks = [3.1, 2.5, 1.5, 0.5, 0].map((water) => depthStyle(flat, water));
    for (const [index, look] of looks.entries())
      expect(looks.map((other) => isSameStyle(look, other))).toEqual(
        looks.map((_, other) => other === index),
      );
    expect(isSameStyle(depthStyle(flat, 2.5), depthStyle(flat, 2.45))).toBe(true);
  });
});

describe("a flat that dries soon", () => {
  test("starts to dry, or dries completely, within half an hour of falling water", () => {
    expect(driesSoon(flat, { height: 3.05, soon: 2.9 })).toBe(true);
    expect(driesSoon(flat, { height: 0.1, soon: -0.05 })).toBe(true);
    expect(driesSoon(flat, { height: 2, soon: 1.5 })).toBe(false);
  });

  test("never appears in rising water or over charted water", () => {
    expect(driesSoon(flat, { height: 2.9, soon: 3.05 })).toBe(false);
    expect(driesSoon({ from: 0, to: 1.8 }, { height: 0.1, soon: -0.1 })).toBe(false);
    expect(driesSoon({ from: null, to: null }, { height: 0.1, soon: -0.1 })).toBe(false);
  });
});
