import { expect, test } from "vitest";
import { mayAnswer } from "#marine/charts/chart.ts";

/** A tenth of a degree around the harbor's mouth, in steps of a millionth. */
const box = [-71_000_000, 42_300_000, -70_900_000, 42_400_000] as const;

test.each([
  ["in the middle", 42.35, -70.95, true],
  ["just beside it, where its nearest marks may be", 42.401, -70.95, true],
  ["far to the west", 42.35, -72, false],
  ["far to the east", 42.35, -70, false],
  ["far to the south", 41, -70.95, false],
  ["far to the north", 44, -70.95, false],
])("a cell may answer for a place %s", (_where, latitude, longitude, may) => {
  expect(mayAnswer(box, { latitude, longitude })).toBe(may);
});
