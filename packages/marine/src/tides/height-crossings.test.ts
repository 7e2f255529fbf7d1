import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadTideStation } from "#marine/stations/index.ts";
import { day, minute } from "#marine/time/index.ts";
import { feet } from "#marine/units/index.ts";
import { heightCrossings } from "./height-crossings.ts";
import { createTidePredictor } from "./create-tide-predictor.ts";

const boston = createTidePredictor(await loadTideStation("8443970"));
const from = Date.UTC(2026, 5, 13, 4);
const heights = fc.double({ min: -2, max: 12, noNaN: true });
const directions = fc.constantFrom("rising" as const, "falling" as const);
const starts = fc.integer({ min: from, max: from + 400 * day });

describe("height crossings", () => {
  test("the water has that height and moves in the requested direction", () =>
    fc.assert(
      fc.property(heights, directions, starts, (height, direction, start) => {
        for (const at of heightCrossings(boston, feet(height), direction, start, start + 3 * day)) {
          expect(boston.heightAt(at)).toBeCloseTo(height, 2);
          const change = boston.heightAt(at + minute) - boston.heightAt(at - minute);
          expect(Math.sign(change)).toBe(direction === "rising" ? 1 : -1);
        }
      }),
      { numRuns: 40 },
    ));
});
