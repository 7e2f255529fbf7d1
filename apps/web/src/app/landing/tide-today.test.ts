import { createTidePredictor } from "@striper/marine/tides";
import { harborStation } from "virtual:harbor-station";
import { describe, expect, test } from "vitest";
import { yOfHeight, pictureHeight, tidePaths } from "#web/app/landing/tide-drawing.ts";
import { tideToday } from "#web/app/landing/tide-today.ts";

const predictor = createTidePredictor(harborStation);

describe("today's tide on the landing page", () => {
  test("covers the harbor's day from edge to edge", () => {
    const { points } = tideToday(predictor, Date.UTC(2026, 5, 13, 12));
    expect(points.at(0)?.across).toBe(0);
    expect(points.at(-1)?.across).toBe(1);
  });

  test("also covers the days that have 23 and 25 hours", () => {
    expect(tideToday(predictor, Date.UTC(2026, 2, 8, 16)).points).toHaveLength(23 * 4 + 1);
    expect(tideToday(predictor, Date.UTC(2026, 10, 1, 16)).points).toHaveLength(25 * 4 + 1);
  });

  test("marks highs above lows, in order of time", () => {
    const { marks } = tideToday(predictor, Date.UTC(2026, 5, 13, 12));
    expect(marks.length).toBeGreaterThanOrEqual(3);
    const levels = (type: string) => marks.filter((mark) => mark.type === type).map((m) => m.level);
    expect(Math.min(...levels("H"))).toBeGreaterThan(Math.max(...levels("L")));
    const places = marks.map((mark) => mark.across);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test("says what the water does and what comes next", () => {
    const { sentence } = tideToday(predictor, Date.UTC(2026, 5, 13, 12));
    expect(sentence).toMatch(
      /^Boston is (rising|falling), -?\d+\.\d ft now; (high|low) -?\d+\.\d ft at \d+:\d\d [ap]m\. /,
    );
  });
});

describe("the drawing", () => {
  test("keeps room above the highest and below the lowest water", () => {
    const range = { lowest: -1, highest: 11 };
    expect(yOfHeight(11, range)).toBeGreaterThan(0);
    expect(yOfHeight(-1, range)).toBeLessThan(1);
    expect(yOfHeight(11, range)).toBeLessThan(yOfHeight(-1, range));
  });

  test("draws flat water without dividing by nothing", () => {
    const { water } = tidePaths([
      { across: 0, height: 3 },
      { across: 1, height: 3 },
    ]);
    expect(water).not.toContain("NaN");
    expect(water.endsWith(`V${pictureHeight}H0Z`)).toBe(true);
  });
});
