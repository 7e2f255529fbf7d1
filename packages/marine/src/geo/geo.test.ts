import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { statuteMiles } from "#marine/units/index.ts";
import {
  distanceBetween,
  formatDistance,
  isInsidePolygon,
  parsePosition,
  type Position,
} from "./index.ts";

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

const positions = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("distance", () => {
  // SPEC 9.32
  test("one degree of a meridian is 3959 mi times pi over 180", () => {
    expect(distanceBetween(at(42, -71), at(43, -71))).toBeCloseTo((3959 * Math.PI) / 180, 9);
  });

  test("distance is a metric: symmetric, non-negative, zero for the same place, and never longer than a detour", () => {
    fc.assert(
      fc.property(positions, positions, positions, (a, b, c) => {
        expect(distanceBetween(a, a)).toBe(0);
        expect(distanceBetween(a, b)).toBeGreaterThanOrEqual(0);
        // Near antipodes the haversine keeps only half its digits, which costs a few thousandths of a mile.
        expect(distanceBetween(a, b)).toBeCloseTo(distanceBetween(b, a), 2);
        expect(distanceBetween(a, c)).toBeLessThanOrEqual(
          distanceBetween(a, b) + distanceBetween(b, c) + 0.005,
        );
      }),
    );
  });
});

describe("the text of a distance", () => {
  // SPEC 9.33
  test.each([
    [0, "0 ft"],
    [0.06, "317 ft"],
    [0.0999, "527 ft"],
    [0.09999, "528 ft"],
    [0.1, "0.1 mi"],
    [4.24, "4.2 mi"],
    [4.25, "4.3 mi"],
    [9.949, "9.9 mi"],
    [9.96, "10.0 mi"],
    [9.999, "10.0 mi"],
    [10, "10 mi"],
    [10.49, "10 mi"],
    [10.5, "11 mi"],
    [123.4, "123 mi"],
  ])("%d miles reads %s", (distance, text) => {
    expect(formatDistance(statuteMiles(distance))).toBe(text);
  });
});

describe("point in polygon", () => {
  test("a position on a shared edge belongs to exactly one of two neighbours", () => {
    const west = [at(0, 0), at(0, 1), at(1, 1), at(1, 0)];
    const east = [at(0, 1), at(0, 2), at(1, 2), at(1, 1)];
    const inWest = isInsidePolygon(at(0.5, 1), west);
    expect(isInsidePolygon(at(0.5, 1), east)).toBe(!inWest);
  });
});

describe("reading a position", () => {
  test.each(["42.36,-70.90", " 42.36 , -70.9 ", "+42.36,-70.90"])("%j is read", (text) => {
    expect(parsePosition(text)).toEqual(at(42.36, -70.9));
  });

  test.each(["-90,180", "90,-180"])("%j, the edge of the globe, is read", (text) => {
    expect(parsePosition(text)).not.toBeNull();
  });

  test.each([
    "",
    "42.36",
    "42.36,-70.9,3",
    "42.36;-70.9",
    "42.36,west",
    "91,0",
    "0,-180.1",
    "NaN,0",
    "4e1,2",
  ])("%j is refused", (text) => {
    expect(parsePosition(text)).toBeNull();
  });
});
