import { describe, expect, test } from "vitest";
import { safetyWinds, type KnownWind } from "./known-winds.ts";

const wind = (part: Partial<KnownWind>): KnownWind => ({
  speed: null,
  gusts: null,
  from: null,
  source: "buoy",
  ...part,
});

describe("of all winds known of an hour", () => {
  test("the strongest count, gusts and steady wind each for themselves", () => {
    const known = [
      wind({ speed: 12, gusts: 18 }),
      wind({ speed: 15, gusts: null }),
      wind({ speed: null, gusts: 22 }),
    ];
    expect(safetyWinds(known)).toMatchObject({ wind: 15, gusts: 22 });
  });

  test("none is not calm", () => {
    expect(safetyWinds([])).toEqual({ wind: null, gusts: null, winds: [] });
    expect(safetyWinds([wind({ from: 90 })])).toEqual({ wind: null, gusts: null, winds: [] });
  });

  test("a bar feels each with its direction, and one without strength not at all", () => {
    const known = [
      wind({ speed: 12, from: 90, source: "marine forecast" }),
      wind({ speed: 9 }),
      wind({ from: 45 }),
    ];
    expect(safetyWinds(known).winds).toEqual([
      { speed: 12, from: 90, source: "marine forecast" },
      { speed: 9, from: null, source: "buoy" },
    ]);
  });
});
