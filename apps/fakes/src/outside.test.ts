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

describe("a payload that is wrong", () => {
  test("has the status of a success", async () => {
    await setMode("coops", "error-body");
    const answer = await get(gauge);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("No data was found");
  });
});
