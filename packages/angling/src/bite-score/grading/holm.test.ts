import { expect, test } from "vitest";
import { chanceAbove, holmLevels } from "#angling/bite-score/grading/holm.ts";

test.each([
  [0, 0.5],
  [1.96, 0.0249979],
  [-1.96, 0.9750021],
  [2.2414, 0.0125],
  [3.5, 0.0002326],
])("a standard normal value lies above %s with a chance of %s", (value, chance) => {
  expect(chanceAbove(value)).toBeCloseTo(chance, 6);
});

test("one finding needs a chance of at most 5 of 100", () => {
  expect(holmLevels([0.05])).toEqual([0.05]);
  expect(holmLevels([0.051])).toEqual([0]);
});

test("of three findings the smallest chance needs a third of that, and then the next one a half", () => {
  expect(holmLevels([0.02, 0.016, 0.04])).toEqual([0.025, 0.05 / 3, 0.05]);
  expect(holmLevels([0.02, 0.03, 0.04])).toEqual([0, 0, 0]);
  expect(holmLevels([0.026, 0.001, 0.001])).toEqual([0.05, 0.05 / 3, 0.025]);
  expect(holmLevels([0.001, 0.03, 0.04])).toEqual([0.05 / 3, 0, 0]);
});

test("an excluded finding does not change the levels", () => {
  expect(holmLevels([0.04, null, null])).toEqual([0.05, 0, 0]);
});
