import { parseIso } from "@striper/marine/time";
import { knots } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { inUnit, keptReading } from "./kept-reading.ts";

const measured = {
  value: 12,
  source: "NDBC buoy 44013",
  observed_at: "2026-06-13T08:50:00Z",
};

describe("a kept reading", () => {
  test("carries its figure in its unit, its source and its time", () => {
    expect(keptReading(measured, knots)).toEqual({
      value: 12,
      source: "NDBC buoy 44013",
      observedAt: parseIso("2026-06-13T08:50:00Z"),
    });
  });

  test("of zero is a reading", () => {
    expect(keptReading({ ...measured, value: 0 }, knots)?.value).toBe(0);
  });

  test.each([
    ["its figure", { ...measured, value: null }],
    ["its source", { ...measured, source: null }],
    ["its time", { ...measured, observed_at: null }],
    ["a time one can read", { ...measured, observed_at: "this morning" }],
  ])("is none without %s", (_missing, reading) => {
    expect(keptReading(reading, knots)).toBeNull();
  });
});

test("a figure that is not known stays so in any unit", () => {
  expect(inUnit(null, knots)).toBeNull();
  expect(inUnit(0, knots)).toBe(0);
});
