import { expect, test } from "vitest";
import { bestsOf, isBestOf, summaryOf } from "#web/features/catches/log/log-summary.ts";
import { someCatch } from "#web/features/catches/log/testing/some-catch.ts";

const now = Date.parse("2026-06-20T16:00:00Z");

test("as many catches are marked as personal bests as are counted, the first of a species included", () => {
  const catches = [
    someCatch(1, { date_caught: "2026-06-10T16:00:00.000Z", length_inches: 20 }),
    someCatch(2, { date_caught: "2026-06-11T16:00:00.000Z", length_inches: 19 }),
    someCatch(3, { date_caught: "2026-06-12T16:00:00.000Z", length_inches: 25 }),
    someCatch(4, { date_caught: "2026-06-13T16:00:00.000Z", length_inches: null }),
    someCatch(5, {
      species: "Bluefish",
      date_caught: "2026-06-14T16:00:00.000Z",
      length_inches: 12,
    }),
  ];
  const bests = bestsOf(catches);
  const marked = catches.filter(({ id }) => isBestOf(bests, id));
  expect(marked).toEqual([catches[0], catches[2], catches[4]]);
  const { personalBests, recent } = summaryOf(catches, now);
  expect(personalBests).toBe(3);
  expect(recent.filter(({ isBest }) => isBest)).toHaveLength(3);
});
