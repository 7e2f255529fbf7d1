import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chartsFake } from "@striper/fakes/charts/charts-fake";
import { startFakes, type RunningFakes } from "@striper/fakes/start-fakes";
import {
  createChartsJob,
  createUpstreamHttp,
  stateFileIn,
  updateCharts,
} from "@striper/server/chart-conversion";
import { readChart, readChartIndex } from "@striper/server/charts";
import { captureLog } from "@striper/server/testing/captured-log";
import { withMadeChart } from "@striper/server/testing/made-chart";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

const builtIn = join(import.meta.dirname, "../data/charts/built");
const shipped = readChart(builtIn).cells;
const allFour = [-71.2, 42.1, -70.6, 42.5] as const;

let fakes: RunningFakes;
let folder = "";
const stop = new AbortController();

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

const setMode = (mode: string) =>
  fetch(`${fakes.url}/control/charts`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mode }),
  });

/** Fast: what GDAL would make of the cells is in the product. */
const convertShipped = vi.fn<Parameters<typeof updateCharts>[0]["convert"]>((files, work) =>
  withMadeChart(
    files.flatMap(({ name, edition, update }) => {
      const data = shipped.find(({ cell }) => cell.name === name);
      return data === undefined ? [] : [{ ...data, cell: { ...data.cell, edition, update } }];
    }),
    work,
  ),
);

const update = (change: Partial<Parameters<typeof updateCharts>[0]> = {}) =>
  updateCharts({
    baseUrl: `${fakes.url}/charts`,
    region: allFour,
    folder,
    // The tests begin with what is older than the shipped charts.
    builtIn: join(folder, "none"),
    http: createUpstreamHttp({ userAgent: "test", patience: () => 5000, stop: stop.signal }),
    now: () => 1000,
    convert: convertShipped,
    courtesyMs: 0,
    ...change,
  });

const cellsThere = () =>
  readChartIndex(folder)?.cells.map(({ name, edition, update: number }) => [name, edition, number]);
const stateThere = (): unknown => JSON.parse(readFileSync(stateFileIn(folder), "utf8"));

const newest = [
  ["US5BOSCC", 5, 1],
  ["US5BOSCD", 4, 5],
  ["US5BOSDC", 5, 0],
  ["US5MA12M", 32, 0],
];

