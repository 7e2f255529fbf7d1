import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distanceBetween } from "#marine/geo/index.ts";
import { degrees, knots } from "#marine/units/index.ts";
import { closestApproach, type Motion, positionAt } from "./index.ts";

const hour = 3_600_000;
const motion = (
  latitude: number,
  longitude: number,
  speed: number,
  course: number,
  at = 0,
): Motion => ({
  at,
  position: { latitude, longitude },
  speed: knots(speed),
  course: degrees(course),
});

/** At 60° north a degree of longitude is 30 nm. */
const parallel = 60;

describe("closest approach", () => {
  test("two vessels on opposite courses meet half way", () => {
    const approach = closestApproach(motion(42, -71, 10, 0), motion(42.5, -71, 10, 180), 0);
    expect(approach).toEqual({
      kind: "closing",
      at: expect.closeTo(1.5 * hour, -1),
      distance: expect.closeTo(0, 9),
      distanceNow: expect.closeTo(30, 9),
    });
  });

  test("a crossing vessel passes at the computed time and distance", () => {
    // It starts 6 nm east and runs north; we run east at the same speed. The minimum is 4.24 nm after 18 minutes.
    const approach = closestApproach(motion(parallel, 0, 10, 90), motion(parallel, 0.2, 10, 0), 0);
    expect(approach.kind).toBe("closing");
    expect(approach.at / hour).toBeCloseTo(0.3, 3);
    expect(approach.distance).toBeCloseTo(Math.sqrt(18), 2);
  });

  test("a ship passes a drifting boat at the distance of its line", () => {
    // The ship comes from 10 nm south on a line 1 nm west of us.
    const approach = closestApproach(
      motion(parallel, 0, 0, 0),
      motion(parallel - 10 / 60, -1 / 30, 20, 0),
      0,
    );
    expect(approach.at / hour).toBeCloseTo(0.5, 2);
    expect(approach.distance).toBeCloseTo(1, 2);
  });

  test("an old report is first extrapolated to the present", () => {
    const here = motion(42, -71, 0, 0, hour);
    const old = motion(41, -71, 30, 0, 0);
    const approach = closestApproach(here, old, hour);
    expect(approach.distanceNow).toBeCloseTo(30, 9);
    expect(approach.at).toBeCloseTo(2 * hour, -1);
  });

  test("the approach is found across the date line", () => {
    const approach = closestApproach(motion(0, 179.9, 6, 90), motion(0, -179.9, 6, 270), 0);
    expect(approach.distanceNow).toBeCloseTo(12, 6);
    expect(approach.at).toBeCloseTo(hour, -1);
    expect(positionAt(motion(0, 179.9, 12, 90), hour).longitude).toBeCloseTo(-179.9, 9);
  });

  test("the approach is symmetric, never farther than now, and the minimum of the way", () => {
    const motions = fc
      .record({
        latitude: fc.double({ min: 41, max: 43, noNaN: true }),
        longitude: fc.double({ min: -71, max: -70, noNaN: true }),
        speed: fc.double({ min: 0, max: 40, noNaN: true }),
        course: fc.double({ min: 0, max: 359.9, noNaN: true }),
      })
      .map(({ latitude, longitude, speed, course }) => motion(latitude, longitude, speed, course));
    fc.assert(
      fc.property(motions, motions, fc.double({ min: 0, max: 2, noNaN: true }), (a, b, hours) => {
        const approach = closestApproach(a, b, 0);
        expect(closestApproach(b, a, 0).distance).toBeCloseTo(approach.distance, 6);
        expect(approach.distance).toBeLessThanOrEqual(approach.distanceNow + 1e-9);
        const later = distanceBetween(positionAt(a, hours * hour), positionAt(b, hours * hour));
        // Allows for the difference between the sphere and the formula's plane.
        const slack = 0.5 + 0.03 * approach.distanceNow;
        expect(later / 1.15078).toBeGreaterThanOrEqual(approach.distance - slack);
      }),
    );
  });
});
