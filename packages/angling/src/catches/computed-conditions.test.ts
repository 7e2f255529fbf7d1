import { hour, minute, type Instant } from "@striper/marine/time";
import { feet } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import {
  skyConditions,
  tideStageOfCatch,
  waterConditions,
} from "#angling/catches/computed-conditions.ts";
import { predictorsFor, spotById, stationsOfSpot } from "#angling/spots/index.ts";

const high: Instant = Date.UTC(2026, 5, 13, 14, 6);
const low: Instant = high + 6.2 * hour;

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

describe("the water at the time of a catch", () => {
  const spot = spotById("hull-gut");
  if (spot === undefined) throw new Error("no spot hull-gut");
  const stations = stationsOfSpot(spot);

  test("names the predicting stations", async () => {
    const told = waterConditions(stations, await predictorsFor(stations), high);
    expect(told.tide_height_feet).toMatchObject({ origin: "computed" });
    expect(told.tide_height_feet?.source).toBe(stations.tide?.name);
    expect(told.current_knots?.source).toBe(stations.current?.name);
    expect(Object.keys(told)).toEqual(["tide_height_feet", "tide_stage", "current_knots"]);
  });

  test("omits values without a station", () => {
    const none = { tide: null, current: null };
    expect(waterConditions(none, none, high)).toEqual({});
    const onlyTide = waterConditions({ tide: null, current: null }, { tide, current: null }, high);
    expect(onlyTide).toEqual({
      tide_height_feet: { value: 5, origin: "computed", source: null },
      tide_stage: { value: "high_slack", origin: "computed", source: null },
    });
  });
});

describe("the sky at the time of a catch", () => {
  test("includes the sun's altitude when the place is known", () => {
    const sky = skyConditions(high, { latitude: 42.33, longitude: -70.95 });
    // 10:06 am on June 13 in Boston.
    expect(sky.sun_altitude_degrees?.value).toBeGreaterThan(45);
    expect(sky.moon_phase.origin).toBe("computed");
  });

  test("is the moon alone without a place", () => {
    expect(Object.keys(skyConditions(high, null))).toEqual(["moon_phase", "moon_illumination"]);
  });
});
