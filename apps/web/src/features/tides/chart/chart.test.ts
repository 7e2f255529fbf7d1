import { createCurrentPredictor } from "@striper/marine/currents";
import { loadCurrentStation, loadTideStation } from "@striper/marine/stations";
import { createTidePredictor } from "@striper/marine/tides";
import { day, formatHarborTime, harborDayBounds, hour } from "@striper/marine/time";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { currentChart, tideBars, tideChart } from "#web/features/tides/chart/chart-view.ts";
import {
  chartRows,
  currentChartSentence,
  tideChartSentence,
} from "#web/features/tides/chart/chart-words.ts";

const station = await loadTideStation("8443970");
const tide = createTidePredictor(station);
const current = createCurrentPredictor(await loadCurrentStation("BOS1111"));
const { position } = station;
const summer = harborDayBounds("2026-06-13");
const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => summer.from + days * day);

describe("the curve of a day", () => {
  test("reaches from midnight to midnight, also when a night has an hour more or less", () => {
    for (const date of ["2026-03-08", "2026-06-13", "2026-11-01"]) {
      const span = harborDayBounds(date);
      const { points, nights } = tideChart(tide, span, position, "us");
      expect([points[0]?.instant, points.at(-1)?.instant]).toEqual([span.from, span.to]);
      expect(nights).toHaveLength(2);
    }
  });

  test("lies within its scale, whose levels lie within it too", () =>
    fc.assert(
      fc.property(anyDay, fc.constantFrom("us" as const, "metric" as const), (from, units) => {
        const { points, extremes, scale } = tideChart(
          tide,
          { from, to: from + day },
          position,
          units,
        );
        for (const { height } of [...points, ...extremes]) {
          expect(height).toBeGreaterThan(scale.low);
          expect(height).toBeLessThan(scale.high);
        }
        expect(scale.levels.length).toBeGreaterThanOrEqual(2);
        for (const { value } of scale.levels) {
          expect(value).toBeGreaterThanOrEqual(scale.low);
          expect(value).toBeLessThanOrEqual(scale.high);
        }
      }),
      { numRuns: 30 },
    ));
});

describe("the current of a day", () => {
  const chart = currentChart(current, summer);

  test("has floods above and ebbs below, and slack water between them", () => {
    expect(chart.scale.low).toBeLessThan(0);
    expect(chart.scale.high).toBeGreaterThan(0);
    expect(chart.strongest.length).toBeGreaterThanOrEqual(3);
    expect(chart.slacks.length).toBeGreaterThanOrEqual(3);
    expect(chart.scale.levels.map(({ label }) => label)).toContain("0");
  });

  test("is told in a sentence", () =>
    expect(currentChartSentence(chart)).toMatch(
      /^Strongest currents: (?:(?:Flood|Ebb) \d\.\d kt at \d+:\d\d [ap]m(?:, |\.$))+/,
    ));
});

describe("bars", () => {
  // SPEC 9.19
  test.each([
    [24, 12, 2],
    [32, 10, 3],
    [48, 12, 4],
  ])("of %i hours are %i, %i hours apart", (hours, count, apart) => {
    const bars = tideBars(tide, summer.from, hours);
    expect(bars).toHaveLength(count);
    for (const { instant, height } of tideBars(tide, summer.from + 48 * 60_000, hours)) {
      expect(instant % hour).toBe(0);
      expect(height).toBe(tide.heightAt(instant));
    }
    expect((bars[1]?.instant ?? 0) - (bars[0]?.instant ?? 0)).toBe(apart * hour);
  });
});

describe("the picture in words", () => {
  const chart = tideChart(tide, summer, position, "us");

  test("names every high and low", () => {
    const sentence = tideChartSentence(chart, summer, "us");
    expect(sentence).toMatch(/^Tide from 12:00 am to 12:00 am: /);
    expect(sentence.match(/High|Low/g)).toHaveLength(chart.extremes.length);
  });

  test("is a table in order of time, with every event once", () => {
    const flows = currentChart(current, summer);
    const rows = chartRows(chart, flows, "us", formatHarborTime);
    expect(rows).toHaveLength(chart.extremes.length + flows.strongest.length + flows.slacks.length);
    expect(new Set(rows.map((row) => row.join("|"))).size).toBe(rows.length);
    expect(chartRows(chart, null, "us", formatHarborTime)).toHaveLength(chart.extremes.length);
  });
});
