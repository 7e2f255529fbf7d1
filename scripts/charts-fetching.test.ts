import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readChart, readChartIndex } from "@striper/server/charts";
import { describe, expect, test } from "vitest";
import { builtIn, prepareChartService } from "./support/chart-service.ts";

const { setMode, httpWith, convertShipped, folder, update, cellsThere, stateThere } =
  prepareChartService();

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

  test("of later editions replace earlier ones", async () => {
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

  test.each([
    ["damaged", "US5BOSCC.000 is cut short or damaged."],
    ["hang", "NOAA's catalogue of charts: did not answer in time."],
  ])("stay as they are when NOAA's service is %s", async (mode, fault) => {
    await setMode("earlier");
    await update();
    const before = cellsThere();
    await setMode(mode);
    const http = httpWith(mode === "hang" ? 300 : 20_000);
    await update({ http });
    expect(cellsThere()).toEqual(before);
    expect(stateThere()).toMatchObject({ faults: expect.arrayContaining([fault]) });
    expect(readdirSync(join(folder(), "source/cells"))).toHaveLength(4);
    await setMode("ok");
    expect(await update()).toEqual({ kind: "replaced", cells: 4 });
  });

  test("go on where a run was broken off", async () => {
    let asked = 0;
    const http = httpWith(5000);
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
    expect(existsSync(join(folder(), "cells.json"))).toBe(false);
    expect(readdirSync(join(folder(), "source/cells"))).toEqual(["US5BOSCC", "US5BOSCD"]);
    await setMode("ok");
    expect(await update()).toEqual({ kind: "replaced", cells: 4 });
  });

  test("leave the built-in ones in use where none of them covers", async () => {
    expect(await update({ builtIn })).toMatchObject({ kind: "replaced" });
    const names = cellsThere()?.map(([name]) => name);
    expect(names).toEqual(readChartIndex(builtIn)?.cells.map(({ name }) => name));
    expect(readChart(folder()).cells).toHaveLength(names?.length ?? 0);
  });

  test("that come damaged on a first visit are told, and the built-in ones stay", async () => {
    await setMode("damaged");
    expect(await update({ builtIn })).toMatchObject({ kind: "replaced" });
    expect(cellsThere()).toEqual(expect.arrayContaining(newest));
    expect(stateThere()).toMatchObject({
      faults: [
        "US5BOSCC.000 is cut short or damaged.",
        "US5BOSCD.000 is cut short or damaged.",
        "US5BOSDC.000 is cut short or damaged.",
      ],
    });
  });
  test("that an older program converted are converted anew", async () => {
    await update();
    writeFileSync(join(folder(), "cells.json"), '{"version":1,"archive":{},"cells":[]}');
    expect(await update()).toEqual({ kind: "replaced", cells: 4 });
    expect(cellsThere()).toEqual(newest);
  });
});
