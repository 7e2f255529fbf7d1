// @vitest-environment jsdom
import { createPredictors } from "@striper/marine/predictors";
import { loadStation } from "@striper/marine/stations";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cachedStations, cacheStations } from "#web/features/tides/stations/cached-stations.ts";

const noon = Date.UTC(2026, 5, 13, 16);
/** Subordinate to another station. */
const hampton = "8429489";
const newburyport = "8440466";

beforeEach(() => {
  localStorage.clear();
  vi.stubEnv("VITE_SHAPES", "of June");
});
afterEach(() => vi.unstubAllEnvs());

test("the stations of the water shown last predict at once what the catalogue's do", async () => {
  await cacheStations([hampton, "BOS1111"]);
  const found = cachedStations();
  expect([...found.keys()]).toEqual([hampton, "BOS1111"]);
  const [tide, current] = [...found.values()].map((at) =>
    at.kind === "tide" ? at.tide.heightAt(noon) : at.current.speedAt(noon),
  );
  const [catalogueTide, catalogueCurrent] = await Promise.all([
    createPredictors(loadStation).tide(hampton),
    createPredictors(loadStation).current("BOS1111"),
  ]);
  expect(tide).toBe(catalogueTide.heightAt(noon));
  expect(current).toBe(catalogueCurrent.speedAt(noon));
});

test("those of another water take their place; another build looks them up", async () => {
  await cacheStations([hampton, "BOS1111"]);
  await cacheStations([newburyport]);
  expect([...cachedStations().keys()]).toEqual([newburyport]);
  vi.stubEnv("VITE_SHAPES", "of July");
  expect(cachedStations().size).toBe(0);
});
