import { describe, expect, test } from "vitest";
import { loadTideStation } from "#marine/stations/index.ts";
import { hour, minute, parseIso } from "#marine/time/index.ts";
import { noaaHourlyBoston, noaaTidesBoston } from "./catalogue/noaa-boston.ts";
import { createTidePredictor } from "./index.ts";

const boston = createTidePredictor(await loadTideStation("8443970"));

describe("Boston against NOAA's own table", () => {
  test.each([2019, 2020, 2021])("every hour of %i agrees within 0.002 ft", (year) => {
    const table = (noaaHourlyBoston[year] ?? "").trim().split(/\s+/).map(Number);
    const from = Date.UTC(year, 0, 1);
    const curve = boston.curve(from, Date.UTC(year + 1, 0, 1), hour);
    expect(curve).toHaveLength(table.length);
    const errors = curve.map(({ height }, index) => height - (table[index] ?? NaN) / 1000);
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.002);
    const squares = errors.reduce((sum, error) => sum + error ** 2, 0);
    expect(Math.sqrt(squares / errors.length)).toBeLessThan(0.0006);
  });

  test("one height at a time agrees as well as the curve does", () => {
    const table = (noaaHourlyBoston[2020] ?? "").trim().split(/\s+/).map(Number);
    for (let index = 0; index < table.length; index += 97) {
      const height = boston.heightAt(Date.UTC(2020, 0, 1) + index * hour);
      expect(Math.abs(height - (table[index] ?? NaN) / 1000)).toBeLessThan(0.002);
    }
  });

  test.each(noaaTidesBoston)("the tide of %s is %f ft %s, to the minute", (time, height, type) => {
    const instant = parseIso(time) ?? NaN;
    const [tide, ...others] = boston.extremes(instant - 2 * hour, instant + 2 * hour);
    expect(others).toEqual([]);
    expect(tide).toMatchObject({ instant, type });
    expect(Math.abs((tide?.height ?? NaN) - height)).toBeLessThan(0.0015);
  });

  test("every hour NOAA prints around New Year is met, on both sides", () => {
    for (const year of [2019, 2020]) {
      const lastOfYear = Number(noaaHourlyBoston[year]?.trim().split(/\s+/).at(-1)) / 1000;
      const firstOfNext = Number(noaaHourlyBoston[year + 1]?.trim().split(/\s+/)[0]) / 1000;
      const newYear = Date.UTC(year + 1, 0, 1);
      expect(Math.abs(boston.heightAt(newYear - hour) - lastOfYear)).toBeLessThan(0.002);
      expect(Math.abs(boston.heightAt(newYear) - firstOfNext)).toBeLessThan(0.002);
    }
  });
});

test("nothing we draw steps at New Year: from minute to minute the slope hardly changes", () => {
  for (let year = 2000; year <= 2040; year++) {
    const newYear = Date.UTC(year, 0, 1);
    const heights = boston.curve(newYear - 3 * hour, newYear + 3 * hour, minute);
    const slopes = heights
      .slice(1)
      .map(({ height }, index) => height - (heights[index]?.height ?? NaN));
    const bends = slopes.slice(1).map((slope, index) => Math.abs(slope - (slopes[index] ?? NaN)));
    // The tide itself bends by 0.0004 ft; NOAA's change of node factors is up to 0.12 ft at once.
    expect(Math.max(...bends)).toBeLessThan(0.001);
  }
});
