import { expect, test } from "vitest";
import { chartNote } from "./chart-note-view.ts";

const cell = (name: string, west: number, scale = 12_000) => ({
  name,
  edition: 4,
  update: 5,
  issued: "2026-01-08",
  scale,
  file: `${name}.json`,
  bytes: 1,
  box: [west * 1e6, 42_300_000, (west + 0.1) * 1e6, 42_375_000] as [number, number, number, number],
  tiles: null,
});
const index = {
  version: 2 as const,
  cells: [cell("US5BOSDD", -70.9, 25_000), cell("US5BOSCD", -71), cell("US5BOSCC", -71.1)],
};

const now = Date.UTC(2026, 5, 13);
const later = Date.UTC(2029, 0, 9);

test("the map names the cells it shows, with edition and update, the larger scale first", () => {
  const bounds = { south: 42.31, north: 42.35, west: -71.05, east: -70.95 };
  expect(chartNote(index, bounds, now)).toBe("US5BOSCD 4.5, US5BOSCC 4.5");
  expect(chartNote(index, { ...bounds, east: -70.85 }, now)).toBe(
    "US5BOSCD 4.5, US5BOSCC 4.5 and 1 more",
  );
  const coarse = { ...index, cells: [cell("US4MA13M", -71, 80_000)] };
  expect(chartNote(coarse, bounds, now)).toBe("US4MA13M 4.5, 1:80,000");
  expect(chartNote(coarse, bounds, later)).toBe("US4MA13M 4.5 of 2026, 1:80,000");
  expect(chartNote(index, bounds, later)).toBe("US5BOSCD 4.5 of 2026, US5BOSCC 4.5 of 2026");
  expect(chartNote(index, { ...bounds, south: 43, north: 43.1 }, now)).toBeNull();
});
