import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clockLights, clockStages, type CellOfTrip } from "./cells.ts";
import { spotClocks } from "./clock.ts";
import { gammaQuantile, gammaShareBelow, logGamma } from "./gamma.ts";

const cell = (part: Partial<CellOfTrip>): CellOfTrip => ({
  stage: "early_flood",
  light: "day",
  hours: 1,
  fish: 0,
  weight: 50,
  ...part,
});

const dayTrip = (fish: readonly number[]): CellOfTrip[] =>
  clockStages.map((stage, index) => cell({ stage, fish: fish[index] ?? 0 }));

const times = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));

function clockOf(trips: readonly (readonly CellOfTrip[])[]) {
  const clock = spotClocks(new Map([["spot", trips]])).get("spot");
  if (clock === undefined) throw new Error("no clock");
  return clock;
}

describe("the gamma distribution", () => {
  test("agrees with known values", () => {
    expect(logGamma(5)).toBeCloseTo(Math.log(24), 10);
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 10);
    // Known values: exponential, and chi-squared with 4 degrees of freedom divided by 2.
    expect(gammaShareBelow(1, 2)).toBeCloseTo(1 - Math.exp(-2), 10);
    expect(gammaQuantile(2, 2, 0.95)).toBeCloseTo(9.487729 / 2, 5);
  });

  test("a quantile and its share are inverse", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 500, noNaN: true }),
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        (shape, share) => {
          expect(gammaShareBelow(shape, gammaQuantile(shape, shape, share))).toBeCloseTo(share, 6);
        },
      ),
    );
  });
});

describe("the clock of a spot", () => {
  test("a cell without hours has a null rate, not zero", () => {
    const clock = clockOf(times(10, () => dayTrip([0, 1, 0, 0, 2, 0])));
    const dark = clock.cells.filter(({ light }) => light === "dark");
    expect(dark.every(({ perHour, interval }) => perHour === null && interval === null)).toBe(true);
    const blank = clock.stages.find(({ stage }) => stage === "early_ebb");
    expect(blank?.hours).toBe(10);
    expect(blank?.perHour).toBeGreaterThan(0);
  });

  test("a short log stays near the model, a long one follows its own catch", () => {
    const expectation = (stage: string) => (stage.startsWith("mid") ? 80 : 20);
    const trip = () =>
      clockStages.map((stage) => cell({ stage, fish: 1, weight: expectation(stage) }));
    const ratio = (trips: number) => {
      const { stages } = clockOf(times(trips, trip));
      return (stages[1]?.perHour ?? 0) / (stages[0]?.perHour ?? 1);
    };
    expect(ratio(1)).toBeGreaterThan(2.5);
    expect(ratio(400)).toBeLessThan(1.2);
  });

  test("its intervals contain the rate, and narrow as the log grows", () => {
    const width = (trips: number) => {
      const [first] = clockOf(times(trips, (index) => dayTrip([index % 3, 1, 1, 0, 1, 2]))).stages;
      const [low = 0, high = 0] = first?.interval ?? [];
      expect(low).toBeLessThan(first?.perHour ?? 0);
      expect(high).toBeGreaterThan(first?.perHour ?? 0);
      return high - low;
    };
    expect(width(300)).toBeLessThan(width(30) / 2);
  });

  test("a claim needs evidence in the log, not only in the model", () => {
    const trip = () =>
      clockStages.map((stage) => cell({ stage, fish: 1, weight: stage === "mid_ebb" ? 100 : 5 }));
    expect(clockOf(times(25, trip)).best).toBeNull();
    expect(clockOf(times(400, trip)).best).toBeNull();
  });

  test("a stage fished only at dusk is not called better because of the light", () => {
    const trip = () => [
      cell({ stage: "late_ebb", light: "low_light", fish: 4 }),
      ...clockStages.slice(0, 5).map((stage) => cell({ stage, hours: 2, weight: 100 })),
    ];
    expect(clockOf(times(200, trip)).best).toBeNull();
  });

  test("a log of more spots needs more evidence for each claim", () => {
    const trips = times(60, (index) => dayTrip([0, 1, index % 4 === 0 ? 10 : 0, 0, 1, 0]));
    const quiet = times(30, () => dayTrip([1, 1, 1, 1, 1, 1]));
    const claims = (others: number) =>
      spotClocks(
        new Map([["spot", trips], ...times(others, (index) => [`other-${index}`, quiet] as const)]),
      ).get("spot")?.best;
    expect(claims(0)).toBe("late_flood");
    expect(claims(200)).toBeNull();
  });

  test("every figure of any log is finite and lies within its interval", () => {
    const anyCell = fc.record({
      stage: fc.constantFrom(...clockStages),
      light: fc.constantFrom(...clockLights),
      hours: fc.double({ min: 0.01, max: 24, noNaN: true }),
      fish: fc.nat(500),
      weight: fc.double({ min: 0.01, max: 2400, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(fc.array(anyCell, { maxLength: 4 }), { maxLength: 30 }), (trips) => {
        for (const { perHour, interval } of clockOf(trips).cells) {
          if (perHour === null || interval === null) continue;
          expect(Number.isFinite(perHour)).toBe(true);
          expect(interval[0]).toBeGreaterThanOrEqual(0);
          expect(interval[1]).toBeGreaterThan(interval[0]);
        }
      }),
      { numRuns: 50 },
    );
  });
});
