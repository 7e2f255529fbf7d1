import { degrees, hectopascals, knots } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { moonFraction } from "#angling/bite-score/factors/moon.ts";
import { weatherFraction } from "#angling/bite-score/factors/weather.ts";
import { windFraction } from "#angling/bite-score/factors/wind.ts";
import type { SkyInput, WindInput } from "#angling/bite-score/model.ts";

describe("the wind", () => {
  const wind = (speed: number, from: number | null = 225): WindInput => ({
    speed: knots(speed),
    from: from === null ? null : degrees(from),
    quality: "observed",
  });
  const boat = { flow: "ebb", wind: null, exposure: "boat" } as const;
  const shore = { flow: "ebb", wind: null, exposure: "shore" } as const;

  test.each([
    [0, 0.5],
    [5, 0.9],
    [8, 1],
    [11, 1],
    [15, 0.55],
    [18, 0.35],
    [20, 0.2],
    [25, 0],
    [60, 0],
  ])("of %s kt gives a boat %s", (speed, fraction) => {
    expect(windFraction(wind(speed), boat)).toBeCloseTo(fraction, 12);
  });

  test.each([
    [0, 0.5],
    [4, 0.75],
    [8, 1],
    [18, 1],
    [22, 0.75],
    [28, 0.35],
    [35, 0],
  ])("of %s kt gives a caster ashore %s", (speed, fraction) => {
    expect(windFraction(wind(speed), shore)).toBeCloseTo(fraction, 12);
  });

  test.each([
    [45, 0.4],
    [315, 0.4],
    [22.5, 0.4],
    [67.5, 0.4],
    [68, 0.55],
    [0, 0.55],
    [180, 0.55],
    [null, 0.55],
  ])("of 15 kt from %s° gives a boat %s", (from, fraction) => {
    expect(windFraction(wind(15, from), boat)).toBeCloseTo(fraction, 12);
  });

  test("from the north-east is no worse up to 12 kt, or ashore, or below nothing", () => {
    expect(windFraction(wind(12, 45), boat)).toBe(windFraction(wind(12, 180), boat));
    expect(windFraction(wind(15, 45), shore)).toBe(1);
    expect(windFraction(wind(24, 45), boat)).toBe(0);
  });

  test("that a spot likes best gives all, within its sector and strength only", () => {
    const best = { from: 10, within: 30, least: 12, most: 22 };
    const spot = { ...boat, wind: best };
    expect(windFraction(wind(22, 345), spot)).toBe(1);
    expect(windFraction(wind(12, 40), spot)).toBe(1);
    expect(windFraction(wind(22, 41), spot)).toBeLessThan(1);
    expect(windFraction(wind(22.5, 10), spot)).toBeLessThan(1);
    expect(windFraction(wind(4, 10), spot)).toBeLessThan(1);
    expect(windFraction(wind(18, null), spot)).toBeLessThan(1);
  });
});

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

  test("is unknown when nothing is known", () => {
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
