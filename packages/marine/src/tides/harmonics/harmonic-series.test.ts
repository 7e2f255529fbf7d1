import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { constituentNames, type Constituent } from "#marine/stations/index.ts";
import { day, hour, minute } from "#marine/time/index.ts";
import { HarmonicSeries } from "./harmonic-series.ts";

/** Generates instants throughout the years and around New Year, where the curves of two years join. */
const instants = fc.oneof(
  fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2035, 0, 1) }),
  fc
    .tuple(fc.integer({ min: 2015, max: 2035 }), fc.integer({ min: -2 * day, max: 2 * day }))
    .map(([year, offset]) => Date.UTC(year, 0, 1) + offset),
);
const seriesOf = fc
  .array(
    fc.tuple(
      fc.constantFrom(...constituentNames),
      // Amplitudes in thousandths and phases in tenths of a degree, like NOAA's tables.
      fc.integer({ min: 1, max: 2000 }).map((thousandths) => thousandths / 1000),
      fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((waves): HarmonicSeries => {
    // Fast constituents are small in nature; shallow water makes M8 a twentieth.
    const natural = waves.map(([name, amplitude, phase]): Constituent => {
      const fast = /[3468]$/.test(name) && name !== "M3";
      return [name, fast ? amplitude / 20 : amplitude, phase];
    });
    return new HarmonicSeries(natural, 0.3);
  });

describe("the curve", () => {
  test("sampling in steps gives the same as single values", () => {
    fc.assert(
      fc.property(seriesOf, instants, fc.integer({ min: 1, max: 180 }), (series, from, minutes) => {
        const step = minutes * minute;
        const values = series.sample(from, from + 30 * step, step);
        expect(values).toHaveLength(30);
        for (const [index, value] of values.entries()) {
          expect(value).toBeCloseTo(series.valueAt(from + index * step), 9);
        }
      }),
    );
  });

  test("value and rate have no jump where the years meet", () => {
    const series = new HarmonicSeries(
      [
        ["M2", 4.5, 109],
        ["N2", 1, 77],
        ["K1", 0.5, 206],
      ],
      5,
    );
    for (let year = 2000; year < 2040; year++) {
      for (const edge of [Date.UTC(year, 0, 1) - hour, Date.UTC(year, 0, 1)]) {
        expect(Math.abs(series.valueAt(edge) - series.valueAt(edge - 1))).toBeLessThan(1e-5);
        expect(Math.abs(series.rateAt(edge) - series.rateAt(edge - 1))).toBeLessThan(1e-4);
      }
    }
  });
});

describe("turning points", () => {
  test("no value near a high is higher and none near a low is lower", () => {
    fc.assert(
      fc.property(
        seriesOf,
        fc.integer({ min: Date.UTC(2021, 0, 4), max: Date.UTC(2021, 11, 20) }),
        (series, from) => {
          for (const { instant, value, peak } of series.turningPoints(from, from + 3 * day)) {
            const sign = peak ? 1 : -1;
            expect(Math.abs(value - series.valueAt(instant))).toBeLessThan(0.002);
            for (const offset of [-20, -5, 5, 20]) {
              const beside = series.valueAt(instant + offset * 1000);
              expect(sign * (series.valueAt(instant) - beside)).toBeGreaterThan(-1e-6);
            }
          }
        },
      ),
    );
  });

  test("the curve is monotonic between two of them", () => {
    fc.assert(
      fc.property(seriesOf, instants, (series, from) => {
        const points = series.turningPoints(from, from + 2 * day);
        for (const [index, point] of points.entries()) {
          const next = points[index + 1];
          if (next === undefined) continue;
          expect(next.peak).toBe(!point.peak);
          expect(next.instant).toBeGreaterThan(point.instant);
        }
      }),
    );
  });

  test("a range split in two gives the points of the whole", () => {
    fc.assert(
      fc.property(
        seriesOf,
        instants,
        fc.integer({ min: 0, max: 4 * day }),
        (series, from, length) => {
          const to = from + 4 * day;
          const cut = from + length;
          const parts = [...series.turningPoints(from, cut), ...series.turningPoints(cut, to)];
          const whole = series.turningPoints(from, to);
          expect(parts).toHaveLength(whole.length);
          for (const [index, { instant, peak }] of parts.entries()) {
            expect(peak).toBe(whole[index]?.peak);
            expect(Math.abs(instant - (whole[index]?.instant ?? NaN))).toBeLessThan(1000);
          }
        },
      ),
    );
  });

  test("two turns within an hour, as a double tide has, are both found", () => {
    const from = Date.UTC(2021, 2, 1);
    const to = Date.UTC(2021, 3, 1);
    let closest = Infinity;
    for (const amplitude of [0.075, 0.08, 0.1, 0.15]) {
      // An M8 of a sixteenth of M2 flattens the top of the tide; a larger one dents it.
      const series = new HarmonicSeries(
        [
          ["M2", 1, 0],
          ["M8", amplitude, 180],
        ],
        0,
      );
      const points = series.turningPoints(from, to);
      let turns = 0;
      for (let instant = from; instant < to; instant += minute) {
        if (series.rateAt(instant) >= 0 !== series.rateAt(instant + minute) >= 0) turns++;
      }
      expect(points).toHaveLength(turns);
      for (const [index, point] of points.slice(1).entries()) {
        closest = Math.min(closest, point.instant - (points[index]?.instant ?? 0));
      }
    }
    expect(closest).toBeLessThan(hour / 2);
  });
});

describe("zero crossings", () => {
  test("the curve changes sign in the named direction", () => {
    fc.assert(
      fc.property(seriesOf, instants, (series, from) => {
        for (const { instant, rising } of series.zeroCrossings(from, from + 3 * day)) {
          const slope = series.rateAt(instant);
          // Skip crossings that only graze zero.
          if (Math.abs(slope) < 0.05) continue;
          const sign = rising ? 1 : -1;
          expect(sign * series.valueAt(instant + 2 * minute)).toBeGreaterThan(0);
          expect(sign * series.valueAt(instant - 2 * minute)).toBeLessThan(0);
        }
      }),
    );
  });
});
