import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantAt, isWithin, linePath, roundLevels, xOf } from "#web/ui/charts/time/plot.ts";

const plot = { from: 1000, to: 2000, width: 300, left: 40, right: 10 };

describe("time across a drawing", () => {
  test("begins after the labels and ends before the edge", () => {
    expect(xOf(plot, 1000)).toBe(40);
    expect(xOf(plot, 2000)).toBe(290);
  });

  test("is found again under any place of it", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 2000 }), (instant) => {
        expect(instantAt(plot, xOf(plot, instant))).toBeCloseTo(instant, 6);
      }),
    ));

  test("ends at its ends", () => {
    expect(instantAt(plot, -50)).toBe(1000);
    expect(instantAt(plot, 999)).toBe(2000);
    expect([999, 1000, 2000, 2001].map((at) => isWithin(plot, at))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

test("a line goes through its points", () =>
  expect(
    linePath([
      { x: 1, y: 2 },
      { x: 3.26, y: 4 },
    ]),
  ).toBe("M1.0 2.0L3.3 4.0"));

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

  test("enclose the range and are never many more than asked for", () =>
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
