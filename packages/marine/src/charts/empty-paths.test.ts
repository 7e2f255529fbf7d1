import { expect, test } from "vitest";
import { isInRegion } from "#marine/charts/regions.ts";

const position = { latitude: 42.35, longitude: -70.95 };
const box = [-71_000_000, 42_300_000, -70_900_000, 42_400_000] as const;

test("a region whose rings hold no point holds no position", () => {
  expect(isInRegion({ box, paths: [""] }, position)).toBe(false);
  expect(isInRegion({ box, paths: [] }, position)).toBe(false);
});
