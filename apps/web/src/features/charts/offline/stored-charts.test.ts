// @vitest-environment jsdom
import { chartArchive, chartCellFile, chartIndex } from "@striper/contract/chart-cells";
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cachedName } from "#web/features/charts/chart-source.ts";
import { storedChartsView } from "#web/features/charts/offline/stored-charts-view.ts";
import {
  storeCharts,
  storeChartsLater,
  removeStoredCharts,
  useStoredCharts,
  type StoredCharts,
} from "#web/features/charts/offline/stored-charts.ts";
import { cacheAnswer, readCachedAnswer } from "#web/platform/api/cached-answer.ts";
import { chartName, stubCaches } from "#web/features/charts/offline/testing/stub-caches.ts";

const [tiles, answers] = ["tiles", "answers"];
const archive = { file: await chartName("US5BOSCC", "pmtiles", tiles), bytes: tiles.length };
const cell = {
  name: "US5BOSCC",
  edition: 5,
  update: 1,
  issued: "2026-06-23",
  scale: 12_000,
  file: await chartName("US5BOSCC", "json", answers),
  bytes: answers.length,
  box: [-71_100_000, 42_300_000, -71_025_000, 42_375_000] satisfies [
    number,
    number,
    number,
    number,
  ],
  tiles: archive,
};
const index = { version: 2 as const, cells: [cell] };
const address = (path: string, file: string) => path.replace(":file", file);

let asked: string[] = [];
let device = stubCaches();

function serve(): void {
  asked = [];
  const served = new Map([
    [chartIndex.path as string, JSON.stringify(index)],
    [address(chartArchive.path, archive.file), tiles],
    [address(chartCellFile.path, cell.file), answers],
  ]);
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(served.get(url) ?? ""));
  });
}

const setConnection = (connection: object | undefined) =>
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });

beforeEach(async () => {
  // The Blob class whose instances this environment's Response can read.
  vi.stubGlobal("Blob", (await new Response("").blob()).constructor);
  device = stubCaches();
  serve();
  await removeStoredCharts();
  localStorage.clear();
  setConnection(undefined);
});
afterEach(() => vi.unstubAllGlobals());

const state = () => renderHook(() => useStoredCharts()).result.current;

describe("automatically stored charts", () => {
  test("are stored once, on a later visit", async () => {
    await storeChartsLater();
    expect(device.names()).toHaveLength(2);
    expect(state()).toEqual({ kind: "kept", bytes: tiles.length + answers.length });
    asked = [];
    await storeChartsLater();
    expect(asked).toEqual([chartIndex.path]);
  });

  test.each([{ saveData: true }, { type: "cellular" }, { effectiveType: "3g" }])(
    "are not fetched over a connection of %j",
    async (connection) => {
      setConnection(connection);
      await storeChartsLater();
      expect(device.names()).toEqual([]);
    },
  );

  test("stay removed", async () => {
    await storeChartsLater();
    await removeStoredCharts();
    await storeChartsLater();
    expect(device.names()).toEqual([]);
    expect(state()).toEqual({ kind: "none" });
  });
});

test("storing charts keeps the cached index that opens them offline", async () => {
  cacheAnswer(cachedName, Date.now(), index);
  await storeCharts(index, cell.box);
  expect(readCachedAnswer(cachedName, chartIndex.response, Date.now())?.answer).toEqual(index);
  await removeStoredCharts();
  expect(readCachedAnswer(cachedName, chartIndex.response, Date.now())?.answer).toEqual(index);
});

test("a device without room reports it", async () => {
  device.holdAtMost(0);
  await storeCharts(index, null);
  expect(state()).toEqual({ kind: "failed", why: "no-room" });
});

describe("the sentence about storing charts of 2.7 MB", () => {
  test.each<[StoredCharts, string, string]>([
    [
      { kind: "none" },
      "These charts are not on this device. Keeping them takes 2.7 MB.",
      "Keep on this device",
    ],
    [
      { kind: "kept", bytes: 2_736_000 },
      "On this device, 2.7 MB: they open without a connection.",
      "Remove from this device",
    ],
    [
      { kind: "keeping", receivedBytes: 684_000, totalBytes: 2_736_000 },
      "0.7 MB of 2.7 MB received.",
      "Stop",
    ],
    [
      { kind: "failed", why: "no-room" },
      "This device has no room for the charts. Free some space and try again; nothing was stored. Keeping them takes 2.7 MB.",
      "Keep on this device",
    ],
  ])("%j", (kept, sentence, label) => {
    expect(storedChartsView(kept, 2_736_000)).toMatchObject({ sentence, label });
  });

  test("shows 25 percent for a quarter", () => {
    const coming: StoredCharts = { kind: "keeping", receivedBytes: 684_000, totalBytes: 2_736_000 };
    expect(storedChartsView(coming, 2_736_000).percent).toBe(25);
    expect(storedChartsView({ kind: "none" }, 2_736_000).percent).toBeNull();
  });
});
