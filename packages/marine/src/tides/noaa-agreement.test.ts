import { noaaHighsAndLows, noaaHourlyHeights, noaaYears } from "@striper/testkit/noaa-boston";
import { describe, expect, test } from "vitest";
import { loadTideStation } from "#marine/stations/index.ts";
import { formatIso, hour, minute } from "#marine/time/index.ts";
import { createTidePredictor } from "./index.ts";

const boston = createTidePredictor(await loadTideStation("8443970"));

describe("Boston against NOAA's own table", () => {
  test.each(noaaYears)("every hour of %i agrees within 0.002 ft", (year) => {
    const table = noaaHourlyHeights(year);
    const from = Date.UTC(year, 0, 1);
    const curve = boston.curve(from, Date.UTC(year + 1, 0, 1), hour);
    expect(curve).toHaveLength(table.length);
    const errors = curve.map(({ height }, index) => height - (table[index] ?? NaN));
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.002);
    const squares = errors.reduce((sum, error) => sum + error ** 2, 0);
    expect(Math.sqrt(squares / errors.length)).toBeLessThan(0.0006);
  });

  test.each(
    noaaHighsAndLows.map(([instant, height, type]) => ({
      time: formatIso(instant),
      instant,
      height,
      type,
    })),
  )("the tide of $time is $height ft $type, to the minute", ({ instant, height, type }) => {
    const [tide, ...others] = boston.extremes(instant - 2 * hour, instant + 2 * hour);
    expect(others).toEqual([]);
    expect(tide).toMatchObject({ instant, type });
    expect(Math.abs((tide?.height ?? NaN) - height)).toBeLessThan(0.0015);
  });

  test("the curve meets every hour NOAA prints around New Year", () => {
    for (const year of [2019, 2020]) {
      const lastOfYear = noaaHourlyHeights(year).at(-1) ?? NaN;
      const firstOfNext = noaaHourlyHeights(year + 1)[0] ?? NaN;
      const newYear = Date.UTC(year + 1, 0, 1);
      expect(Math.abs(boston.heightAt(newYear - hour) - lastOfYear)).toBeLessThan(0.002);
      expect(Math.abs(boston.heightAt(newYear) - firstOfNext)).toBeLessThan(0.002);
    }
  });
});

test("the curve has no step at New Year: its slope hardly changes from minute to minute", () => {
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
