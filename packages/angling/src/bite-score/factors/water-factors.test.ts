import { degrees, fahrenheit } from "@striper/marine/units";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { along, clampFraction } from "#angling/bite-score/factors/curve.ts";
import {
  dayOfYear,
  isInSeason,
  seasonalFraction,
  springDelayDays,
} from "#angling/bite-score/factors/seasonal.ts";
import { temperatureFraction } from "#angling/bite-score/factors/temperature.ts";
import { tideFraction } from "#angling/bite-score/factors/tide.ts";
import { timeFraction } from "#angling/bite-score/factors/time.ts";
import type { TideInput } from "#angling/bite-score/model.ts";

describe("a curve", () => {
  const curve = [
    [0, 1],
    [10, 3],
    [20, 2],
  ] as const;

  test("passes through its points, straight between them and level outside", () => {
    expect([-5, 0, 5, 10, 15, 20, 99].map((x) => along(curve, x))).toEqual([1, 1, 2, 3, 2.5, 2, 2]);
  });

  test("never leaves the range of its points", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (x) => {
        expect(along(curve, x)).toBeGreaterThanOrEqual(1);
        expect(along(curve, x)).toBeLessThanOrEqual(3);
      }),
    );
  });

  test("fractions stay between nothing and all", () => {
    expect([-0.1, 0.5, 1.2].map(clampFraction)).toEqual([0, 0.5, 1]);
  });
});

describe("the tide", () => {
  const tide = (parts: Partial<TideInput>): TideInput => ({
    flow: "ebb",
    relativeSpeed: 0.9,
    springStrength: 1,
    basis: "current",
    ...parts,
  });

  test.each([
    [0, 0],
    [0.2, 0.15],
    [0.4, 0.4],
    [0.6, 0.7],
    [0.8, 0.95],
    [0.9, 1],
    [1, 0.9],
  ])("at %s of its peak on the better flow at springs gives %s", (relativeSpeed, fraction) => {
    expect(tideFraction(tide({ relativeSpeed }), "ebb")).toBeCloseTo(fraction, 12);
  });

  test("gives four fifths on the worse flow, and all of it where both fish", () => {
    expect(tideFraction(tide({ flow: "flood" }), "ebb")).toBeCloseTo(0.8, 12);
    expect(tideFraction(tide({ flow: "ebb" }), "flood")).toBeCloseTo(0.8, 12);
    expect(tideFraction(tide({ flow: "flood" }), "flood")).toBe(1);
    expect(tideFraction(tide({ flow: "flood" }), "either")).toBe(1);
  });

  test("gives four fifths at neaps", () => {
    expect(tideFraction(tide({ springStrength: 0 }), "ebb")).toBeCloseTo(0.8, 12);
    expect(tideFraction(tide({ springStrength: 0.5 }), "ebb")).toBeCloseTo(0.9, 12);
  });
});

describe("the light", () => {
  const at = (altitude: number, water: number | null = null, cloud: number | null = null): number =>
    timeFraction(degrees(altitude), water === null ? null : fahrenheit(water), cloud);

  test.each([
    [-40, 0.45],
    [-18, 0.45],
    [-14, 0.725],
    [-10, 1],
    [0, 1],
    [4, 1],
    [8, 0.8],
    [12, 0.6],
    [20, 0.35],
    [40, 0.15],
    [55, 0.05],
    [71, 0.05],
  ])("with the sun at %s° gives %s", (altitude, fraction) => {
    expect(at(altitude)).toBeCloseTo(fraction, 12);
  });

  test("makes nights better over water warmer than 66 °F", () => {
    expect(at(-30, 66)).toBe(0.45);
    expect(at(-30, 66.1)).toBe(0.65);
    expect(at(-14, 70)).toBeCloseTo(0.825, 12);
    expect(at(30, 70)).toBeCloseTo(at(30), 12);
  });

  test("is kinder under a dull sky by day, and by day only", () => {
    expect(at(40, null, 81)).toBeCloseTo(0.35, 12);
    expect(at(40, null, 80)).toBeCloseTo(0.15, 12);
    expect(at(5, null, 100)).toBe(1);
    expect(at(-30, null, 100)).toBe(0.45);
  });
});

