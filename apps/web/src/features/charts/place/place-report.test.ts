import { describe, expect, test } from "vitest";
import { metres } from "@striper/marine/units";
import { builtChart, waterAt } from "#web/testing/built-chart.ts";
import { placeReport, type PlaceQuestion } from "./place-report.ts";

const chart = builtChart();
const now = Date.UTC(2026, 5, 13, 14);
const presidentRoads = { latitude: 42.335, longitude: -70.965 };
const water = await waterAt(presidentRoads);
const asked = (latitude: number, longitude: number, more: Partial<PlaceQuestion> = {}) =>
  placeReport({
    chart,
    position: { latitude, longitude },
    water,
    at: now,
    now,
    surge: null,
    units: "us",
    ...more,
  });

describe("a tap on the water", () => {
  test("shows the depth now with its margin, and at the next low and high", () => {
    const { title, margin, sentences, source } = asked(42.333, -70.975);
    expect(title).toMatch(/^(?:\d+ to \d+ ft|At least \d+ ft) here now$/);
    expect(margin).toMatch(
      /^± \d+ ft \(survey zone [AB]\d?, wind and pressure of ordinary days\)$/,
    );
    expect(sentences.join(" ")).toMatch(/ at (?:low|high), \d+:\d\d [ap]m; .* at (?:low|high), /);
    expect(source).toBe("NOAA chart US5BOSCD 4.5 of Jan 8, 2026, 1:12,000. Not for navigation.");
    expect(asked(42.356, -71.04).sentences[0]).toMatch(/^At least .*; at least /);
  });

  test("adds the gauge's surge, for the next hours only", () => {
    const plain = asked(42.333, -70.975, { units: "metric" });
    const high = asked(42.333, -70.975, { units: "metric", surge: metres(0.5) });
    const figure = (text: string) => Number(/[\d.]+/.exec(text)?.[0]);
    expect(figure(high.title) - figure(plain.title)).toBeCloseTo(0.5, 1);
    expect(high.margin).toContain("0.5 m above the prediction at the Boston gauge, counted in");
    const calm = asked(42.333, -70.975, { units: "metric", surge: metres(-0.04) });
    expect(calm.margin).toContain("water at the Boston gauge as predicted)");
    const tomorrow = { at: now + 24 * 3_600_000, units: "metric" } as const;
    expect(asked(42.333, -70.975, { ...tomorrow, surge: metres(0.5) })).toEqual(
      asked(42.333, -70.975, tomorrow),
    );
  });

  test("names bottom, danger and aid with bearing and distance", () => {
    const words = asked(42.333, -70.975).sentences.join("\n");
    expect(words).toMatch(/^Bottom: |^The chart does not name the bottom/m);
    expect(words).toMatch(
      /^(?:Rock|Wreck|Obstruction).*, (?:[\d.]+ (?:yd|nm) [NESW]+|right here)\.$/m,
    );
    expect(words).toMatch(/(?:Buoy|Light|Daybeacon|beacon).*, [\d.]+ (?:yd|nm) [NESW]+\.$/m);
  });

  test("names danger and aid before any explanation", () => {
    // A dredged channel and a flat.
    for (const [latitude, longitude] of [
      [42.356, -71.04],
      [42.3056, -70.9945],
    ] as const) {
      const { sentences } = asked(latitude, longitude);
      const first = (pattern: RegExp) => sentences.findIndex((sentence) => pattern.test(sentence));
      const danger = first(/^(?:Rock|Wreck|Obstruction)/);
      expect(danger).toBeGreaterThan(-1);
      expect(sentences[danger + 1]).toMatch(/, (?:[\d.]+ (?:yd|nm) [NESW]+|right here)\.$/);
      const explained = first(
        /^(?:Its highest|A dredged channel|The survey here|Bottom:|The chart does not)/,
      );
      expect(explained).toBeGreaterThan(danger + 1);
    }
  });
});

describe("a tap on a flat", () => {
  const flat = chart.cells
    .flatMap(({ areas }) => areas)
    .find(({ kind, from, to }) => kind === "depth-area" && from !== null && from < 0 && to === 0);

  test("shows when it dries and when all of it is dry", () => {
    expect(flat).toBeDefined();
    // The flats off Moon Head, south of Long Island.
    const { sentences } = asked(42.3056, -70.9945);
    const words = sentences.join("\n");
    expect(words).toMatch(/highest ground (?:is dry until|dries at)/);
  });
});

describe("where there is no depth", () => {
  test("land, and places beyond the chart, each have a sentence", () => {
    const land = asked(42.3235, -70.9655);
    expect(land).toMatchObject({ title: "Land here", margin: null });
    expect(land.sentences).toHaveLength(3);
    expect(asked(42.6, -69.9)).toEqual({
      title: "No chart here",
      margin: null,
      sentences: [expect.stringContaining("No electronic chart")],
      dries: false,
      source: null,
    });
  });
});
