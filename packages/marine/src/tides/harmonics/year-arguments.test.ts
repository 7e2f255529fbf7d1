import { createTidePredictor } from "@neaps/tide-predictor";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { constituentNames } from "#marine/stations/index.ts";
import { hour } from "#marine/time/index.ts";
import { constituentTable } from "./constituent-table.ts";
import { HarmonicSeries } from "./harmonic-series.ts";

const degrees = 180 / Math.PI;

test.each([
  ["M2", 28.9841042],
  ["N2", 28.4397295],
  ["K1", 15.0410686],
  ["M1", 14.4966939],
  ["2MK3", 42.9271398],
  ["RHO", 13.4715145],
  ["LAM2", 29.4556253],
] as const)("NOAA's table gives %s %f degrees an hour", (name, speed) => {
  expect(constituentTable[name].speed * degrees).toBeCloseTo(speed, 6);
});

describe("against the library's independent tables, at the middle of any year", () => {
  // The library computes M1 differently, and its M3 is 180° off NOAA's predictions.
  const comparable = constituentNames.filter((name) => name !== "M1");

  test.each(comparable)("%s with an amplitude of one foot has the same height all day", (name) => {
    const ours = new HarmonicSeries([[name, 1, 0]], 0);
    const theirs = createTidePredictor([{ name, amplitude: 1, phase: name === "M3" ? 180 : 0 }], {
      nodeCorrections: "schureman",
    });
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2060 }), (year) => {
        const middle = (Date.UTC(year, 0, 1) + Date.UTC(year + 1, 0, 1)) / 2;
        for (let instant = middle - 12 * hour; instant <= middle + 12 * hour; instant += hour) {
          const { level } = theirs.getWaterLevelAtTime({ time: new Date(instant) });
          // Schureman's mean for OO1 has only two digits.
          expect(Math.abs(ours.valueAt(instant) - level)).toBeLessThan(
            name === "OO1" ? 0.01 : 0.004,
          );
        }
      }),
      { numRuns: 20 },
    );
  });
});
