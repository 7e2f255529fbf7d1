import type { TidePredictor } from "@striper/marine/tides";
import { hour, minute } from "@striper/marine/time";
import { degrees, feet } from "@striper/marine/units";
import { expect, test } from "vitest";
import { cellsOfTrip, clockStageAt, clockStages, lightAt, type ClockWater } from "./cells.ts";
import { spotOfTrip } from "./spot-of-trip.ts";

/** Low and high water alternate every six hours from midnight on, low first. */
const midnight = Date.UTC(2026, 5, 14, 4);
const tide: TidePredictor = {
  heightAt: () => feet(0),
  curve: () => [],
  rateAt: () => 0,
  extremes: (from, to) =>
    Array.from({ length: 40 }, (_, index) => ({
      instant: midnight + (index - 20) * 6 * hour,
      height: feet(0),
      type: index % 2 === 0 ? ("L" as const) : ("H" as const),
    })).filter(({ instant }) => instant >= from && instant < to),
};
const water: ClockWater = {
  tide,
  position: { latitude: 42.35, longitude: -71 },
  expected: (_, hours) => Array.from({ length: hours }, () => 50),
};
const turns = tide.extremes(midnight - 9 * hour, midnight + 24 * hour);
const total = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

test("a stage is a third of the rise or fall, and a turn starts the next one", () => {
  const stages = [0, 2, 4, 6, 8, 10, 12].map((at) => clockStageAt(midnight + at * hour, turns));
  expect(stages).toEqual([...clockStages, "early_flood"]);
  expect(clockStageAt(midnight + 40 * hour, turns)).toBeNull();
});

test("light is dark below nautical dusk and day above six degrees of sun", () => {
  expect([-12.1, -12, 6, 6.1].map((altitude) => lightAt(degrees(altitude)))).toEqual([
    "dark",
    "low_light",
    "low_light",
    "day",
  ]);
});

test("all of a trip's time is counted once, including its last minutes", () => {
  const cells = cellsOfTrip(
    { startedAt: midnight, endedAt: midnight + 5 * hour + 7 * minute, caughtAt: [] },
    water,
  );
  expect(total(cells.map(({ hours }) => hours))).toBeCloseTo(5 + 7 / 60, 10);
  expect(total(cells.map(({ weight }) => weight))).toBeCloseTo(50 * (5 + 7 / 60), 8);
  expect(cells.map(({ stage }) => stage)).toContain("late_flood");
});

test("a fish belongs to the cell of its time, or to the last one when logged late", () => {
  const endedAt = midnight + 5 * hour;
  const caughtAt = [midnight + hour, endedAt + 3 * hour];
  const cells = cellsOfTrip({ startedAt: midnight, endedAt, caughtAt }, water);
  const fish = cells.filter((cell) => cell.fish > 0).map((cell) => [cell.stage, cell.fish]);
  expect(fish).toEqual([
    ["early_flood", 1],
    ["late_flood", 1],
  ]);
});

test("fish without a time are spread over the hours", () => {
  const endedAt = midnight + 4 * hour;
  const cells = cellsOfTrip({ startedAt: midnight, endedAt, caughtAt: [], withoutTime: 8 }, water);
  for (const { fish, hours } of cells) expect(fish).toBeCloseTo(2 * hours, 10);
});

test("a trip of zero length has no cells", () => {
  expect(
    cellsOfTrip({ startedAt: midnight, endedAt: midnight, caughtAt: [midnight] }, water),
  ).toEqual([]);
});

test("fish without a time are spread over the hours", () => {
  const endedAt = midnight + 4 * hour;
  const cells = cellsOfTrip({ startedAt: midnight, endedAt, caughtAt: [], withoutTime: 8 }, water);
  for (const { fish, hours } of cells) expect(fish).toBeCloseTo(2 * hours, 10);
});

test("a trip's spot comes from its id, then its name, then its position", () => {
  const spots = [
    { id: "pier", name: "The Pier", position: { latitude: 42.35, longitude: -71 } },
    { id: "point", name: "The Point", position: { latitude: 42.36, longitude: -71 } },
  ];
  const nowhere = { spotId: null, locationName: null, position: null };
  const at = (latitude: number) => ({ ...nowhere, position: { latitude, longitude: -71 } });
  expect(spotOfTrip({ ...at(42.36), spotId: "own" }, spots)).toBe("own");
  expect(spotOfTrip({ ...at(42.36), locationName: " the pier " }, spots)).toBe("pier");
  expect(spotOfTrip(at(42.358), spots)).toBe("point");
  expect(spotOfTrip(at(42.4), spots)).toBeNull();
  expect(spotOfTrip({ ...nowhere, locationName: "somewhere" }, spots)).toBeNull();
});

test("hours without tidal turns, and their fish, belong to no cell", () => {
  const still = { ...water, tide: { ...tide, extremes: () => [] } };
  const trip = {
    startedAt: midnight,
    endedAt: midnight + 2 * hour,
    caughtAt: [midnight + hour],
    withoutTime: 3,
  };
  expect(cellsOfTrip(trip, still)).toEqual([]);
});
