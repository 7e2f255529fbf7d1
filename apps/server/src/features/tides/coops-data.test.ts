import { parseIso } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { askCoops } from "#server/features/tides/coops-data.ts";
import type { CoopsQuestion } from "#server/features/tides/coops-data.ts";
import { waterTemperatureSource } from "#server/features/tides/water-temperature-coops.source.ts";
import { noValidators } from "#server/platform/upstream/upstream-http.ts";
import { stubHttp } from "#server/testing/outside/stub-http.ts";

const question: CoopsQuestion = {
  baseUrl: "https://gauges.test",
  station: "8443970",
  product: "water_level",
  units: "english",
  hours: 3,
};
const ask = (text: string) =>
  askCoops(
    stubHttp(() => text),
    question,
  );

/** Recorded from NOAA CO-OPS by ropensci/rnoaa (MIT), shortened. */
const recorded = `{"metadata":{"id":"8723970","name":"Vaca Key, Florida Bay","lat":"24.7110","lon":"-81.1065"},
 "data": [{"t":"2014-09-27 00:00", "v":"30.1", "f":"0,0,0"},{"t":"2014-09-27 00:06", "v":"", "f":"0,0,0"},{"t":"2014-09-27 00:12", "v":"30.2", "f":"0,0,0"}]}`;

describe("a gauge's answer", () => {
  test("is read as numbers and UTC times, without gaps", async () => {
    expect(await ask(recorded)).toEqual([
      { at: parseIso("2014-09-27T00:00:00Z"), value: 30.1 },
      { at: parseIso("2014-09-27T00:12:00Z"), value: 30.2 },
    ]);
  });

  test("is requested in GMT, above MLLW, with the program's name", async () => {
    const http = stubHttp(() => recorded);
    await askCoops(http, question);
    const url = new URL(http.asked[0]?.url ?? "");
    expect(url.pathname).toBe("/api/prod/datagetter");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      station: "8443970",
      product: "water_level",
      range: "3",
      units: "english",
      time_zone: "gmt",
      datum: "MLLW",
      format: "json",
      application: "striper-conditions",
    });
  });

  test("with an error body is an error despite its status", async () => {
    const message =
      "No data was found. This product may not be offered at this station at the requested time.";
    await expect(ask(JSON.stringify({ error: { message } }))).rejects.toMatchObject({
      fault: "refusal",
      message,
    });
  });

  test.each([
    ["words for numbers", '{"data":[{"t":"2014-09-27 00:00","v":"high"}]}', "schema"],
    ["numbers for texts", '{"data":[{"t":"2014-09-27 00:00","v":30.1}]}', "schema"],
    ["local dates", '{"data":[{"t":"09/27/2014 00:00","v":"1"}]}', "schema"],
    ["no list", '{"metadata":{}}', "schema"],
    ["an empty list", '{"data":[]}', "empty"],
    ["gaps only", '{"data":[{"t":"2014-09-27 00:00","v":""}]}', "empty"],
    ["half a text", '{"data":[{"t":"2014', "damaged"],
  ])("of %s is refused", async (_what, text, fault) => {
    await expect(ask(text)).rejects.toMatchObject({ fault });
  });
});

describe("the water's temperature", () => {
  const rows = (values: readonly string[]) =>
    JSON.stringify({
      data: values.map((v, index) => ({
        t: new Date(Date.UTC(2026, 6, 14, 12 + index)).toISOString().slice(0, 16).replace("T", " "),
        v,
      })),
    });
  const fetch = async (values: readonly string[]) => {
    const attempt = { http: stubHttp(() => rows(values)), now: 0, validators: noValidators };
    const fetched = await waterTemperatureSource("https://gauges.test", "8443970").fetch(attempt);
    return fetched.kind === "answer" ? fetched.value : null;
  };

  test("comes with its change over a day", async () => {
    const values = Array.from({ length: 25 }, (_, hours) => (18 - hours / 12).toFixed(1));
    expect(await fetch(values)).toEqual({
      at: Date.UTC(2026, 6, 15, 12),
      temperature: 16,
      change: -2,
    });
  });
});
