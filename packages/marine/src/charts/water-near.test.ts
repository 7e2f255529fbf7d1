import { expect, test } from "vitest";
import { levelAt, tideBetween, waterOfStations } from "#marine/charts/water-near.ts";
import { nearestStations } from "#marine/stations/index.ts";
import { present } from "#marine/stations/required.ts";
import { instantOfHarborTime } from "#marine/time/index.ts";
import { feetToMetres } from "#marine/units/index.ts";
import { ordinaryWeather } from "./water-level.ts";

const at = instantOfHarborTime("2026-06-13", 5, 0);
const water = present(
  (await waterOfStations(nearestStations({ latitude: 42.34, longitude: -70.98 }, "tide", 2))) ??
    undefined,
  "water of the inner harbor",
);

test("the water of a place lies between the two stations around it, and half of what they differ by is uncertain", () => {
  expect(water).toHaveLength(2);
  const heights = water.map(({ tide }) => feetToMetres(tide.heightAt(at)));
  const { height, margin } = levelAt(water, at);
  expect(height).toBeGreaterThanOrEqual(Math.min(...heights));
  expect(height).toBeLessThanOrEqual(Math.max(...heights));
  expect(margin).toBeCloseTo(ordinaryWeather + Math.abs((heights[0] ?? 0) - (heights[1] ?? 0)) / 2);
  expect(feetToMetres(tideBetween(water).heightAt(at))).toBeCloseTo(height);
});

test("one station alone is taken as it is", () => {
  const [nearest] = water;
  const { height, margin } = levelAt([nearest], at);
  expect(height).toBe(feetToMetres(nearest.tide.heightAt(at)));
  expect(margin).toBe(ordinaryWeather);
});
