import { blankCell } from "@striper/testkit/chart-builders";
import { expect, test } from "vitest";
import { chartAtHand, encodePath, type ChartBox, type ChartCell } from "./index.ts";

/** A cell of the harbor 20,000 steps wide: 1,000 steps of latitude are 111 m. */
const box: ChartBox = [-71_000_000, 42_300_000, -70_980_000, 42_320_000];
const around: ChartBox = [-71_100_000, 42_000_000, -70_000_000, 42_600_000];
const path = ([west, south, east, north]: ChartBox) =>
  encodePath([
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]);

function cellOf(name: string, scale: number, issued: string, of: ChartBox): ChartCell {
  const region = { box: of, paths: [path(of)] };
  return {
    ...blankCell,
    cell: { ...blankCell.cell, name, scale, issued },
    coverage: [region],
    areas: [{ kind: "depth-area", from: 5, to: 8, ...region }],
  };
}
const harbor = cellOf("US5BOSCD", 12_000, "2026-01-08", box);
const listed = (name: string, scale: number, issued: string, of: ChartBox) => ({
  ...cellOf(name, scale, issued, of).cell,
  box: of,
});
const coast = listed("US4MA13M", 80_000, "2022-10-20", around);
const middle = { latitude: 42.31, longitude: -70.99 };

test("a smaller scale that is missing below a cell changes nothing", () => {
  expect(chartAtHand([harbor], [coast], middle)?.lacking).toEqual([]);
});

test("near the cell's edge the missing one is told: its dangers are not known", () => {
  const beside = (north: number) => ({ ...middle, latitude: (42_320_000 - north) / 1e6 });
  expect(chartAtHand([harbor], [coast], beside(5800))?.lacking).toMatchObject([
    { name: "US4MA13M" },
  ]);
  expect(chartAtHand([harbor], [coast], beside(6000))?.lacking).toEqual([]);
});

test.each([
  ["covers the place alone", [], coast],
  ["has a larger scale there", [harbor], listed("US5BOSXX", 5000, "2026-01-01", box)],
  ["is newer by more than three years", [harbor], listed("US4MA1CC", 80_000, "2029-01-09", around)],
])("nothing is answered where the missing cell %s", (_how, here, missing) => {
  expect(chartAtHand(here, [missing], middle)).toBeNull();
});
