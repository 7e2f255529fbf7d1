import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roundLevels } from "#web/ui/charts/time/plot.ts";

describe("round levels", () => {
  test.each([
    [-0.4, 10.8, 5, [-5, 0, 5, 10, 15]],
    [0.2, 9.9, 6, [0, 2, 4, 6, 8, 10]],
    [-1.9, 1.7, 5, [-2, -1, 0, 1, 2]],
    [3, 3, 5, [3, 3.000001]],
  ])("from %f to %f, about %i of them", (low, high, most, levels) => {
    const found = roundLevels(low, high, most);
    expect(found[0]).toBeCloseTo(levels[0] ?? 0, 4);
    expect(found.at(-1)).toBeCloseTo(levels.at(-1) ?? 0, 4);
  });

  test("enclose the range and number at most a few more than requested", () =>
    fc.assert(
      fc.property(
        fc.double({ min: -20, max: 20, noNaN: true }),
        fc.double({ min: 0.01, max: 30, noNaN: true }),
        fc.integer({ min: 3, max: 8 }),
        (low, range, most) => {
          const levels = roundLevels(low, low + range, most);
          expect(levels[0]).toBeLessThanOrEqual(low + 1e-6);
          expect(levels.at(-1)).toBeGreaterThanOrEqual(low + range - 1e-6);
          expect(levels.length).toBeLessThanOrEqual(most + 1);
        },
      ),
    ));
});
