import { describe, expect, test } from "vitest";
import { safetyWinds, type KnownWind } from "./known-winds.ts";

const wind = (part: Partial<KnownWind>): KnownWind => ({
  speed: null,
  gusts: null,
  from: null,
  source: "buoy",
  ...part,
});

describe("the winds of an hour", () => {
  test("give the strongest steady wind and the strongest gust separately", () => {
    const known = [
      wind({ speed: 12, gusts: 18 }),
      wind({ speed: 15, gusts: null }),
      wind({ speed: null, gusts: 22 }),
    ];
    expect(safetyWinds(known)).toMatchObject({ wind: 15, gusts: 22 });
  });

  test("give null rather than calm when none is known", () => {
    expect(safetyWinds([])).toEqual({ wind: null, gusts: null, winds: [] });
    expect(safetyWinds([wind({ from: 90 })])).toEqual({ wind: null, gusts: null, winds: [] });
  });

  test("reach a bar with their directions, without those of unknown strength", () => {
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
