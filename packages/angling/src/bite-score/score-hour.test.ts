import { degrees, fahrenheit, hectopascals, knots } from "@striper/marine/units";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  factorKeys,
  feedingExponent,
  seasonWaters,
  type HourInputs,
} from "#angling/bite-score/model.ts";
import { juneDusk } from "#angling/bite-score/june-dusk.fixture.ts";
import { scoreHour, scoreOrDefault, type ScoredHour } from "#angling/bite-score/score-hour.ts";

function scored(parts: Partial<HourInputs>): ScoredHour {
  const result = scoreHour({ ...juneDusk, ...parts });
  if (result.kind !== "scored") throw new Error(result.reason);
  return result;
}

describe("the model", () => {
  test("gives a perfect hour 100 points, with the model version", () => {
    const result = scored({});
    expect(result).toMatchObject({
      score: 100,
      level: "Excellent",
      action: "Recommended Action",
      parts: { here: 1, feeding: 1, fishable: 1 },
      notAvailable: [],
      modelVersion: "2027.1",
    });
    expect(result.factors.map(({ key }) => key)).toEqual([...factorKeys]);
  });

  test("cannot offset a gale or thunder", () => {
    const gale = { speed: knots(40), from: degrees(45), quality: "forecast" } as const;
    expect(scored({ wind: gale }).score).toBe(0);
    const thunder = { ...juneDusk.sky!, precipitation: "thunder" } as const;
    expect(scored({ sky: thunder }).score).toBeLessThanOrEqual(10);
  });
});

describe("an hour with a missing input", () => {
  test("counts an empty sky as missing weather", () => {
    const sky = {
      cloudCover: null,
      precipitation: null,
      pressureChange: null,
      quality: "forecast",
    } as const;
    expect(scored({ sky }).notAvailable).toEqual(["weather"]);
  });

  test("has no score without tide or season", () => {
    expect(scoreHour({ ...juneDusk, tide: null })).toMatchObject({
      kind: "no-score",
      reason: "tide-not-available",
      notAvailable: ["tide"],
    });
    expect(scoreHour({ ...juneDusk, season: null })).toMatchObject({
      kind: "no-score",
      reason: "season-not-available",
    });
  });
});

describe("federal water", () => {
  test("has no score in any conditions, because striped bass fishing is prohibited", () => {
    const result = scoreHour({ ...juneDusk, isClosedWater: true });
    expect(result).toMatchObject({ kind: "no-score", reason: "closed-water" });
    expect(result.factors).toHaveLength(7);
  });

  // SPEC 9.8
  test("sends the API's default score, marked as such", () => {
    expect(scoreOrDefault(scoreHour({ ...juneDusk, isClosedWater: true }))).toEqual({
      score: 65,
      isDefault: true,
    });
    expect(scoreOrDefault(scored({}))).toEqual({ score: 100, isDefault: false });
  });
});

const anyInputs: fc.Arbitrary<HourInputs> = fc.record({
  instant: fc.integer({ min: 0, max: 4e12 }),
  isClosedWater: fc.boolean(),
  preferences: fc.record({
    flow: fc.constantFrom("ebb", "flood", "either"),
    wind: fc.option(
      fc.record({
        from: fc.integer({ min: 0, max: 359 }),
        within: fc.integer({ min: 0, max: 180 }),
        least: fc.integer({ min: 0, max: 20 }),
        most: fc.integer({ min: 0, max: 40 }),
      }),
    ),
    exposure: fc.constantFrom("boat", "shore"),
  }),
  tide: fc.option(
    fc.record({
      flow: fc.constantFrom("ebb", "flood"),
      relativeSpeed: fc.double({ min: 0, max: 1.2, noNaN: true }),
      springStrength: fc.double({ min: 0, max: 1, noNaN: true }),
      basis: fc.constantFrom("current", "height"),
    }),
  ),
  sunAltitude: fc.option(fc.double({ min: -90, max: 90, noNaN: true }).map(degrees)),
  season: fc.option(
    fc.record({
      date: fc
        .date({ min: new Date("2000-01-01"), max: new Date("2060-12-31"), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      water: fc.constantFrom(...seasonWaters),
      holdsFishOver: fc.boolean(),
      springDelayDays: fc.integer({ min: -40, max: 40 }),
    }),
  ),
  moon: fc.option(
    fc.record({
      springStrength: fc.double({ min: 0, max: 1, noNaN: true }),
      solunar: fc.constantFrom("major", "minor", "none"),
    }),
  ),
  water: fc.option(
    fc.record({
      temperature: fc.double({ min: 20, max: 100, noNaN: true }).map(fahrenheit),
      dropIn24Hours: fc.option(fc.double({ min: -20, max: 20, noNaN: true })),
      quality: fc.constantFrom("observed", "forecast", "estimate"),
    }),
  ),
  wind: fc.option(
    fc.record({
      speed: fc.double({ min: 0, max: 120, noNaN: true }).map(knots),
      from: fc.option(fc.integer({ min: 0, max: 360 }).map(degrees)),
      quality: fc.constantFrom("observed", "forecast", "estimate"),
    }),
  ),
  sky: fc.option(
    fc.record({
      cloudCover: fc.option(fc.integer({ min: 0, max: 100 })),
      precipitation: fc.option(fc.constantFrom("none", "drizzle", "rain", "thunder")),
      pressureChange: fc.option(fc.double({ min: -30, max: 30, noNaN: true }).map(hectopascals)),
      quality: fc.constantFrom("observed", "forecast", "estimate"),
    }),
  ),
});

describe("for any inputs", () => {
  test("the score is a whole number from 0 to 100 and each factor within its maximum", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const result = scoreHour(inputs);
        for (const { score, maxScore } of result.factors) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(maxScore);
        }
        expect(result.factors.length + result.notAvailable.length).toBe(7);
        expect(result.kind === "scored").toBe(
          inputs.tide !== null && inputs.season !== null && !inputs.isClosedWater,
        );
        const score = result.kind === "scored" ? result.score : 0;
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });

  test("the shown points and shares give the shown score by the documented formula", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const result = scoreHour(inputs);
        if (result.kind !== "scored") return;
        const points = result.factors.filter(({ kind }) => kind === "points");
        const reached = points.reduce((sum, { score }) => sum + score, 0);
        const possible = points.reduce((sum, { maxScore }) => sum + maxScore, 0);
        const { here, feeding, fishable } = result.parts;
        expect(feeding).toBeCloseTo(
          Math.round((reached / possible) ** feedingExponent * 100) / 100,
          9,
        );
        expect(result.score).toBe(Math.round(100 * here * feeding * fishable));
        expect(Math.abs(result.score - result.exactScore)).toBeLessThan(2.5);
      }),
    );
  });

  test("no part raises the score above the limit of another", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const result = scoreHour(inputs);
        if (result.kind !== "scored") return;
        const least = Math.min(result.parts.here, result.parts.feeding, result.parts.fishable);
        expect(result.score).toBeLessThanOrEqual(Math.round(100 * least));
      }),
    );
  });
});