describe("the water temperature", () => {
  const at = (temperature: number, dropIn24Hours: number | null = null): number =>
    temperatureFraction({
      temperature: fahrenheit(temperature),
      dropIn24Hours,
      quality: "observed",
    });

  test.each([
    [30, 0],
    [42, 0],
    [45, 0.05],
    [48, 0.2],
    [50, 0.35],
    [53, 0.6],
    [56, 0.85],
    [58, 1],
    [61, 1],
    [64, 1],
    [66, 0.85],
    [68, 0.65],
    [70, 0.45],
    [73, 0.25],
    [77, 0.1],
    [81, 0],
    [90, 0],
  ])("of %s °F gives %s", (temperature, fraction) => {
    expect(at(temperature)).toBeCloseTo(fraction, 12);
  });

  test("loses a fifth after a fall of four degrees in a day, never below nothing", () => {
    expect(at(60, 3.9)).toBe(1);
    expect(at(60, 4)).toBeCloseTo(0.8, 12);
    expect(at(60, -6)).toBe(1);
    expect(at(45, 8)).toBe(0);
  });
});

describe("the season", () => {
  const on = (date: string, delay = 0): number =>
    seasonalFraction({ date: `2026-${date}`, springDelayDays: delay });

  test.each([
    ["01-01", 0.05],
    ["04-01", 0.05],
    ["04-20", 0.15],
    ["05-01", 0.4],
    ["05-10", 0.6],
    ["05-20", 0.8],
    ["06-01", 1],
    ["06-15", 1],
    ["06-16", 1],
    ["06-30", 1],
    ["07-15", 0.8],
    ["08-05", 0.6],
    ["08-25", 0.55],
    ["09-10", 0.75],
    ["09-20", 0.85],
    ["10-01", 0.85],
    ["10-10", 0.85],
    ["10-20", 0.65],
    ["11-01", 0.4],
    ["11-10", 0.25],
    ["11-20", 0.12],
    ["12-01", 0.05],
    ["12-31", 0.05],
  ])("on %s gives %s", (date, fraction) => {
    expect(on(date)).toBeCloseTo(fraction, 12);
  });

  test("comes later in a cold spring and earlier in a warm one, by ten days at most", () => {
    expect(on("05-20", 10)).toBeCloseTo(0.6, 12);
    expect(on("05-20", 30)).toBeCloseTo(0.6, 12);
    expect(on("05-01", -9)).toBeCloseTo(0.6, 12);
    expect(on("06-11", 10)).toBe(1);
  });

  test("leaves the fall alone", () => {
    expect(on("10-20", 10)).toBeCloseTo(0.65, 12);
  });

  test("measures the spring by the day the buoy crossed 50 °F", () => {
    expect(springDelayDays("2026-05-11")).toBe(0);
    expect(springDelayDays("2026-05-16")).toBe(5);
    expect(springDelayDays("2026-06-20")).toBe(10);
    expect(springDelayDays("2026-04-01")).toBe(-10);
  });

  test("has no day of its own on 29 February", () => {
    expect(dayOfYear("2028-02-29")).toBe(dayOfYear("2028-03-01"));
    expect(dayOfYear("2026-12-31")).toBe(365);
  });

  test("refuses a date that is none", () => {
    expect(() => dayOfYear("2026-13-01")).toThrow(RangeError);
  });

  test("opens on 20 April and closes on 25 November", () => {
    const inSeason = (date: string): boolean => isInSeason({ date, springDelayDays: 0 });
    expect(["2026-04-19", "2026-04-20", "2026-11-25", "2026-11-26"].map(inSeason)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
