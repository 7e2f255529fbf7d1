import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as units from "./index.ts";

const finite = fc.double({ min: -1e6, max: 1e6, noNaN: true });

function roundTrip<From extends number, To extends number>(
  name: string,
  wrap: (value: number) => From,
  there: (value: From) => To,
  back: (value: To) => From,
): [string, (value: number) => number] {
  return [name, (value) => back(there(wrap(value)))];
}

describe("conversions", () => {
  test.each([
    roundTrip("feet and metres", units.feet, units.feetToMetres, units.metresToFeet),
    roundTrip("inches and metres", units.inches, units.inchesToMetres, units.metresToInches),
    roundTrip("yards and metres", units.yards, units.yardsToMetres, units.metresToYards),
    roundTrip("feet and inches", units.feet, units.feetToInches, units.inchesToFeet),
    roundTrip(
      "statute miles and metres",
      units.statuteMiles,
      units.statuteMilesToMetres,
      units.metresToStatuteMiles,
    ),
    roundTrip(
      "nautical miles and metres",
      units.nauticalMiles,
      units.nauticalMilesToMetres,
      units.metresToNauticalMiles,
    ),
    roundTrip(
      "nautical and statute miles",
      units.nauticalMiles,
      units.nauticalToStatuteMiles,
      units.statuteToNauticalMiles,
    ),
    roundTrip(
      "pounds and kilograms",
      units.pounds,
      units.poundsToKilograms,
      units.kilogramsToPounds,
    ),
    roundTrip(
      "Celsius and Fahrenheit",
      units.celsius,
      units.celsiusToFahrenheit,
      units.fahrenheitToCelsius,
    ),
    roundTrip(
      "knots and miles per hour",
      units.knots,
      units.knotsToMilesPerHour,
      units.milesPerHourToKnots,
    ),
    roundTrip(
      "knots and kilometres per hour",
      units.knots,
      units.knotsToKilometresPerHour,
      units.kilometresPerHourToKnots,
    ),
    roundTrip(
      "knots and metres per second",
      units.knots,
      units.knotsToMetresPerSecond,
      units.metresPerSecondToKnots,
    ),
    roundTrip(
      "miles per hour and metres per second",
      units.milesPerHour,
      units.milesPerHourToMetresPerSecond,
      units.metresPerSecondToMilesPerHour,
    ),
    roundTrip(
      "miles per hour and kilometres per hour",
      units.milesPerHour,
      units.milesPerHourToKilometresPerHour,
      units.kilometresPerHourToMilesPerHour,
    ),
    roundTrip(
      "metres per second and kilometres per hour",
      units.metresPerSecond,
      units.metresPerSecondToKilometresPerHour,
      units.kilometresPerHourToMetresPerSecond,
    ),
    roundTrip(
      "hectopascals and inches of mercury",
      units.hectopascals,
      units.hectopascalsToInchesOfMercury,
      units.inchesOfMercuryToHectopascals,
    ),
  ])("%s convert there and back without loss", (_name, thereAndBack) => {
    fc.assert(
      fc.property(finite, (value) => {
        expect(Math.abs(thereAndBack(value) - value)).toBeLessThanOrEqual(
          1e-12 * Math.max(100, Math.abs(value)),
        );
      }),
    );
  });

  // SPEC 9.11
  test("knots become miles per hour with the published factor 1.15078", () => {
    expect(units.knotsToMilesPerHour(units.knots(10))).toBeCloseTo(11.5078, 12);
  });
});

describe("directions", () => {
  // SPEC 9.11
  test.each([
    [0, "N"],
    [11.24, "N"],
    [11.25, "NNE"],
    [22.5, "NNE"],
    [33.75, "NE"],
    [90, "E"],
    [180, "S"],
    [225, "SW"],
    [348.74, "NNW"],
    [348.75, "N"],
    [360, "N"],
    [-90, "W"],
    [810, "E"],
    [-1e-15, "N"],
  ])("%d degrees is %s", (value, point) => {
    expect(units.compassPoint(units.degrees(value))).toBe(point);
  });

  test("a normalized direction is in [0, 360) and differs by whole turns", () => {
    fc.assert(
      fc.property(finite, (value) => {
        const normal = units.normalizeDegrees(units.degrees(value));
        expect(normal).toBeGreaterThanOrEqual(0);
        expect(normal).toBeLessThan(360);
        const turns = (value - normal) / 360;
        expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-9);
      }),
    );
    expect(Object.is(units.normalizeDegrees(units.degrees(-360)), 0)).toBe(true);
  });
});

describe("display", () => {
  test.each([
    [6.85, 1, 6.9],
    [-6.85, 1, -6.9],
    [1.005, 2, 1.01],
    [9.95, 1, 10],
    [-0.04, 1, 0],
    [0.5, 0, 1],
    [-0.5, 0, -1],
    [1e-7, 2, 0],
    [1.5e21, 1, 1.5e21],
    [1250, -2, 1300],
  ])("%d to %d decimals is %d", (value, decimals, rounded) => {
    expect(units.roundTo(value, decimals)).toBe(rounded);
  });

  test("rounding equals rounding the displayed digits, near halves and far from them", () => {
    const shifted = (value: number, places: number) => {
      const [digits, exponent = "0"] = String(value).split("e");
      return Number(`${digits}e${Number(exponent) + places}`);
    };
    const byDigits = (value: number, decimals: number) => {
      const magnitude = shifted(Math.round(shifted(Math.abs(value), decimals)), -decimals);
      return value < 0 && magnitude !== 0 ? -magnitude : magnitude;
    };
    const halves = fc
      .tuple(fc.integer({ min: -100_000, max: 100_000 }), fc.constantFrom(0, 1e-16, -1e-16, 1e-9))
      .map(([steps, off]) => (steps + 0.5) / 100 + off);
    const values = fc.oneof(fc.double(), fc.double({ min: -1e4, max: 1e4 }), halves);
    fc.assert(
      fc.property(values, fc.integer({ min: -2, max: 6 }), (value, decimals) => {
        expect(units.roundTo(value, decimals)).toBe(byDigits(value, decimals));
      }),
      { numRuns: 3000 },
    );
  });
});
