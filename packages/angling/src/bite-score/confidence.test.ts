import { expect, test } from "vitest";
import { confidenceIn } from "#angling/bite-score/confidence.ts";
import { factorKeys } from "#angling/bite-score/model.ts";

const known = (...without: readonly string[]) =>
  factorKeys
    .filter((key) => !without.includes(key))
    .map((key) => ({ key, quality: "computed" }) as const);

test.each([
  [known(), "high", 1],
  [known("wind"), "high", 0.9],
  [known("wind", "moon"), "medium", 0.85],
  [known("wind", "weather", "temperature"), "medium", 0.7],
  [known("wind", "weather", "temperature", "moon"), "low", 0.65],
])("is in words what the known share of the hundred points is: %#", (factors, level, share) => {
  expect(confidenceIn(factors)).toEqual({ level, share });
});
