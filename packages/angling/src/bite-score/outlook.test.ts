import { describe, expect, test } from "vitest";
import { monthOfReturn, whyQuiet } from "#angling/bite-score/outlook.ts";
import type { ScoredHour } from "#angling/bite-score/score-hour.ts";

const boston = { water: "boston", holdsFishOver: false, isEstuary: false } as const;

describe("the month the fish come back", () => {
  test.each([
    ["2026-11-22", "May"],
    ["2026-12-31", "May"],
    ["2028-02-29", "May"],
    ["2026-06-13", null],
    ["2026-08-25", null],
    ["2026-10-25", null],
  ])("seen from %s is %s", (date, month) => {
    expect(monthOfReturn(boston, date)).toBe(month);
  });

  test("is earlier at the Canal than in Maine", () => {
    expect(monthOfReturn({ ...boston, water: "southern-maine" }, "2026-11-22")).toBe("May");
    expect(monthOfReturn({ ...boston, water: "canal" }, "2026-11-22")).toBe("April");
  });
});

const hour = (parts: ScoredHour["parts"], seasonal = 10, temperature = 90): ScoredHour => ({
  kind: "scored",
  instant: 0,
  score: 8,
  exactScore: 8,
  level: "Challenging",
  action: "Consider Waiting",
  parts,
  factors: [
    { key: "seasonal", kind: "share", score: seasonal, maxScore: 100, quality: "computed" },
    { key: "temperature", kind: "share", score: temperature, maxScore: 100, quality: "observed" },
  ],
  notAvailable: [],
  modelVersion: "2027.1",
});

test.each([
  ["2026-11-22", hour({ here: 0.08, feeding: 0.9, fishable: 1 }), "Few stripers are left"],
  ["2026-04-22", hour({ here: 0.08, feeding: 0.9, fishable: 1 }), "Few stripers are here yet"],
  [
    "2026-08-22",
    hour({ here: 0.3, feeding: 0.9, fishable: 1 }, 85, 30),
    "The water is too cold or too warm for stripers to feed well",
  ],
  [
    "2026-06-22",
    hour({ here: 1, feeding: 0.9, fishable: 0.05 }, 100),
    "Wind or thunder keeps you from fishing",
  ],
  [
    "2026-06-22",
    hour({ here: 1, feeding: 0.4, fishable: 1 }, 100),
    "Tide and light give stripers little reason to feed",
  ],
])("a quiet week on %s has a reason", (date, best, words) => {
  expect(whyQuiet(best, boston, date)).toBe(words);
});
