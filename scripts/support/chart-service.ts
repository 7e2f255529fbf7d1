import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chartsFake } from "@striper/fakes/charts/charts-fake";
import { startFakes, type RunningFakes } from "@striper/fakes/start-fakes";
import { createUpstreamHttp, stateFileIn, updateCharts } from "@striper/server/chart-conversion";
import { readChart, readChartIndex } from "@striper/server/charts";
import { withMadeChart } from "@striper/server/testing/made-chart";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";

export const builtIn = join(import.meta.dirname, "../../data/charts/built");
export const shipped = readChart(builtIn).cells;
export const allFour = [-71.2, 42.1, -70.6, 42.5] as const;

export function prepareChartService() {
  let fakes: RunningFakes;
  let folder = "";
  const stop = new AbortController();

  const setMode = (mode: string) =>
    fetch(`${fakes.url}/control/charts`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ mode }),
    });

  const httpWith = (patience: number) =>
    createUpstreamHttp({ userAgent: "test", patience: () => patience, stop: stop.signal });

  /** Returns the shipped conversion instead of running GDAL, for speed. */
  const convertShipped = vi.fn<Parameters<typeof updateCharts>[0]["convert"]>((files, work) =>
    withMadeChart(
      files.flatMap(({ name, edition, update }) => {
        const data = shipped.find(({ cell }) => cell.name === name);
        return data === undefined ? [] : [{ ...data, cell: { ...data.cell, edition, update } }];
      }),
      work,
    ),
  );

  beforeAll(async () => {
    fakes = await startFakes([chartsFake], {
      host: "127.0.0.1",
      port: 0,
      clockOffsetFile: undefined,
    });
  });
  afterAll(() => fakes.close());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "charts-"));
    await setMode("ok");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  return {
    stop,
    setMode,
    httpWith,
    convertShipped,
    baseUrl: () => `${fakes.url}/charts`,
    folder: () => folder,
    update: (change: Partial<Parameters<typeof updateCharts>[0]> = {}) =>
      updateCharts({
        baseUrl: `${fakes.url}/charts`,
        region: allFour,
        folder,
        // The tests start with charts older than the shipped ones.
        builtIn: join(folder, "none"),
        http: httpWith(5000),
        now: () => 1000,
        convert: convertShipped,
        courtesyMs: 0,
        ...change,
      }),
    cellsThere: () =>
      readChartIndex(folder)?.cells.map(({ name, edition, update }) => [name, edition, update]),
    stateThere: (): unknown => JSON.parse(readFileSync(stateFileIn(folder), "utf8")),
  };
}
