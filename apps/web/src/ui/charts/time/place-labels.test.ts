import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeLabels } from "#web/ui/charts/time/place-labels.ts";

const label = (at: number, width = 60) => ({ of: at, at, width });

describe("the labels of a row", () => {
  test("stand where they belong when there is room", () => {
    expect(placeLabels([label(100), label(250)], 0, 360)).toEqual([
      { of: 100, at: 100 },
      { of: 250, at: 250 },
    ]);
  });

  test("move in from the edges", () => {
    expect(placeLabels([label(5), label(355)], 0, 360).map(({ at }) => at)).toEqual([30, 330]);
  });

  test("make room for one another, or are left out", () => {
    expect(placeLabels([label(100), label(150)], 0, 360).map(({ at }) => at)).toEqual([100, 166]);
    expect(placeLabels([label(100), label(110)], 0, 360).map(({ of }) => of)).toEqual([100]);
  });

  test("never overlap and never leave the row", () => {
    const many = fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 360, noNaN: true }),
        width: fc.integer({ min: 10, max: 90 }),
      }),
    );
    fc.assert(
      fc.property(many, (labels) => {
        const inOrder = labels
          .toSorted((a, b) => a.at - b.at)
          .map(({ at, width }) => ({ of: width, at, width }));
        const placed = placeLabels(inOrder, 0, 360);
        let end = 0;
        for (const { of: width, at } of placed) {
          expect(at - width / 2).toBeGreaterThanOrEqual(end - 1e-9);
          end = at + width / 2;
        }
        expect(end).toBeLessThanOrEqual(360 + 1e-9);
      }),
    );
  });
});