describe("charts from NOAA", () => {
  test("come with their updates, and are not asked for again while they stay the same", async () => {
    expect(await update()).toEqual({ kind: "replaced", cells: 4 });
    expect(cellsThere()).toEqual(newest);
    expect(stateThere()).toMatchObject({ attemptedAt: 1000, completedAt: 1000, faults: [] });
    convertShipped.mockClear();
    expect(await update()).toEqual({ kind: "unchanged", cells: 4 });
    expect(convertShipped).not.toHaveBeenCalled();
  });

  test("of later editions take the place of those before", async () => {
    await setMode("earlier");
    await update();
    expect(cellsThere()).toContainEqual(["US5BOSCD", 4, 4]);
    await setMode("ok");
    expect(await update()).toEqual({ kind: "replaced", cells: 4 });
    expect(cellsThere()).toEqual(newest);
  });

  test("older than those in use are refused, each by its name", async () => {
    await update();
    await setMode("earlier");
    expect(await update()).toEqual({ kind: "unchanged", cells: 2 });
    expect(cellsThere()).toEqual(newest);
    expect(stateThere()).toMatchObject({
      faults: [
        expect.stringMatching(/^US5BOSCC edition .* is older than the one in use/),
        expect.stringMatching(/^US5BOSCD edition .* is older than the one in use/),
      ],
    });
  });

  test("are those of the region alone, whose names are taken from the catalogue", async () => {
    await update({ region: [-71.09, 42.38, -71.03, 42.44] });
    expect(cellsThere()?.map(([name]) => name)).toEqual(["US5BOSDC"]);
    expect(await update({ region: [0, 0, 1, 1] })).toEqual({ kind: "failed" });
    expect(stateThere()).toMatchObject({
      faults: ["NOAA's catalogue of charts: no chart lies in the region."],
    });
    expect(cellsThere()).toHaveLength(1);
  });

  test.each([
    ["missing", "US5BOSCC at NOAA: answered 404."],
    ["endless", "US5BOSCC at NOAA: answered more than 30000000 bytes."],
    ["login-page", "US5BOSCC at NOAA: the archive cannot be read."],
    ["damaged", "US5BOSCC.000 is cut short or damaged."],
    ["wrong-checksum", "US5BOSCC at NOAA: the archive cannot be read."],
    ["half-catalogue", "NOAA's catalogue of charts: cut short, or no catalogue."],
    ["500", "NOAA's catalogue of charts: answered 500."],
    ["hang", "NOAA's catalogue of charts: did not answer in time."],
    ["cut-short", "NOAA's catalogue of charts: the answer broke off UND_ERR_SOCKET."],
    ["refuse", "NOAA's catalogue of charts: no connection UND_ERR_SOCKET."],
    ["garbage", "NOAA's catalogue of charts: cut short, or no catalogue."],
    ["403-html", "NOAA's catalogue of charts: answered 403."],
  ])("stay as they are when NOAA's service is %s", async (mode, fault) => {
    await setMode("earlier");
    await update();
    const before = cellsThere();
    await setMode(mode);
    const http = createUpstreamHttp({
      userAgent: "test",
      patience: () => (mode === "hang" ? 300 : 20_000),
      stop: stop.signal,
    });
    await update({ http });
    expect(cellsThere()).toEqual(before);
    expect(stateThere()).toMatchObject({ faults: expect.arrayContaining([fault]) });
    expect(readdirSync(join(folder, "source/cells"))).toHaveLength(4);
    await setMode("ok");
    expect(await update()).toEqual({ kind: "replaced", cells: 4 });
  });

  test("go on where a run was broken off", async () => {
    let asked = 0;
    const http = createUpstreamHttp({ userAgent: "test", patience: () => 5000, stop: stop.signal });
    const breaking = {
      get: async (request: Parameters<typeof http.get>[0]) => {
        asked += 1;
        if (asked === 4) await setMode("refuse");
        return http.get(request);
      },
    };
    expect(await update({ http: breaking })).toEqual({ kind: "failed" });
    expect(stateThere()).toMatchObject({
      faults: ["US5BOSDC at NOAA: no connection UND_ERR_SOCKET."],
    });
    expect(existsSync(join(folder, "cells.json"))).toBe(false);
    expect(readdirSync(join(folder, "source/cells"))).toEqual(["US5BOSCC", "US5BOSCD"]);
    await setMode("ok");
    expect(await update()).toEqual({ kind: "replaced", cells: 4 });
  });

  test("do not replace the built-in charts as long as one of these is missing", async () => {
    cpSync(builtIn, join(folder, "built"), { recursive: true });
    await setMode("missing");
    expect(await update({ builtIn: join(folder, "built") })).toMatchObject({ kind: "unchanged" });
    expect(readChartIndex(folder)).toBeNull();
  });

  test("that come damaged on a first visit are told with why the built-in ones stay", async () => {
    cpSync(builtIn, join(folder, "built"), { recursive: true });
    await setMode("damaged");
    expect(await update({ builtIn: join(folder, "built") })).toEqual({ kind: "failed" });
    expect(stateThere()).toMatchObject({
      faults: [
        "US5BOSCC.000 is cut short or damaged.",
        "US5BOSCD.000 is cut short or damaged.",
        "US5BOSDC.000 is cut short or damaged.",
        "US5BOSCC, US5BOSCD, US5BOSDC did not come yet; the charts stay as they are.",
      ],
    });
  });

  test("come by the job in a process of its own, converted by GDAL as the command does, once a week", async () => {
    const week = 7 * 24 * 3_600_000;
    let now = Date.now();
    const told: unknown[] = [];
    const job = createChartsJob({
      places: { builtIn: join(folder, "none"), fetched: folder },
      settings: { baseUrl: `${fakes.url}/charts`, region: [-71.09, 42.38, -71.03, 42.44] },
      userAgent: "test",
      clock: { now: () => now },
      log: captureLog().log,
      record: (outcome) => {
        told.push(outcome);
        return Promise.resolve();
      },
    });
    await job?.run(stop.signal, {});
    expect(readChart(folder).cells).toEqual([shipped.find(({ cell }) => cell.name === "US5BOSDC")]);
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

  test("are not fetched where that is switched off", () => {
    expect(
      createChartsJob({
        places: { builtIn, fetched: folder },
        settings: { baseUrl: undefined, region: allFour },
        userAgent: "test",
        clock: { now: () => 0 },
        log: captureLog().log,
        record: () => Promise.resolve(),
      }),
    ).toBeNull();
  });
});
