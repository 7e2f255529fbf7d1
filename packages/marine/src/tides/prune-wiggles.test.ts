import { expect, test } from "vitest";
import { pruneWiggles } from "./prune-wiggles.ts";

const turns = (...values: readonly number[]) =>
  values.map((value, hour) => ({ instant: hour * 3_600_000, value, peak: hour % 2 === 1 }));
const kept = (...values: readonly number[]) =>
  pruneWiggles(turns(...values), 0.1).map(({ value }) => value);

test("a stand of less than a tenth of a foot between two highs is no low water", () => {
  expect(kept(0, 9, 8.92, 9.02, 0)).toEqual([0, 9.02, 0]);
});

test("the smallest of several wiggles is removed first, and highs and lows keep alternating", () => {
  const points = pruneWiggles(turns(0, 5, 4.95, 4.98, 4.9, 9, 0), 0.1);
  expect(points.map(({ value }) => value)).toEqual([0, 9, 0]);
  expect(points.map(({ peak }) => peak)).toEqual([false, true, false]);
});
