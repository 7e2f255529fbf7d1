import { expect, test } from "vitest";
import { lengthInSteps, weightInSteps } from "#contract/figure-steps.ts";

// SPEC 5.7
test.each([
  ["tenths of an inch", 28.3, 28.3],
  ["a quarter of an inch", 31.25, 31.25],
  ["tenths of a centimeter", 27.9921, 27.9921],
  ["six decimals", 28.123_456, 28.1],
  ["a hair above nothing", 0.040_001, 0.1],
])("a length of %s is stored as a ruler shows it", (_, typed, stored) => {
  expect(lengthInSteps(typed)).toBe(stored);
});

test.each([
  ["tenths of a pound", 6.4, 6.4],
  ["a whole ounce", 2.5625, 2.5625],
  ["tenths of a kilogram", 11.0231, 11.0231],
  ["six decimals", 6.123_456, 6.1],
])("a weight of %s is stored as a scale shows it", (_, typed, stored) => {
  expect(weightInSteps(typed)).toBe(stored);
});
