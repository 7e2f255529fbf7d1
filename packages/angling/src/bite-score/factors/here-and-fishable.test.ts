import { degrees, fahrenheit, knots } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { fishableShare, windShare } from "#angling/bite-score/factors/fishable.ts";
import { presenceShare, springDelayDays } from "#angling/bite-score/factors/presence.ts";
import { estuaryTemperature, temperatureShare } from "#angling/bite-score/factors/temperature.ts";
import type { SeasonInput, SeasonWater, WindInput } from "#angling/bite-score/model.ts";
import { hereShare } from "#angling/bite-score/parts.ts";

const presence = (monthAndDay: string, parts: Partial<SeasonInput> = {}): number =>
  presenceShare({
    date: `2026-${monthAndDay}`,
    water: "boston",
    holdsFishOver: false,
    springDelayDays: 0,
    ...parts,
  });

describe("the share of Boston's stripers that are present", () => {
  test.each([
    ["01-01", 0.02],
    ["03-01", 0.02],
    ["04-01", 0.02],
    ["04-20", 0.06],
    ["05-01", 0.25],
    ["05-04", 0.35],
    ["05-15", 0.7],
    ["05-26", 0.925],
    ["06-01", 1],
    ["07-05", 1],
    ["07-25", 0.9],
    ["08-25", 0.85],
    ["09-10", 0.92],
    ["09-20", 1],
    ["10-10", 1],
    ["10-15", 0.9],
    ["10-26", 0.625],
    ["11-01", 0.45],
    ["11-10", 0.22],
    ["11-15", 0.155],
    ["12-01", 0.03],
    ["12-31", 0.02],
  ])("on %s is %s", (date, share) => {
    expect(presence(date)).toBeCloseTo(share, 12);
  });

  test("matches the reports: first fish about May 3, few left about November 9", () => {
    expect(presence("05-03")).toBeGreaterThan(0.25);
    expect(presence("05-03")).toBeLessThan(0.4);
    expect(presence("11-09")).toBeLessThan(0.3);
  });

  test("shifts later in a cold spring and earlier in a warm one, by at most ten days", () => {
    expect(presence("05-20", { springDelayDays: 10 })).toBeCloseTo(0.55, 12);
    expect(presence("05-20", { springDelayDays: 30 })).toBeCloseTo(0.55, 12);
    expect(presence("05-01", { springDelayDays: -9 })).toBeCloseTo(0.55, 12);
    expect(presence("10-20", { springDelayDays: 10 })).toBeCloseTo(0.8, 12);
  });

  test("measures the spring by the day the buoy crossed 50 °F", () => {
    expect(springDelayDays("2026-05-11")).toBe(0);
    expect(springDelayDays("2026-05-16")).toBe(5);
    expect(springDelayDays("2026-06-20")).toBe(10);
    expect(springDelayDays("2026-04-01")).toBe(-10);
  });
});

describe("other waters", () => {
  test.each<[SeasonWater, string, number]>([
    ["canal", "05-01", 0.55],
    ["canal", "11-04", 0.45],
    ["south-shore", "05-10", 0.55],
    ["north-shore", "05-14", 0.55],
    ["north-shore", "10-21", 0.45],
    ["new-hampshire", "05-17", 0.55],
    ["new-hampshire", "10-17", 0.45],
    ["southern-maine", "05-20", 0.55],
    ["southern-maine", "10-17", 0.45],
  ])("%s has on %s as many as Boston on its own date: %s", (water, date, share) => {
    const season = { water };
    // A water reaches a share on Boston's date plus its shift: the Canal on May 10 minus 9 days.
    expect(presence(date, season)).toBeCloseTo(share, 1);
  });
});

describe("the water temperature", () => {
  test.each([
    [25, 0.02],
    [35.5, 0.035],
    [40, 0.075],
    [43.5, 0.15],
    [46.5, 0.325],
    [49, 0.55],
    [51.5, 0.75],
    [54.5, 0.925],
    [56, 1],
    [61, 1],
    [66, 1],
    [67, 0.965],
    [69, 0.89],
    [71.5, 0.75],
    [75, 0.5],
    [79, 0.225],
    [95, 0.1],
  ])("of %s °F gives %s", (temperature, share) => {
    expect(temperatureShare(fahrenheit(temperature))).toBeCloseTo(share, 12);
  });

  test("runs four degrees ahead in an estuary in May, and fades in and out", () => {
    const lead = (date: string): number => estuaryTemperature(fahrenheit(50), `2026-${date}`) - 50;
    expect(["04-20", "05-01", "05-31", "06-10", "09-01"].map(lead)).toEqual([0, 4, 4, 0, 0]);
    expect(lead("06-05")).toBeCloseTo(2, 12);
  });
});

describe("presence and temperature", () => {
  test("combine so that the lower one decides and their product has a small weight", () => {
    expect(hereShare(1, 1)).toBe(1);
    expect(hereShare(0.5, 1)).toBeCloseTo(0.5, 12);
    expect(hereShare(0.5, 0.5)).toBeCloseTo(0.425, 12);
    expect(hereShare(0, 1)).toBe(0);
  });
});

describe("the wind", () => {
  const wind = (speed: number, from: number | null = 225): WindInput => ({
    speed: knots(speed),
    from: from === null ? null : degrees(from),
    quality: "observed",
  });
  const boat = { flow: "ebb", wind: null, exposure: "boat" } as const;
  const shore = { flow: "ebb", wind: null, exposure: "shore" } as const;

  test.each([
    [0, 0.8],
    [2.5, 0.9],
    [5, 1],
    [12, 1],
    [13.5, 0.925],
    [16.5, 0.75],
    [19, 0.575],
    [22.5, 0.35],
    [27.5, 0.125],
    [32.5, 0.025],
    [60, 0],
  ])("of %s kt leaves a boat %s", (speed, share) => {
    expect(windShare(wind(speed), boat)).toBeCloseTo(share, 12);
  });

  test.each([
    [0, 0.8],
    [4, 0.9],
    [8, 1],
    [18, 1],
    [20, 0.925],
    [25, 0.65],
    [31.5, 0.275],
    [37.5, 0.05],
    [40, 0],
  ])("of %s kt leaves a caster ashore %s", (speed, share) => {
    expect(windShare(wind(speed), shore)).toBeCloseTo(share, 12);
  });

  test("from a spot's best direction raises the share by a fifth, at most to 1", () => {
    const spot = { ...shore, wind: { from: 90, within: 45, least: 10, most: 24 } };
    expect(windShare(wind(22, 90), spot)).toBe(1);
    expect(windShare(wind(24, 100), spot)).toBeCloseTo(windShare(wind(24), shore) * 1.2, 12);
    expect(windShare(wind(24, 270), spot)).toBe(windShare(wind(24), shore));
    expect(windShare(wind(24, null), spot)).toBe(windShare(wind(24), shore));
  });

  test("leaves a tenth with thunder", () => {
    expect(fishableShare(1, true)).toBeCloseTo(0.1, 12);
    expect(fishableShare(0.5, false)).toBe(0.5);
  });
});
