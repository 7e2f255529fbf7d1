import { harborParts } from "@striper/marine/time";
import { syntheticYear } from "@striper/testkit/synthetic-weather";
import { beforeAll, describe, expect, test } from "vitest";
import {
  biteSeries,
  bostonHarbor,
  factorKeys,
  type BiteLevel,
  type FactorKey,
  type ScoredHour,
} from "#angling/bite-score/index.ts";
import { predictorsFor } from "#angling/spots/index.ts";

/** One synthetic year of hours in Boston Harbor: real tides, currents, sun and moon of 2026. */
let hours: { readonly month: number; readonly score: ScoredHour }[] = [];

beforeAll(async () => {
  const water = await predictorsFor(bostonHarbor.stations);
  hours = syntheticYear(2026, 20_260_613).flatMap((day) =>
    biteSeries({
      place: bostonHarbor,
      water,
      from: day.start,
      hours: 24,
      weather: day.hours.map((entry) => ({ ...entry, quality: "observed" })),
      waterTemperature: {
        temperature: day.waterTemperature,
        dropIn24Hours: day.waterDrop,
        observedAt: day.start,
      },
    })
      .filter((score) => score.kind === "scored")
      .map((score) => ({ month: harborParts(score.instant).month, score })),
  );
});

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const scoresOf = (...months: readonly number[]): number[] =>
  hours.filter(({ month }) => months.includes(month)).map(({ score }) => score.exactScore);

/** May to October, when anglers are out. */
const season = [5, 6, 7, 8, 9, 10];

describe("over a synthetic year the score", () => {
  test("exists for every hour", () => {
    expect(hours).toHaveLength(365 * 24);
  });

  test("is Excellent in less than a tenth of the season's hours, but is", () => {
    const scores = scoresOf(...season);
    const excellent = scores.filter((score) => Math.round(score) >= 80).length / scores.length;
    expect(excellent).toBeGreaterThan(0.01);
    expect(excellent).toBeLessThan(0.1);
  });

  test("reaches all four bands in the season", () => {
    const levels = new Set<BiteLevel>(
      hours.filter(({ month }) => season.includes(month)).map(({ score }) => score.level),
    );
    expect(levels).toEqual(new Set(["Excellent", "Good", "Fair", "Challenging"]));
  });

  test("is better in June than in July and August, and better again in September", () => {
    const summer = mean(scoresOf(7, 8));
    expect(mean(scoresOf(6))).toBeGreaterThan(summer);
    expect(mean(scoresOf(9))).toBeGreaterThan(summer);
  });

  test("never leaves Challenging from December to March", () => {
    expect(Math.max(...scoresOf(12, 1, 2, 3))).toBeLessThan(40);
  });

  test("hangs on no single factor for more than half of its variance", () => {
    const inSeason = hours.filter(({ month }) => season.includes(month));
    const total = mean(inSeason.map(({ score }) => score.exactScore));
    const shareOf = (key: FactorKey): number => {
      const points = inSeason.map(
        ({ score }) => score.factors.find((factor) => factor.key === key)?.score ?? 0,
      );
      const average = mean(points);
      const covariance = mean(
        inSeason.map(
          ({ score }, index) => ((points[index] ?? 0) - average) * (score.exactScore - total),
        ),
      );
      return covariance / mean(inSeason.map(({ score }) => (score.exactScore - total) ** 2));
    };
    const shares = factorKeys.map(shareOf);
    expect(Math.max(...shares)).toBeLessThan(0.5);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
  });
});
