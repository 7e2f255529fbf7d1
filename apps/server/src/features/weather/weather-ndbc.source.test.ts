import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseIso } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { buoyStations } from "#server/features/weather/buoy-stations.ts";
import type { BuoyStation } from "#server/features/weather/buoy-stations.ts";
import { buoySource } from "#server/features/weather/weather-ndbc.source.ts";
import { noValidators } from "#server/platform/upstream/upstream-http.ts";
import { stubHttp } from "#server/testing/outside/stub-http.ts";

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, "testing", name), "utf8");
const buoy = read("44013.txt");
const at = (clock: string) => parseIso(`2026-05-03T${clock}:00Z`);

const boston = buoyStations[0] ?? { id: "none", fields: [] };

async function reportOf(text: string, station: BuoyStation = boston) {
  const http = stubHttp(() => text);
  const attempt = { http, now: at("12:05") ?? 0, validators: noValidators };
  const fetched = await buoySource("https://buoys.test", station).fetch(attempt);
  if (fetched.kind !== "answer") throw new Error("unchanged");
  return { ...fetched, asked: http.asked };
}

describe("a buoy's file", () => {
  test("yields the newest value of each field, not the newest row", async () => {
    const { value, issuedAt } = await reportOf(buoy);
    expect(issuedAt).toBe(at("12:00"));
    expect(value).toMatchObject({
      windSpeed: { at: at("12:00"), value: 13.6 },
      windGusts: { at: at("12:00"), value: 15.6 },
      windDirection: { at: at("12:00"), value: 320 },
      waveHeight: { at: at("11:50"), value: 3.3 },
      wavePeriod: { at: at("11:50"), value: 9 },
      waterTemperature: { at: at("12:00"), value: 8.3 },
      pressure: { at: at("12:00"), value: 1006.1 },
      pressureChange: { at: at("12:00"), value: -1.2 },
    });
    expect(value.waterTemperatureChange).toBeUndefined();
  });

  test("is read only for the station's own sensors", async () => {
    const { value } = await reportOf(buoy, { id: "BHBM3", fields: ["pressure", "airTemperature"] });
    expect(Object.keys(value).toSorted()).toEqual(["airTemperature", "pressure"]);
  });

  test.each([
    ["a page of HTML", "<html><body>Not found</body></html>", "damaged"],
    ["an empty file", "", "damaged"],
    ["headers alone", `${buoy.split("\n").slice(0, 2).join("\n")}\n`, "empty"],
    ["rows of gaps", "#YY MM DD hh mm WTMP\n#u\n2026 05 03 12 00 MM\n", "empty"],
  ])("%s is no report", async (_what, text, fault) => {
    await expect(reportOf(text)).rejects.toMatchObject({ fault });
  });
});
