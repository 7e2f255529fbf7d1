import { hour } from "@striper/marine/time";
import { celsius, degrees, fahrenheit, knots, milesPerHour } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import {
  hourlyLabel,
  nearestEntry,
  precipitationImpact,
  temperatureImpact,
  temperatureOf,
  temperatureRange,
  twelveHourList,
  type WeatherHour,
  windImpact,
  windSpeedOf,
} from "#angling/weather/index.ts";

const start = Date.UTC(2026, 5, 13, 9);

function entry(hours: number, parts: Partial<WeatherHour> = {}): WeatherHour {
  return {
    instant: start + hours * hour,
    temperature: celsius(15),
    windSpeed: knots(10),
    windGusts: null,
    windDirection: degrees(225),
    precipitationProbability: 10,
    cloudCover: 20,
    ...parts,
  };
}

const week = Array.from({ length: 168 }, (_, index) => entry(index));

describe("the entry nearest now", () => {
  // SPEC 9.10
  test("may be before or after now", () => {
    expect(nearestEntry(week, start + 29 * 60_000)?.instant).toBe(start);
    expect(nearestEntry(week, start + 31 * 60_000)?.instant).toBe(start + hour);
  });

  test("is the last one of an outdated forecast", () => {
    expect(nearestEntry(week, start + 500 * hour)?.instant).toBe(start + 167 * hour);
  });

  test("is the last one of an outdated forecast", () => {
    expect(nearestEntry(week, start + 500 * hour)?.instant).toBe(start + 167 * hour);
  });

  test("does not exist in an empty forecast", () => {
    expect(nearestEntry([], start)).toBeNull();
  });
});

describe("the hourly label", () => {
  // SPEC 9.13
  test.each([
    [71, 0, "Rainy"],
    [70, 100, "Cloudy"],
    [0, 81, "Cloudy"],
    [0, 80, "Partly Cloudy"],
    [0, 41, "Partly Cloudy"],
    [0, 40, "Clear"],
    [71, null, "Rainy"],
    [null, 90, "Cloudy"],
  ] as const)("with rain %s and cloud %s is %s", (precipitationProbability, cloudCover, label) => {
    expect(hourlyLabel({ precipitationProbability, cloudCover })).toBe(label);
  });

  test("is null when the sky is unknown", () => {
    expect(hourlyLabel({ precipitationProbability: 70, cloudCover: null })).toBeNull();
    expect(hourlyLabel({ precipitationProbability: null, cloudCover: null })).toBeNull();
  });
});

describe("the impact on fishing", () => {
  // SPEC 9.14
  test.each([
    [49.9, 90, "Cold - Fish less active"],
    [50, 77, "Moderate"],
    [50, 77.1, "Warm - Good activity"],
  ])("of a low of %s and a high of %s °F is %s", (low, high, text) => {
    expect(temperatureImpact({ low: fahrenheit(low), high: fahrenheit(high) }).text).toBe(text);
  });

  // SPEC 9.15
  test.each([
    [29.1, "strong"],
    [29, "moderate"],
    [17.1, "moderate"],
    [17, "light"],
  ])("of %s mph of wind is %s", (speed, band) => {
    expect(windImpact(milesPerHour(speed)).band).toBe(band);
  });

  // SPEC 9.16
  test.each([
    [71, "high"],
    [70, "possible"],
    [31, "possible"],
    [30, "low"],
  ])("of a %s %% chance of rain is %s", (probability, band) => {
    expect(precipitationImpact(probability).band).toBe(band);
  });
});

describe("an entry", () => {
  test("is null where the forecast is", () => {
    expect(temperatureOf(entry(0, { temperature: null }))).toBeNull();
    expect(windSpeedOf(entry(0, { windSpeed: null }))).toBeNull();
  });
});

describe("the high and low", () => {
  test("are null when no hour has a temperature", () => {
    expect(temperatureRange([entry(0, { temperature: null })], start)).toBeNull();
    expect(temperatureRange([], start)).toBeNull();
  });

  test("skip hours without a temperature", () => {
    const entries = [entry(0, { temperature: null }), entry(1, { temperature: celsius(10) })];
    expect(temperatureRange(entries, start)).toEqual({ low: 50, high: 50 });
  });

  // SPEC 9.10
  test("span 24 entries from now on", () => {
    const entries = [
      entry(0, { temperature: celsius(-40) }),
      ...Array.from({ length: 24 }, (_, index) =>
        entry(index + 2, { temperature: celsius(index) }),
      ),
      entry(26, { temperature: celsius(90) }),
    ];
    const range = temperatureRange(entries, start + 2 * hour);
    expect(range).toEqual({ low: 32, high: 23 * 1.8 + 32 });
  });
});

describe("the twelve-hour list", () => {
  // SPEC 9.10
  test("starts at the entry nearest now", () => {
    const list = twelveHourList(week, start + 3 * hour);
    expect(list).toHaveLength(12);
    expect(list[0]?.instant).toBe(start + 3 * hour);
  });
});
