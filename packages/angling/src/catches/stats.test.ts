import { day } from "@striper/marine/time";
import { inches } from "@striper/marine/units";
import { buildCatch, buildTrip } from "@striper/testkit/catch-builders";
import { summerMorning } from "@striper/testkit/clock";
import { describe, expect, test } from "vitest";
import {
  catchAnalytics,
  countBySpecies,
  logBookStats,
  quickStats,
} from "#angling/catches/index.ts";

const now = summerMorning;

describe("the short form's figures", () => {
  // SPEC 8.15
  test("of an empty log are zero", () => {
    expect(quickStats([], now)).toEqual({
      totalCatches: 0,
      recentCatches: 0,
      speciesBreakdown: [],
    });
  });

  // SPEC 3.7
  test("count the last seven days exactly, without future catches", () => {
    const log = [
      buildCatch({ caughtAt: now }),
      buildCatch({ caughtAt: now - 7 * day + 1 }),
      buildCatch({ caughtAt: now - 7 * day }),
      buildCatch({ caughtAt: now + 1 }),
    ];
    expect(quickStats(log, now)).toMatchObject({ totalCatches: 4, recentCatches: 2 });
  });

  // SPEC 3.7
  test("combine the spellings of a species, most frequent first", () => {
    const log = [
      buildCatch({ species: "Bluefish" }),
      buildCatch({ species: " striped bass " }),
      buildCatch({ species: "Striped Bass" }),
    ];
    expect(countBySpecies(log)).toEqual([
      { species: "striped bass", count: 2 },
      { species: "Bluefish", count: 1 },
    ]);
  });
});

describe("the log book's figures", () => {
  test("count each catch that was a personal best on its day", () => {
    const log = [
      buildCatch({ caughtAt: now - 40 * day, length: inches(20) }),
      buildCatch({ caughtAt: now - 3 * day, length: inches(25) }),
      buildCatch({ caughtAt: now - 2 * day, length: inches(24) }),
      buildCatch({ caughtAt: now - 29 * day, species: "Bluefish" }),
    ];
    expect(logBookStats(log, now)).toEqual({
      totalCatches: 4,
      speciesCount: 2,
      personalBests: 2,
      recentCatches30Days: 3,
    });
  });
});

describe("analytics", () => {
  // SPEC 9.27
  test("include blank days and exclude earlier ones", () => {
    const log = [buildCatch({ caughtAt: now - day }), buildCatch({ caughtAt: now - 400 * day })];
    const trips = [
      buildTrip("blank", 2, now - 5 * day),
      buildTrip("blank too", 2, now - 6 * day),
      buildTrip("with fish", 2, now - day),
      buildTrip("long ago", 2, now - 500 * day),
    ];
    expect(catchAnalytics(log, trips, 365, now)).toMatchObject({
      totalCatches: 1,
      fishingDays: 3,
      successRate: 33.3,
    });
  });

  test("include a day whose stripers were only counted at the trip's end", () => {
    const trips = [
      { ...buildTrip("counted", 2, now - day), stripersCaught: 4 },
      { ...buildTrip("blank", 2, now - 2 * day), stripersCaught: 0 },
    ];
    expect(catchAnalytics([], trips, 365, now)).toMatchObject({
      totalCatches: 0,
      fishingDays: 2,
      successRate: 50,
    });
  });

  test("count by days in Boston: 11 pm and 1 am are two days", () => {
    const log = [
      buildCatch({ caughtAt: Date.UTC(2026, 5, 12, 3) }),
      buildCatch({ caughtAt: Date.UTC(2026, 5, 12, 5) }),
    ];
    expect(catchAnalytics(log, [], 365, now).fishingDays).toBe(2);
  });
});
