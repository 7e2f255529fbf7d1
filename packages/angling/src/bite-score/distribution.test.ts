import { harborDate, harborParts } from "@striper/marine/time";
import { syntheticYear } from "@striper/testkit/synthetic-weather";
import { beforeAll, describe, expect, test } from "vitest";
import { biteSeries, bostonHarbor, type ScoredHour } from "#angling/bite-score/index.ts";
import { predictorsFor } from "#angling/spots/index.ts";
import { presenceShare } from "#angling/bite-score/factors/presence.ts";
import { seasonWaters } from "#angling/bite-score/model.ts";
import { hereShare } from "#angling/bite-score/parts.ts";

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

const scoresOf = (...months: readonly number[]): number[] =>
  hours.filter(({ month }) => months.includes(month)).map(({ score }) => score.exactScore);

const season = [5, 6, 7, 8, 9, 10];

describe("over a synthetic year the score", () => {
  test("exists for every hour", () => {
    expect(hours).toHaveLength(365 * 24);
  });

  test("is Excellent in under a tenth of the season's hours, and sometimes in each month from June to October", () => {
    const scores = scoresOf(...season);
    const excellent = scores.filter((score) => Math.round(score) >= 80).length / scores.length;
    expect(excellent).toBeLessThan(0.1);
    for (const month of [6, 7, 8, 9, 10])
      expect(Math.max(...scoresOf(month))).toBeGreaterThanOrEqual(79.5);
  });

  test("stays under 10 from December to March", () => {
    expect(Math.max(...scoresOf(12, 1, 2, 3))).toBeLessThan(10);
  });

  test("recommends no trip in the last ten days of November", () => {
    const late = hours.filter(({ score }) => {
      const { month, day } = harborParts(score.instant);
      return month === 11 && day >= 20;
    });
    expect(late.length).toBeGreaterThan(200);
    for (const { score } of late) expect(score.score).toBeLessThanOrEqual(20);
  });
});

describe("from one day to the next with equal inputs", () => {
  const everyDay = Array.from({ length: 366 }, (_, index) =>
    harborDate(Date.UTC(2028, 0, 1, 17) + index * 24 * 3_600_000),
  );

  test.each(seasonWaters)("the score never jumps by more than six points: %s", (water) => {
    for (const holdsFishOver of [false, true])
      for (const springDelayDays of [-10, 0, 10]) {
        const scores = everyDay.map((date) => {
          const presence = presenceShare({ date, water, holdsFishOver, springDelayDays });
          return 100 * hereShare(presence, 1);
        });
        const jumps = scores.slice(1).map((score, index) => Math.abs(score - (scores[index] ?? 0)));
        expect(Math.max(...jumps)).toBeLessThanOrEqual(6);
        expect(Math.abs((scores[0] ?? 0) - (scores.at(-1) ?? 0))).toBeLessThanOrEqual(6);
      }
  });
});
