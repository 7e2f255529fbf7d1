import { describe, expect, test } from "vitest";
import { normalWaterTemperature } from "#angling/normals/water.ts";

describe("the seasonal normal of the water", () => {
  test.each([
    ["2026-05-05", 48, 51],
    ["2026-07-15", 65, 68],
    ["2026-02-15", 38, 40],
  ])("on %s lies between %s and %s °F", (date, low, high) => {
    expect(normalWaterTemperature(date)).toBeGreaterThanOrEqual(low);
    expect(normalWaterTemperature(date)).toBeLessThanOrEqual(high);
  });

  test("passes 50 °F on May 11, the reference day for a spring's delay", () => {
    expect(normalWaterTemperature("2026-05-10")).toBeLessThan(50);
    expect(normalWaterTemperature("2026-05-11")).toBeGreaterThanOrEqual(50);
  });
});
