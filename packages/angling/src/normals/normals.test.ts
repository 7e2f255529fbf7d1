import { celsiusToFahrenheit } from "@striper/marine/units";
import { instantOfHarborTime, shiftDate } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { normalAirTemperature, normalWindSpeed } from "#angling/normals/index.ts";

const airAt = (date: string, clock: number): number =>
  celsiusToFahrenheit(normalAirTemperature(instantOfHarborTime(date, clock, 0)));

const windAt = (date: string, clock: number): number =>
  normalWindSpeed(instantOfHarborTime(date, clock, 0));

describe("the normal air temperature", () => {
  test.each([
    ["2021-09-20", 72, 57],
    ["2025-06-28", 80, 63],
  ])("on %s is within two degrees of the climate report", (date, high, low) => {
    expect(Math.abs(airAt(date, 15) - high)).toBeLessThanOrEqual(2);
    expect(Math.abs(airAt(date, 5) - low)).toBeLessThanOrEqual(2);
  });

  test("is highest at three in the afternoon and lowest at five in the morning", () => {
    const hours = Array.from({ length: 24 }, (_, clock) => airAt("2026-07-15", clock));
    expect(Math.max(...hours)).toBeCloseTo(82, 5);
    expect(hours.indexOf(Math.max(...hours))).toBe(15);
    expect(Math.min(...hours)).toBeCloseTo(66, 5);
    expect(hours.indexOf(Math.min(...hours))).toBe(5);
  });
});

describe("the normal wind", () => {
  test("averages NOAA's 10.7 knots over a year", () => {
    let sum = 0;
    for (let day = 0; day < 365; day++)
      for (let clock = 0; clock < 24; clock++) sum += windAt(shiftDate("2026-01-01", day), clock);
    expect(Math.abs(sum / (365 * 24) - 10.7)).toBeLessThan(0.15);
  });
});
