import { day, instantOfHarborTime } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { weatherView } from "#web/features/weather/weather-view.ts";
import { skyView } from "#web/features/weather/sky-view.ts";
import { waterView } from "#web/features/weather/water-view.ts";
import { someWeather } from "#web/testing/some-conditions.ts";

const now = instantOfHarborTime("2026-06-13", 15, 20);
const boston = { latitude: 42.3539, longitude: -71.0503 };

describe("the weather", () => {
  test("is the forecast's entry nearest now, with its source", () => {
    expect(weatherView(someWeather(now), now, "us")).toMatchObject({
      temperature: "63°F",
      sky: "Partly Cloudy",
      wind: "SW 9 mph (8 kt)",
      gusts: "14 mph",
      rain: "10%",
      range: "High 63° Low 63°",
      isEstimate: false,
      source: { kind: "forecast", from: "NWS" },
    });
  });

  // SPEC 2.33
  test("weighs on fishing by the day's range, the wind and the rain", () =>
    expect(weatherView(someWeather(now), now, "us").impacts.map(({ text }) => text)).toEqual([
      "Moderate",
      "Light",
      "Low",
    ]));

  // SPEC 9.12
  test.each([
    [8, "Cold - Fish less active"],
    [27, "Warm - Good activity"],
  ])("of %i °C reads %s", (temperature, text) => {
    const answer = someWeather(now);
    const hours = answer.weather.map((entry) => ({ ...entry, temperature }));
    const [impact] = weatherView({ ...answer, weather: hours }, now, "us").impacts;
    expect(impact?.text).toBe(text);
  });

  test.each([
    ["nothing is at hand", undefined],
    ["the forecast is four days old", someWeather(now - 4 * day)],
  ])("is what is usual when %s, marked so", (_when, answer) => {
    const view = weatherView(answer, now, "us");
    expect(view).toMatchObject({
      isEstimate: true,
      sky: "Sky not known",
      rain: null,
      source: { kind: "estimate", from: "Seasonal normals of Boston" },
    });
    expect(view.temperature).toMatch(/^\d\d°F$/);
    expect(view.impacts[2]).toEqual({ name: "Precipitation", text: "Not known", step: null });
  });

  test("stays with the forecast of yesterday, with its age", () => {
    const view = weatherView(someWeather(now - day), now, "us");
    expect(view.isEstimate).toBe(false);
    expect(view.hours).toHaveLength(12);
  });
});

describe("the water", () => {
  test("has its temperature and where it is going", () =>
    expect(waterView(someWeather(now), now, "us")).toMatchObject({
      temperature: "57°F",
      trend: "up",
      trendText: "Up 0.9° in a day",
      temperatureSource: { kind: "observed", from: "NOAA 8443970" },
      waves: "Waves not known",
    }));

  test("is what is usual without a reading", () =>
    expect(waterView(someWeather(now - 8 * day), now, "us").temperatureSource).toEqual({
      kind: "estimate",
      from: "Seasonal normals of Boston",
    }));
});

describe("sun and moon", () => {
  test("have the day's times in Boston", () => {
    const view = skyView("2026-06-13", boston);
    expect(view.times.map(({ text }) => text)).toEqual([
      "4:32 am",
      "5:06 am",
      "8:21 pm",
      "8:56 pm",
    ]);
    expect(view.phase).toMatch(/Crescent|Moon|Quarter|Gibbous/);
    const { dawn, rise, set, dusk } = view.day;
    expect([dawn, rise, set, dusk]).toEqual([dawn, rise, set, dusk].toSorted((a, b) => a - b));
  });
});
