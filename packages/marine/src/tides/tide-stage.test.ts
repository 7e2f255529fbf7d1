import { describe, expect, test } from "vitest";
import { hour } from "#marine/time/index.ts";
import { feet } from "#marine/units/index.ts";
import { tideStage, timeToNext, type TideExtreme } from "./index.ts";

const now = Date.UTC(2026, 5, 13, 12);
const tide = (hoursFromNow: number, type: "H" | "L"): TideExtreme => ({
  instant: now + hoursFromNow * hour,
  height: feet(type === "H" ? 9.4 : 0.3),
  type,
});

describe("the stage", () => {
  // SPEC 4.14
  test("a low behind and a high ahead is rising", () => {
    expect(tideStage(now, [tide(-2, "L"), tide(4.2, "H")]).stage).toBe("RISING");
  });

  // SPEC 4.14
  test("a high behind and a low ahead is falling", () => {
    expect(
      tideStage(now, [tide(-8, "L"), tide(-2, "H"), tide(4.2, "L"), tide(10, "H")]).stage,
    ).toBe("FALLING");
  });

  test("a tide at this moment counts as the last, not the next", () => {
    const stage = tideStage(now, [tide(0, "H"), tide(6.2, "L")]);
    expect(stage.stage).toBe("FALLING");
    expect(stage.next?.type).toBe("L");
  });

  test("the stage is CHANGING without a next tide", () => {
    for (const past of [[], [tide(-1, "H")]]) {
      const { stage, progress, ...ofNext } = tideStage(now, past);
      expect([stage, progress]).toEqual(["CHANGING", 0]);
      expect(Object.values(ofNext)).toEqual([null, null, null, null]);
    }
  });
});

describe("progress", () => {
  // SPEC 4.15
  test.each([
    [6, 0],
    [3, 50],
    [1.5, 75],
    [7.5, 0],
  ])("%f hours before the next tide it is %i percent", (hours, progress) => {
    expect(tideStage(now, [tide(hours, "H")]).progress).toBeCloseTo(progress, 9);
  });
});

describe("time to the next tide", () => {
  // SPEC 4.16
  test.each([
    [1 / 60, "1 min"],
    [0.7, "42 min"],
    [59 / 60, "59 min"],
    [59.4 / 60, "59 min"],
    [59.5 / 60, "1.0 h"],
    [1, "1.0 h"],
    [3.24, "3.2 h"],
    [9.94, "9.9 h"],
    [9.96, "10 h"],
    [10, "10 h"],
    [11.5, "12 h"],
  ])("%f hours read %s", (hours, text) => {
    expect(timeToNext(hours)).toBe(text);
  });
});
