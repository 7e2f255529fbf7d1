import { day, harborDate, hour, instantOfHarborTime } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { nextGoodDate } from "#angling/bite-score/next-good-date.ts";
import { bostonHarbor } from "#angling/bite-score/place.ts";
import { biteSeries } from "#angling/bite-score/series.ts";
import { predictorsFor } from "#angling/spots/index.ts";

describe("the next date with an hour worth a trip", async () => {
  const water = await predictorsFor(bostonHarbor.stations);
  const scoresOn = (date: string) =>
    biteSeries({ place: bostonHarbor, water, from: instantOfHarborTime(date, 0), hours: 25 })
      .filter(({ instant }) => harborDate(instant) === date)
      .map((entry) => (entry.kind === "scored" ? entry.score : 0));

  test.each(["2026-11-29", "2026-06-20", "2026-08-07", "2027-03-14", "2026-10-28"])(
    "from %s is the first that reaches 50 in average wind",
    (from) => {
      const start = instantOfHarborTime(from, 0);
      const date = nextGoodDate(bostonHarbor, water, start);
      if (date === null) throw new Error("there is such a date");
      expect(Math.max(...scoresOn(date))).toBeGreaterThanOrEqual(50);
      for (let at = start; harborDate(at) < date; at += day)
        expect(Math.max(...scoresOn(harborDate(at)))).toBeLessThan(50);
    },
  );

  test("ignores the past hours of the first day", () => {
    const last = instantOfHarborTime("2026-06-20", 23);
    const date = nextGoodDate(bostonHarbor, water, last + hour / 2);
    expect(date).not.toBe("2026-06-19");
    expect(date === null || date >= "2026-06-20").toBe(true);
  });

  test("is null without a tide", () =>
    expect(
      nextGoodDate(
        bostonHarbor,
        { tide: null, current: null },
        instantOfHarborTime("2026-06-20", 0),
      ),
    ).toBeNull());
});
