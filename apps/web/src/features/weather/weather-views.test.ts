import { day, hour, instantOfHarborTime } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { measuredLines } from "#web/features/weather/measured-view.ts";
import { weatherView } from "#web/features/weather/weather-view.ts";
import { litPath } from "#web/features/weather/sky-card.tsx";
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

  test("is told in metric units to those who want them", () =>
    expect(weatherView(someWeather(now), now, "metric")).toMatchObject({
      temperature: "17°C",
      wind: "SW 15 km/h",
    }));

  // SPEC 2.33
  test("has twelve hours, the first of them now", () => {
    const { hours } = weatherView(someWeather(now), now, "us");
    expect(hours).toHaveLength(12);
    expect(hours.slice(0, 2).map(({ name }) => name)).toEqual(["Now", "4 pm"]);
  });

  // SPEC 2.33
  test("weighs on fishing by the day's range, the wind and the rain", () =>
    expect(weatherView(someWeather(now), now, "us").impacts.map(({ text }) => text)).toEqual([
      "Moderate",
      "Light",
      "Low",
    ]));

  test("calls no wind light whose gusts are not", () => {
    const answer = someWeather(now);
    const hours = answer.weather.map((entry) => ({ ...entry, wind_gusts_kt: 21 }));
    const [, wind] = weatherView({ ...answer, weather: hours }, now, "us").impacts;
    expect(wind?.text).toBe("Moderate");
  });

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

test("what was measured names its station, and what was not is left out", () => {
  const lines = measuredLines(someWeather(now), "us");
  expect(lines.map(({ name, text }) => `${name} ${text}`)).toEqual([
    "Air 62°F",
    "Wind SW 10 mph, gusts 15 mph",
    "Pressure 1016 hPa, falling",
  ]);
  expect(measuredLines(undefined, "us")).toEqual([]);
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

  test("keeps a reading for a week, its trend for a day", () => {
    const view = waterView(someWeather(now - 3 * day), now, "us");
    expect(view).toMatchObject({ temperature: "57°F", trend: "unknown" });
  });

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

  test("the lit side is the right one while the moon waxes", () => {
    expect(litPath(90)).toBe("M0 -20A20 20 0 0 1 0 20A0.00 20 0 0 0 0 -20Z");
    expect(litPath(270)).toMatch(/^M0 -20A20 20 0 0 0 0 20/);
    expect(litPath(180)).toMatch(/A20\.00 20 0 0 0 0 -20Z$/);
  });
});

test("an hour passes and the first of the list is the next", () => {
  const answer = someWeather(now);
  const later = weatherView(answer, now + hour, "us");
  expect(later.hours[0]?.instant).toBe(now - 20 * 60_000 + hour);
});
