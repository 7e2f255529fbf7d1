import { bostonHarbor, type Safety } from "@striper/angling/bite-score";
import { predictorsFor } from "@striper/angling/spots";
import { hour, instantOfHarborTime, type Instant } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { deviceScore } from "#web/features/bite-score/device-score.ts";
import { goWindowView, type GoQuestion } from "#web/features/bite-score/hours/go-window-view.ts";
import { hourInWords } from "#web/features/bite-score/hours/hour-in-words.ts";
import { deviceSeries } from "#web/features/bite-score/score/bite-now.ts";
import { someWeather } from "#web/testing/some-conditions.ts";

const now = instantOfHarborTime("2026-06-13", 15, 20);
const first = now - 20 * 60_000;
const safe: Safety = { verdict: "GO", reasons: [] };

/** Builds scores by hours from now; other hours score 40. */
function question(scores: Record<number, number>, over: Partial<GoQuestion> = {}): GoQuestion {
  const series = Array.from({ length: 60 }, (_, index) => ({
    at: first + index * hour,
    score: scores[index] ?? 40,
  }));
  return {
    series,
    hours: [],
    safetyIn: () => safe,
    season: bostonHarbor.season,
    nextGoodDate: null,
    now,
    ...over,
  };
}

describe("when to go", () => {
  test("is the best stretch of the next two days, and the next best", () => {
    expect(goWindowView(question({ 13: 78, 14: 80, 30: 64 }))).toEqual({
      tone: "go",
      headline: "Go tomorrow, 4 to 6 am.",
      why: null,
      caution: null,
      next: "Next best: tomorrow, 9 to 10 pm",
      good: { from: first + 13 * hour, to: first + 15 * hour },
    });
  });

  test("says first that it is not safe now, whatever later hours offer", () => {
    const gale = (from: number): Safety =>
      from < first + 12 * hour ? { verdict: "NO", reasons: ["Gale Warning"] } : safe;
    const headline = "Do not go out now: Gale Warning.";
    expect(goWindowView(question({ 13: 78, 30: 64 }, { safetyIn: gale }))).toEqual({
      tone: "danger",
      headline,
      why: "Go tomorrow, 4 to 5 am.",
      caution: null,
      next: "Next best: tomorrow, 9 to 10 pm",
      good: { from: first + 13 * hour, to: first + 14 * hour },
    });
    const quiet = goWindowView(question({}, { safetyIn: gale }));
    expect([quiet.tone, quiet.headline, quiet.good]).toEqual(["danger", headline, null]);
    expect(quiet.why).toMatch(/^No hour this week is worth a trip\./);
  });

  test("does not look further than 48 hours, but tells of a later one", () => {
    const view = goWindowView(question({ 50: 90 }));
    expect(view.headline).toBe("No good hours in the next 48.");
    expect(view.next).toBe("Next best: Mon at 5 pm");
  });

  test("names only safe hours beyond 48 hours too, and says when there are none", () => {
    const no: Safety = { verdict: "NO", reasons: ["Small Craft Advisory"] };
    const until = (end: number) => (from: Instant) => (from < first + end * hour ? no : safe);
    const later = { 50: 90, 55: 70 };
    const quiet = question(later, {
      safetyIn: (from) => (from === first + 50 * hour ? no : safe),
    });
    expect(goWindowView(quiet).next).toBe("Next best: Mon at 10 pm");
    const none = goWindowView(question(later, { safetyIn: until(60) }));
    expect([none.headline, none.why, none.next]).toEqual([
      "Do not go out now: Small Craft Advisory.",
      "No good hours in the next 48; those later this week are not safe.",
      null,
    ]);
  });

  test("calls hours that are not safe better only where they are", () => {
    const no: Safety = { verdict: "NO", reasons: ["Thunder"] };
    const safetyIn = (from: Instant) => (from === first + 30 * hour ? no : safe);
    expect(goWindowView(question({ 13: 80, 30: 64 }, { safetyIn })).next).toBeNull();
  });

  test("speaks only of hours of at least 50: else the best of the week is told", () => {
    const view = goWindowView(question({ 16: 49 }));
    expect(view.headline).toBe("No hour this week is worth a trip.");
    expect(view.why).toBe("The best hour this week scores 49.");
    expect(view.next).toBeNull();
  });

  test("in November says why, and in which month the fish come back", async () => {
    const then = instantOfHarborTime("2026-11-22", 9);
    const water = await predictorsFor(bostonHarbor.stations);
    const device = deviceScore({
      place: bostonHarbor,
      water,
      weather: undefined,
      now: then,
      hours: 168,
    });
    if (device === null) throw new Error("there is a score");
    const series = deviceSeries(device.series, then);
    expect(Math.max(...series.map(({ score }) => score ?? 0))).toBeLessThanOrEqual(20);
    const view = goWindowView(
      question({}, { series, hours: device.hours, nextGoodDate: device.nextGoodDate, now: then }),
    );
    expect(view.tone).toBe("quiet");
    expect(view.headline).not.toMatch(/\bGo\b|try/);
    expect(view.why).toMatch(/^Few stripers are left; the best hour this week scores \d+\.$/);
    expect(view.next).toMatch(
      /^They come back in May\. An hour of 50 is expected from about May 1\d\.$/,
    );
  });

  test("in a week of gales names the first day when that is expected to change, and that wind is not known", async () => {
    const water = await predictorsFor(bostonHarbor.stations);
    const gale = someWeather(now);
    for (const entry of gale.weather) entry.wind_speed_kt = 38;
    const device = deviceScore({ place: bostonHarbor, water, weather: gale, now, hours: 168 });
    if (device === null) throw new Error("there is a score");
    const view = goWindowView(
      question(
        {},
        {
          series: deviceSeries(device.series, now),
          hours: device.hours,
          nextGoodDate: device.nextGoodDate,
        },
      ),
    );
    expect(view.why).toMatch(/^Wind or thunder keeps you from fishing; the best hour/);
    expect(view.next).toBe(
      "By tide, light and season an hour of 50 is next expected on Sat Jun 20. Wind after Sat Jun 20 is not forecast.",
    );
  });

  test("names no date while an hour of the week is worth a trip", async () => {
    const water = await predictorsFor(bostonHarbor.stations);
    const weather = someWeather(now);
    const device = deviceScore({ place: bostonHarbor, water, weather, now, hours: 168 });
    expect(device?.nextGoodDate).toBeNull();
  });

  test("skips the hours within a window that are not safe", () => {
    const thunder = (from: Instant, to: Instant): Safety =>
      from < first + 15 * hour && to > first + 14 * hour
        ? { verdict: "NO", reasons: ["Thunder"] }
        : safe;
    const view = goWindowView(question({ 13: 70, 14: 90, 15: 82, 16: 80 }, { safetyIn: thunder }));
    expect(view.headline).toBe("Go tomorrow, 6 to 8 am.");
  });

  test("prefers safe hours to better ones and says why", () => {
    const gale = (from: Instant): Safety =>
      from > first + 5 * hour && from < first + 20 * hour
        ? { verdict: "NO", reasons: ["Gale Warning"] }
        : safe;
    const view = goWindowView(question({ 13: 90, 30: 64 }, { safetyIn: gale }));
    expect(view.headline).toBe("Go tomorrow, 9 to 10 pm.");
    expect(view.next).toBe("Better for fish but not safe: tomorrow, 4 to 5 am, Gale Warning");
  });

  test("never sends anybody out against a warning", () => {
    const no: Safety = { verdict: "NO", reasons: ["Gale Warning", "Gusts 40 kt"] };
    const view = goWindowView(question({ 0: 90 }, { safetyIn: () => no }));
    expect(view.tone).toBe("danger");
    expect(view.headline).toBe("Do not go out now: Gale Warning, gusts 40 kt.");
    expect(view.headline).not.toMatch(/^Go/);
  });

  test("warns when the hour before is unsafe, because the way there falls into it", () => {
    const gale = (from: Instant): Safety =>
      from < first + 13 * hour
        ? { verdict: "NO", reasons: ["Gale Warning"] }
        : { verdict: "CAUTION", reasons: ["Gusts 17 kt"] };
    expect(goWindowView(question({ 13: 78 }, { safetyIn: gale })).caution).toBe(
      "Take care: the hour before is not safe (Gale Warning); gusts 17 kt.",
    );
  });
});

describe("an hour in words", () => {
  test("names water, light and wind", async () => {
    const water = await predictorsFor(bostonHarbor.stations);
    const score = deviceScore({
      place: bostonHarbor,
      water,
      weather: someWeather(now),
      now,
      hours: 24,
    });
    const words = score?.hours.map(hourInWords) ?? [];
    expect(words).toHaveLength(24);
    for (const text of words) {
      expect(text).toMatch(
        /^(Strong ebb|Strong flood|Steady ebb|Steady flood|Water near slack) (by day|in the dark|at sunrise|toward sunset|at first light|at dusk), SW wind 8\u00A0kt$/,
      );
    }
  });
});
