import { minute } from "@striper/marine/time";
import { metres } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { builtChart, waterAt } from "#web/testing/built-chart.ts";
import { crossingOf, crossings } from "@striper/angling/spots";
import { halfFeetText } from "@striper/angling/words";
import { choicesOf, usualChoices, wadingView, type WadingQuestion } from "./wading-view.ts";

const chart = builtChart();
const place = crossingOf("thompson-spit");
const water = await waterAt(place.position);
const now = Date.UTC(2026, 5, 13, 9);
const ask = (more: Partial<WadingQuestion> = {}) =>
  wadingView({
    chart,
    place,
    choices: { ...usualChoices(place), ground: 1.8 },
    water,
    surge: null,
    now,
    units: "us",
    ...more,
  });

describe("the wading clock", () => {
  test.each(crossings)("treats $name as drying ground", (crossing) => {
    const choices = { ...usualChoices(crossing), ground: 1.8 };
    const view = ask({ place: crossing, choices });
    expect(view.source).toMatch(/^NOAA chart US5/);
    expect(view.turnBackAt).not.toBeNull();
  });

  test("refuses a chart at 1:80,000, even with own ground", () => {
    // Drying ground at Rockport.
    const coarse = { ...place, position: { latitude: 42.659, longitude: -70.60468 } };
    const view = ask({ place: coarse });
    expect(view).toMatchObject({ label: "No drying ground here", turnBackAt: null, taken: [] });
    expect(view.sentences).toEqual([expect.stringMatching(/^The chart here is too coarse/)]);
    expect(view.source).toMatch(/^NOAA chart US4MA04M .* 1:80,000\./);
  });

  test("counts down to the opening, then to the turn, then says to go", () => {
    const before = ask({ now: now + 6 * 60 * minute });
    expect(before.label).toBe("Opens in");
    const turn = before.turnBackAt ?? 0;
    const during = ask({ now: turn - 30.5 * minute });
    expect(during).toMatchObject({ label: "Turn back in", figure: "30 min", tone: "calm" });
    expect(ask({ now: turn - 10 * minute }).tone).toBe("warning");
    const late = ask({ now: turn + minute });
    expect(late).toMatchObject({
      label: "Go back now. Closes in",
      tone: "danger",
      turnBackAt: null,
    });
  });

  test("never shows a time without its safety margins", () => {
    const { sentences, taken } = ask({ surge: metres(0.2) });
    expect(sentences[0]).toMatch(/^Turn back at (?:Sat )?\d+:\d\d [ap]m\.$/);
    expect(taken).toEqual([
      "1.0 ft because the ground you know may have moved",
      expect.stringMatching(/^1\.\d ft for wind and pressure of ordinary days$/),
      "0.7 ft of surge seen at the Boston gauge",
      "1.0 ft for swell",
      expect.stringMatching(/^\d\.\d ft in all$/),
    ]);
  });

  test.each(["us", "metric"] as const)("subtracts the sum of its margins, in %s", (units) => {
    const { taken } = ask({ units, choices: usualChoices(place) });
    const parts = taken.map((text) => Number(/^[\d.]+/.exec(text)?.[0] ?? 0));
    const sum = parts.pop() ?? Number.NaN;
    // Each figure is rounded to a tenth.
    expect(Math.abs(parts.reduce((all, part) => all + part, 0) - sum)).toBeLessThan(0.25);
  });

  test("names the tide station and its distance by water", () => {
    expect(ask().station).toMatch(/^Tide of Moon Head, [\d.]+ mi away by water\.$/);
    const choices = { ...usualChoices(place), ground: -5 };
    expect(ask({ choices }).station).toMatch(/^Tide of Moon Head/);
  });

  test("turns earlier in surge and swell, and never later for water below the prediction", () => {
    const usual = ask().turnBackAt ?? 0;
    expect(ask({ surge: metres(0.3) }).turnBackAt ?? 0).toBeLessThan(usual);
    expect(ask({ surge: metres(-0.3) }).turnBackAt).toBe(usual);
    const choices = { ...usualChoices(place), ground: 1.8, swell: 0.9 };
    expect(ask({ choices }).turnBackAt ?? 0).toBeLessThan(usual);
  });

  test("stays shut with the lowest ground that the chart allows, and says why", () => {
    const view = ask({ choices: usualChoices(place) });
    expect(view).toMatchObject({ figure: "Stay off", turnBackAt: null });
    expect(view.sentences[0]).toContain("the lowest ground that the chart allows");
    expect(view.taken[0]).toContain("for the chart's survey");
  });

  test.each(["us", "metric"] as const)("has no two choices with the same text, in %s", (units) => {
    for (const values of [choicesOf.depth, choicesOf.swell, choicesOf.ground]) {
      const texts = values.map((value) => halfFeetText(value, units));
      expect(new Set(texts).size).toBe(values.length);
    }
  });

  test("shows the chosen depth, also in half feet", () => {
    const depths = choicesOf.depth.map((depth) => {
      const { sentences } = ask({ choices: { ...usualChoices(place), ground: 2.4, depth } });
      return /Shallower than ([\d.]+ ft)/.exec(sentences.join(" "))?.[1];
    });
    expect(depths).toEqual(["0.5 ft", "1 ft", "1.5 ft", "2 ft", "3 ft"]);
  });

  test("says that the time is too short for a long way", () => {
    const choices = { ...usualChoices(place), ground: 0.9, distance: 8000, speed: 0.4, swell: 0 };
    expect(ask({ choices }).figure).toBe("Stay off");
  });

  test("shows no times where nothing dries", () => {
    const deep = crossingOf("42.333,-70.975");
    expect(ask({ place: deep })).toMatchObject({ label: "No drying ground here", source: null });
  });
});

test("an invalid address opens the first crossing", () => {
  expect(crossingOf("nowhere").id).toBe("moon-head-flats");
  expect(crossingOf(undefined).id).toBe("moon-head-flats");
});
