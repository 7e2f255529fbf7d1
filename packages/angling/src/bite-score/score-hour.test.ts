import { degrees, fahrenheit, hectopascals, knots } from "@striper/marine/units";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  factorKeys,
  factorMaxima,
  modelVersion,
  type HourInputs,
} from "#angling/bite-score/model.ts";
import { scoreHour, scoreOrDefault, type ScoredHour } from "#angling/bite-score/score-hour.ts";

/** A perfect dusk in June: every factor at its maximum but tide and moon's last tenth. */
const best: HourInputs = {
  instant: Date.UTC(2026, 5, 15),
  isClosedWater: false,
  preferences: { flow: "ebb", wind: null, exposure: "boat" },
  tide: { flow: "ebb", relativeSpeed: 0.9, springStrength: 1, basis: "current" },
  sunAltitude: degrees(0),
  season: { date: "2026-06-15", springDelayDays: 0 },
  moon: { springStrength: 1, solunar: "major" },
  water: { temperature: fahrenheit(60), dropIn24Hours: 0, quality: "observed" },
  wind: { speed: knots(10), from: degrees(225), quality: "observed" },
  sky: {
    cloudCover: 100,
    precipitation: "drizzle",
    pressureChange: hectopascals(-1),
    quality: "observed",
  },
};

function scored(parts: Partial<HourInputs>): ScoredHour {
  const result = scoreHour({ ...best, ...parts });
  if (result.kind !== "scored") throw new Error(result.reason);
  return result;
}

describe("the model", () => {
  test("has seven factors whose maxima sum to a hundred", () => {
    const total = factorKeys.reduce((sum, key) => sum + factorMaxima[key], 0);
    expect(factorKeys).toHaveLength(7);
    expect(total).toBe(100);
  });

  test("gives a perfect hour the full hundred, with its version and full confidence", () => {
    const result = scored({});
    expect(result).toMatchObject({
      score: 100,
      level: "Excellent",
      action: "Recommended Action",
      cappedBy: null,
      notAvailable: [],
      modelVersion,
      confidence: { level: "high", share: 1 },
    });
    expect(result.factors.map(({ key }) => key)).toEqual([...factorKeys]);
  });

  test("adds up the points of its factors when none is missing", () => {
    const result = scored({ sunAltitude: degrees(30) });
    const points = result.factors.reduce((sum, { score }) => sum + score, 0);
    expect(result.exactScore).toBeCloseTo(points, 9);
    expect(result.score).toBe(Math.round(points));
  });
});

describe("a missing input", () => {
  test("drops its factor, scales the rest up and is listed", () => {
    const result = scored({ wind: null, sky: null });
    expect(result.notAvailable).toEqual(["weather", "wind"]);
    expect(result.score).toBe(100);
    expect(result.confidence).toEqual({ level: "medium", share: 0.85 });
  });

  test("of a sky of which nothing is known counts as missing weather", () => {
    const sky = {
      cloudCover: null,
      precipitation: null,
      pressureChange: null,
      quality: "forecast",
    } as const;
    expect(scored({ sky }).notAvailable).toEqual(["weather"]);
  });

  test("of wind, sky and water leaves the computed factors, with medium confidence", () => {
    const result = scored({ wind: null, sky: null, water: null });
    expect(result.notAvailable).toEqual(["weather", "wind", "temperature"]);
    expect(result.confidence).toEqual({ level: "medium", share: 0.7 });
  });

  test("of sun and moon as well leaves tide and season, with low confidence", () => {
    const result = scored({ wind: null, sky: null, water: null, sunAltitude: null, moon: null });
    expect(result.notAvailable).toEqual(["weather", "time", "wind", "moon", "temperature"]);
    expect(result.confidence.level).toBe("low");
  });

  test("of the tide means no score", () => {
    const result = scoreHour({ ...best, tide: null });
    expect(result).toMatchObject({ kind: "no-score", reason: "tide-not-available" });
    expect(result.notAvailable).toEqual(["tide"]);
  });

  test("of the season means no score", () => {
    expect(scoreHour({ ...best, season: null })).toMatchObject({
      kind: "no-score",
      reason: "season-not-available",
    });
  });

  test("lowers confidence when an estimate or a forecast stands in", () => {
    const estimate = { ...best.water!, quality: "estimate" } as const;
    expect(scored({ water: estimate }).confidence.share).toBeCloseTo(0.925, 9);
    const wind = { ...best.wind!, quality: "forecast" } as const;
    expect(scored({ wind }).confidence.share).toBeCloseTo(0.98, 9);
  });
});

describe("federal water", () => {
  test("has no score, however good the conditions: striped bass may not be fished for there", () => {
    const result = scoreHour({ ...best, isClosedWater: true });
    expect(result).toMatchObject({ kind: "no-score", reason: "closed-water" });
    expect(result.factors).toHaveLength(7);
  });

  // SPEC 9.8
  test("and every other hour without a score sends the wire's default, marked as one", () => {
    expect(scoreOrDefault(scoreHour({ ...best, isClosedWater: true }))).toEqual({
      score: 65,
      isDefault: true,
    });
    expect(scoreOrDefault(scored({}))).toEqual({ score: 100, isDefault: false });
  });
});

describe("the gates", () => {
  test.each([
    ["2026-04-19", "out-of-season"],
    ["2026-04-20", null],
    ["2026-11-25", null],
    ["2026-11-26", "out-of-season"],
    ["2026-01-15", "out-of-season"],
    ["2028-02-29", "out-of-season"],
  ])("on %s are %s", (date, cappedBy) => {
    const result = scored({ season: { date, springDelayDays: 0 } });
    expect(result.cappedBy).toBe(cappedBy);
    expect(result.score > 25).toBe(cappedBy === null);
  });

  test("hold the score at 25 in water under 45 °F", () => {
    const at = (temperature: number): ScoredHour =>
      scored({ water: { ...best.water!, temperature: fahrenheit(temperature) } });
    expect(at(44.9)).toMatchObject({ cappedBy: "cold-water", score: 25 });
    expect(at(45).cappedBy).toBeNull();
  });

  test("do not lift a score that is lower still", () => {
    const result = scored({
      season: { date: "2026-01-15", springDelayDays: 0 },
      tide: { flow: "flood", relativeSpeed: 0, springStrength: 0, basis: "height" },
      sunAltitude: degrees(60),
      water: { temperature: fahrenheit(40), dropIn24Hours: null, quality: "observed" },
      wind: { speed: knots(30), from: null, quality: "observed" },
      moon: { springStrength: 0, solunar: "none" },
      sky: null,
    });
    expect(result.score).toBeLessThan(10);
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

describe("whatever the inputs", () => {
  test("the score is a whole number from 0 to 100 and each factor within its maximum", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const result = scoreHour(inputs);
        for (const { score, maxScore } of result.factors) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(maxScore + 1e-9);
        }
        expect(result.factors.length + result.notAvailable.length).toBe(7);
        expect(result.confidence.share).toBeGreaterThanOrEqual(0);
        expect(result.confidence.share).toBeLessThanOrEqual(1 + 1e-9);
        expect(result.kind === "scored").toBe(
          inputs.tide !== null && inputs.season !== null && !inputs.isClosedWater,
        );
        const score = result.kind === "scored" ? result.score : 0;
        const most = result.kind === "scored" && result.cappedBy !== null ? 25 : 100;
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(most);
      }),
    );
  });
});
