import { degrees, fahrenheit } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { along, clampFraction } from "#angling/bite-score/factors/curve.ts";
import { tideFraction } from "#angling/bite-score/factors/tide.ts";
import { timeFraction } from "#angling/bite-score/factors/time.ts";
import type { TideInput } from "#angling/bite-score/model.ts";

describe("a curve", () => {
  const curve = [
    [0, 1],
    [10, 3],
    [20, 2],
  ] as const;

  test("is linear between its points and constant beyond them", () => {
    expect([-5, 0, 5, 10, 15, 20, 99].map((x) => along(curve, x))).toEqual([1, 1, 2, 3, 2.5, 2, 2]);
  });

  test("is clamped to fractions from 0 to 1", () => {
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
    [0.1, 0.075],
    [0.3, 0.275],
    [0.5, 0.55],
    [0.7, 0.825],
    [0.85, 0.975],
    [0.9, 1],
    [0.95, 0.95],
  ])("at %s of its peak on the better flow at springs gives %s", (relativeSpeed, fraction) => {
    expect(tideFraction(tide({ relativeSpeed }), "ebb")).toBeCloseTo(fraction, 12);
  });

  test("gives four fifths on the worse flow, and the full share where both fish well", () => {
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

  test("gives a bonus under a dull sky by day only", () => {
    expect(at(40, null, 81)).toBeCloseTo(0.35, 12);
    expect(at(40, null, 80)).toBeCloseTo(0.15, 12);
    expect(at(5, null, 100)).toBe(1);
    expect(at(-30, null, 100)).toBe(0.45);
  });
});
