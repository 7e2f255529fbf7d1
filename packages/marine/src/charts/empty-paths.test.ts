import { expect, test } from "vitest";
import { nearestMark } from "#marine/charts/nearest.ts";
import { encodePath } from "#marine/charts/path-code.ts";
import { isInRegion } from "#marine/charts/regions.ts";

const position = { latitude: 42.35, longitude: -70.95 };
const box = [-71_000_000, 42_300_000, -70_900_000, 42_400_000] as const;

test("a region whose rings hold no point holds no position", () => {
  expect(isInRegion({ box, paths: [""] }, position)).toBe(false);
  expect(isInRegion({ box, paths: [] }, position)).toBe(false);
});

test("a mark without points is nowhere, and the one behind it is found", () => {
  const empty = [
    { shape: "area", box, paths: [] },
    { shape: "line", box, paths: [""] },
  ] as const;
  expect(nearestMark(empty, position)).toBeNull();
  const point = [-70_950_000, 42_351_000] as const;
  const rock = {
    shape: "point",
    box: [...point, ...point],
    paths: [encodePath([point])],
  } as const;
  expect(nearestMark([...empty, rock], position)).toMatchObject({ feature: rock, bearing: 0 });
});
