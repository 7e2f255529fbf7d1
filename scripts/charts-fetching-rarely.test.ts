// @module-tag thorough

import { join } from "node:path";
import { createChartsJob } from "@striper/server/chart-conversion";
import { readChart } from "@striper/server/charts";
import { captureLog } from "@striper/server/testing/captured-log";
import { describe, expect, test } from "vitest";
import { shipped, prepareChartService } from "./support/chart-service.ts";

const { stop, setMode, baseUrl, folder } = prepareChartService();

describe("charts from NOAA, in rare cases,", () => {
  test("come by the job in a process of its own, converted by GDAL as the command does, once a week", async () => {
    const week = 7 * 24 * 3_600_000;
    let now = Date.now();
    const told: unknown[] = [];
    const job = createChartsJob({
      places: { builtIn: join(folder(), "none"), fetched: folder() },
      settings: { baseUrl: baseUrl(), region: [-71.09, 42.38, -71.03, 42.44] },
      userAgent: "test",
      clock: { now: () => now },
      log: captureLog().log,
      record: (outcome) => {
        told.push(outcome);
        return Promise.resolve();
      },
    });
    await job?.run(stop.signal, {});
    expect(readChart(folder()).cells).toEqual([
      shipped.find(({ cell }) => cell.name === "US5BOSDC"),
    ]);
    await job?.run(stop.signal, {});
    expect(told).toEqual([{ cells: ["US5BOSDC 5.0 of 2025-11-24"], faults: [] }]);
    await setMode("500");
    now += week;
    await job?.run(stop.signal, {});
    expect(told.at(-1)).toEqual({
      cells: ["US5BOSDC 5.0 of 2025-11-24"],
      faults: ["NOAA's catalogue of charts: answered 500."],
    });
  });
});
