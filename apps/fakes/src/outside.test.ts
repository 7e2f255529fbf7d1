import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { coopsFake } from "#fakes/coops/coops-fake.ts";
import { feedsFake } from "#fakes/feeds/feeds-fake.ts";
import { ndbcFake } from "#fakes/ndbc/ndbc-fake.ts";
import { nwsFake } from "#fakes/nws/nws-fake.ts";
import { startFakes } from "#fakes/start-fakes.ts";
import type { RunningFakes } from "#fakes/start-fakes.ts";

const fakes = [nwsFake, coopsFake, ndbcFake, feedsFake];
let running: RunningFakes;
beforeAll(async () => {
  running = await startFakes(fakes, { host: "127.0.0.1", port: 0, clockOffsetFile: undefined });
});
afterAll(() => running.close());

const get = (path: string, agent = "test") =>
  fetch(`${running.url}/${path}`, { headers: { "user-agent": agent }, redirect: "manual" });
const textOf = async (path: string) => (await get(path)).text();
const setMode = (name: string, mode: string) =>
  fetch(`${running.url}/control/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mode }),
  });
beforeEach(async () => {
  for (const { name } of fakes) await setMode(name, "ok");
});

const told = z.record(z.string(), z.string());
const gauge = "coops/api/prod/datagetter?station=8443970&product=water_level&range=3";
test("the settings they tell point the product at them", async () => {
  const settings = told.parse(await (await get("control/settings")).json());
  expect(settings["NWS_BASE_URL"]).toBe(`${running.url}/nws`);
  const asked = [
    `${settings["NWS_BASE_URL"]}/gridpoints/BOX/71,90`,
    `${settings["NDBC_BASE_URL"]}/data/realtime2/44013.txt`,
    ...(settings["REPORT_FEEDS"] ?? "").split(","),
  ];
  const headers = { "user-agent": "test" };
  const answers = await Promise.all(asked.map((url) => fetch(url, { headers })));
  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 200));
});

const examples = [
  "nws/gridpoints/BOX/71,90",
  "nws/alerts/active?zone=ANZ254",
  "nws/products/types/CWF/locations/BOX",
  "nws/data/forecasts/marine/coastal/an/anz230.txt",
  gauge,
  "ndbc/data/realtime2/44013.txt",
  "feeds/striped-bass.xml",
  "feeds/cape-cod.atom",
];

test.each(examples)("%s says that it is made up", async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("x-stand-in")).toContain("STAND-IN");
});

describe("the stand-in for the Weather Service", () => {
  test("is as strict as the real one", async () => {
    expect((await get("nws/points/42.3600,-71.05")).status).toBe(301);
    expect((await get("nws/points/42.36,-71.05?days=2")).status).toBe(400);
    expect((await get("nws/points/42.36,-71.05", "")).status).toBe(403);
    expect((await get("nws/points/0,0")).status).toBe(404);
    expect((await get("nws/gridpoints/BOX/71,400")).status).toBe(404);
    expect((await get("nws/gridpoints/OKX/71,90")).status).toBe(404);
  });

  test("names the cell of 2.5 km that a position lies in, and answers it", async () => {
    const cell = z.object({
      properties: z.object({ gridId: z.string(), gridX: z.int(), gridY: z.int() }),
    });
    const cellAt = async (position: string) => {
      const answer = cell.parse(await (await get(`nws/points/${position}`)).json()).properties;
      return `${answer.gridId}/${answer.gridX},${answer.gridY}`;
    };
    expect(await cellAt("42.3539,-71.0503")).toBe("BOX/71,90");
    expect(await cellAt("42.358,-71.0503")).toBe("BOX/71,90");
    const waters = ["42.3539,-71.0503", "42.53,-70.85", "43.07,-70.72", "41.77,-70.51"];
    const cells = await Promise.all(waters.map(cellAt));
    expect(new Set(cells).size).toBe(waters.length);
    for (const one of cells) expect(await textOf(`nws/gridpoints/${one}`)).toContain(one);
  });

  test("moves its cell, and warns of gales, when it is told to", async () => {
    await setMode("nws", "moved-cell");
    expect((await get("nws/gridpoints/BOX/71,90")).status).toBe(404);
    expect((await get("nws/gridpoints/BOX/71,240")).status).toBe(200);
    await setMode("nws", "gale");
    expect(await textOf("nws/alerts/active?zone=ANZ230")).toContain("Gale Warning");
    expect(await textOf("nws/data/forecasts/marine/coastal/an/anz230.txt")).toContain(
      "GALE WARNING",
    );
  });

  test("issues its text every six hours, dated in the past", async () => {
    const text = await textOf("nws/products/types/CWF/locations/BOX");
    const issued = Date.parse(/"issuanceTime":"([^"]+)"/u.exec(text)?.[1] ?? "");
    expect(Date.now() - issued).toBeGreaterThan(0);
    expect(Date.now() - issued).toBeLessThan(7 * 3_600_000);
  });
});

describe("a payload that is wrong", () => {
  test("has the status of a success", async () => {
    await setMode("coops", "error-body");
    const answer = await get(gauge);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("No data was found");
  });

  test("may be empty, of wrong types, old or ahead of time", async () => {
    await setMode("coops", "empty-lists");
    expect(await textOf(gauge)).toContain('"data":[]');
    await setMode("coops", "wrong-types");
    expect(await textOf(gauge)).toContain('"t":7');
    const yearAndDay = async (mode: string) => {
      await setMode("ndbc", mode);
      const row = (await textOf("ndbc/data/realtime2/44013.txt")).split("\n")[3] ?? "";
      return Date.parse(`${row.slice(0, 10).replaceAll(" ", "-")}T00:00:00Z`);
    };
    const today = await yearAndDay("ok");
    expect((await yearAndDay("ahead")) - today).toBe(86_400_000);
    expect(today - (await yearAndDay("silent"))).toBe(7 * 86_400_000);
  });

  test("may be no gzip, or fifty megabytes", async () => {
    await setMode("feeds", "gzip-garbage");
    await expect(textOf("feeds/striped-bass.xml")).rejects.toThrow(TypeError);
    await setMode("feeds", "huge");
    expect(await textOf("feeds/striped-bass.xml")).toHaveLength(50 * 1024 * 1024);
  });
});
