import { hour, instantOfHarborTime } from "@striper/marine/time";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { heatDays } from "#web/ui/charts/heat-strip-view.ts";
import type { StripCell } from "#web/ui/charts/hour-strip-view.ts";

const cellsFrom = (first: number, values: readonly number[]): StripCell[] =>
  values.map((value, index) => ({ at: first + index * hour, value, word: "Fair", band: "fair" }));

describe("the heat strip", () => {
  test("leaves the hour skipped in spring empty and keeps both repeated hours in autumn", () => {
    const spring = heatDays(
      cellsFrom(
        instantOfHarborTime("2026-03-08", 0),
        Array.from({ length: 23 }, () => 1),
      ),
    );
    expect(spring).toHaveLength(1);
    expect(spring[0]?.hours.map((cell) => cell === null).indexOf(true)).toBe(2);
    const autumn = heatDays(
      cellsFrom(
        instantOfHarborTime("2026-11-01", 0),
        Array.from({ length: 25 }, () => 1),
      ),
    );
    expect(autumn[0]?.cells).toHaveLength(25);
    expect(autumn[0]?.hours).not.toContain(null);
  });

  test("keeps every hour, whatever hour it starts with", () => {
    fc.assert(
      fc.property(fc.integer({ min: 490_000, max: 510_000 }), (hours) => {
        const cells = cellsFrom(
          hours * hour,
          Array.from({ length: 168 }, () => 1),
        );
        expect(heatDays(cells).flatMap((day) => day.cells)).toEqual(cells);
      }),
    );
  });
});
