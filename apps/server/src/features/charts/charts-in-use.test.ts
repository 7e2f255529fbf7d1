import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chartIndexFile, chartsInUse } from "@striper/contract/chart-cells";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readChart, replaceChart } from "#server/features/charts/chart-folder.ts";
import { openChartShelf } from "#server/features/charts/chart-shelf.ts";
import { presentChartsInUse } from "#server/features/charts/charts-in-use.ts";
import type { FetchingState } from "#server/features/charts/fetching/fetching-state.ts";
import { openBillingApp } from "#server/testing/billing/billing-app.ts";
import { withMadeChart } from "#server/testing/made-chart.ts";
import { captureLog } from "#server/testing/captured-log.ts";
import { builtInCharts } from "#server/testing/test-app.ts";

const faults = ["US5BOSCD at NOAA: the archive cannot be read."];
const lastRun: FetchingState = {
  attemptedAt: Date.UTC(2026, 5, 13, 7),
  completedAt: Date.UTC(2026, 5, 6, 7),
  faults,
  cells: {},
  isConversionDue: true,
};

describe("the charts in use", () => {
  let fetched = "";
  beforeAll(() => {
    fetched = mkdtempSync(join(tmpdir(), "charts-"));
  });
  afterAll(() => rmSync(fetched, { recursive: true, force: true }));

  const told = (state?: FetchingState) => {
    const shelf = openChartShelf({ builtIn: builtInCharts, fetched }, captureLog().log);
    return presentChartsInUse(shelf, state && (() => state));
  };

  test("are shown to admins with cell, edition and date", async () => {
    const app = await openBillingApp(undefined);
    const { token } = await app.joinAdmin();
    const answer = await app.call(chartsInUse, { token });
    const { cells, ...rest } = chartsInUse.response.parse(answer.json());
    await app.close();
    expect(rest).toMatchObject({ origin: "built-in", fault: null });
    expect(rest.archive_bytes).toBeGreaterThan(1e6);
    expect(cells.map(({ name }) => name)).toContain("US5BOSCD");
    for (const { edition, issued } of cells) {
      expect(edition).toBeGreaterThan(0);
      expect(issued).toMatch(/^20\d\d-/);
    }
  });

  test("tell when NOAA was asked, when all was well, and what went wrong", () => {
    expect(told(lastRun).fetching).toEqual({
      asked_at: "2026-06-13T07:00:00.000Z",
      completed_at: "2026-06-06T07:00:00.000Z",
      faults,
      is_conversion_due: true,
    });
    expect(told().fetching).toBeNull();
  });

  test("are the fetched ones once there are some, and the built-in ones where those are damaged", async () => {
    const two = readChart(builtInCharts).cells.slice(0, 2);
    await withMadeChart(two, (made) => replaceChart(fetched, made));
    expect(told()).toMatchObject({ origin: "fetched", fault: null, archive_bytes: 5 });
    expect(told().cells).toHaveLength(2);
    writeFileSync(join(fetched, chartIndexFile), '{"version":1,');
    expect(told().origin).toBe("built-in");
    expect(told().fault).toMatch(/is missing, cut short or damaged/);
  });
});
