import { hectopascals } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { moonFraction } from "#angling/bite-score/factors/moon.ts";
import { weatherFraction } from "#angling/bite-score/factors/weather.ts";
import type { SkyInput } from "#angling/bite-score/model.ts";

describe("the weather", () => {
  const sky = (parts: Partial<SkyInput>): SkyInput => ({
    cloudCover: null,
    precipitation: null,
    pressureChange: null,
    quality: "forecast",
    ...parts,
  });

  test.each([
    [0, 0.4],
    [40, 0.5],
    [80, 0.9],
    [100, 1],
  ])("with %s %% cloud alone gives %s", (cloudCover, fraction) => {
    expect(weatherFraction(sky({ cloudCover, precipitation: "none" }))).toBeCloseTo(fraction, 12);
  });

  test.each([
    ["drizzle", 1],
    ["rain", 1],
    ["thunder", 0],
  ] as const)("with %s gives %s", (precipitation, fraction) => {
    expect(weatherFraction(sky({ cloudCover: 0, precipitation }))).toBe(fraction);
  });

  test.each([
    [-8, 0.7],
    [-1, 1],
    [0, 0.7],
    [1.5, 0.7],
    [3.6, 0.4],
    [9, 0.4],
  ])("with the pressure changed by %s hPa alone gives %s", (change, fraction) => {
    expect(weatherFraction(sky({ pressureChange: hectopascals(change) }))).toBeCloseTo(
      fraction,
      12,
    );
  });

  test("weighs sky against pressure three to two", () => {
    const both = sky({ precipitation: "thunder", pressureChange: hectopascals(-1) });
    expect(weatherFraction(both)).toBeCloseTo(0.4, 12);
  });

  test("is null without sky and pressure", () => {
    expect(weatherFraction(sky({}))).toBeNull();
    expect(weatherFraction(sky({ precipitation: "none" }))).toBeNull();
  });
});

describe("the moon", () => {
  test.each([
    [1, "major", 1],
    [0, "major", 0.5],
    [0, "minor", 0.25],
    [0, "none", 0.1],
    [0.5, "none", 0.35],
  ] as const)("with tides at %s and a %s period gives %s", (springStrength, solunar, fraction) => {
    expect(moonFraction({ springStrength, solunar })).toBeCloseTo(fraction, 12);
  });
});
