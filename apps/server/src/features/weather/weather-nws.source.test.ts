import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hour, parseIso } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { forecastSource } from "#server/features/weather/weather-nws.source.ts";
import { UpstreamError } from "#server/platform/upstream/upstream-error.ts";
import { noValidators } from "#server/platform/upstream/upstream-http.ts";
import { stubHttp } from "#server/testing/outside/stub-http.ts";

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, "testing", name), "utf8");
const grid = read("grid-box-70-82.json");
const points = read("points.json");

const layerNames = [
  "temperature",
  "windSpeed",
  "windGust",
  "windDirection",
  "skyCover",
  "probabilityOfPrecipitation",
  "weather",
];
const emptyGrid = JSON.stringify({
  properties: {
    updateTime: "2026-07-15T18:29:19+00:00",
    ...Object.fromEntries(layerNames.map((name) => [name, { values: [] }])),
  },
});

const base = "https://weather.test";
const now = Date.UTC(2026, 6, 15, 18, 40);
const boston = { latitude: 42.36, longitude: -71.0503 };

const answering = (payload: string) =>
  stubHttp((url) => (url.includes("/points/") ? points : payload));
const attemptWith = (http: ReturnType<typeof stubHttp>, at = now) =>
  ({ http, now: at, validators: noValidators }) as const;

async function hoursOf(payload: string) {
  const fetched = await forecastSource(base, boston).fetch(attemptWith(answering(payload)));
  if (fetched.kind !== "answer") throw new Error("unchanged");
  return fetched;
}

describe("the Weather Service's grid", () => {
  // SPEC 3.14
  test("is read hour by hour in knots, degrees Celsius and percent", async () => {
    const { value, issuedAt } = await hoursOf(grid);
    expect(issuedAt).toBe(parseIso("2026-07-15T18:29:19Z"));
    expect(value.hours[0]).toEqual({
      at: parseIso("2026-07-15T12:00:00Z"),
      temperature: 26.1,
      windSpeed: 3,
      windGusts: 8,
      windDirection: 260,
      precipitationProbability: 0,
      cloudCover: 0,
      precipitation: "none",
    });
    expect(value.hours.slice(1, 3).map(({ temperature }) => temperature)).toEqual([27.8, 27.8]);
    expect(
      value.hours.every(({ at }, index) => at === (value.hours[0]?.at ?? 0) + index * hour),
    ).toBe(true);
  });

  test("finds its cell again when that is gone", async () => {
    let cell = points;
    const gone = (): never => {
      throw new UpstreamError("status", "answered 404", { status: 404 });
    };
    const http = stubHttp((url) => {
      if (url.includes("/points/")) return cell;
      return url.endsWith("/71,101") === (cell !== points) ? grid : gone();
    });
    const source = forecastSource(base, boston);
    await source.fetch(attemptWith(http));
    cell = points.replace("70", "71").replace("82", "101");
    const fetched = await source.fetch(attemptWith(http, now + hour));
    expect(fetched.kind).toBe("answer");
    expect(http.asked.at(-1)?.url).toBe(`${base}/gridpoints/BOX/71,101`);
  });

  test.each([
    ["a unit nobody knows", grid.replaceAll("wmoUnit:km_h-1", "wmoUnit:furlong"), "schema"],
    ["a stretch of time nobody knows", grid.replaceAll("/PT1H", "/soon"), "schema"],
    ["no date", grid.replace("2026-07-15T18:29:19+00:00", "today"), "schema"],
    ["a layer that is missing", grid.replace('"skyCover"', '"sky"'), "schema"],
    ["nothing in any layer", emptyGrid, "empty"],
  ])("with %s is refused", async (_what, payload, fault) => {
    await expect(hoursOf(payload)).rejects.toMatchObject({ fault });
  });

  test("reports thunder whenever it is possible, and rain only when it is likely", async () => {
    const calm = /"coverage": null,\s*"weather": null/u;
    const kindOf = async (coverage: string, weather: string) => {
      const items = grid.replace(calm, `"coverage": "${coverage}", "weather": "${weather}"`);
      return (await hoursOf(items)).value.hours[0]?.precipitation;
    };
    expect(await kindOf("slight_chance", "thunderstorms")).toBe("thunder");
    expect(await kindOf("likely", "rain_showers")).toBe("rain");
    expect(await kindOf("definite", "drizzle")).toBe("drizzle");
    expect(await kindOf("chance", "rain")).toBe("none");
    expect(await kindOf("definite", "haze")).toBe("none");
  });
});
