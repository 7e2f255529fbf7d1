import { hour, minute, type Instant } from "@striper/marine/time";
import { feet } from "@striper/marine/units";
import { expect, test } from "vitest";
import { tideStageOfCatch } from "#angling/catches/computed-conditions.ts";

const high: Instant = Date.UTC(2026, 5, 13, 14, 6);
const low: Instant = high + 6.2 * hour;

/** A high and the low after it. */
const tide = {
  heightAt: () => feet(5),
  curve: () => [],
  extremes: (from: Instant, to: Instant) =>
    [
      { instant: high, type: "H" as const, height: feet(9.6) },
      { instant: low, type: "L" as const, height: feet(0.2) },
    ].filter(({ instant }) => from <= instant && instant <= to),
  rateAt: (at: Instant) => (high < at && at < low ? -1.5 : 1.5),
};

test.each([
  [high, "high_slack"],
  [high - 30 * minute, "high_slack"],
  [high - 31 * minute, "rising"],
  [high + 31 * minute, "falling"],
  [low - 30 * minute, "low_slack"],
  [low + 31 * minute, "rising"],
  [high - 20 * hour, "rising"],
])("a fish caught at %s was caught at %s", (at, stage) => {
  expect(tideStageOfCatch(tide, at)).toBe(stage);
});
