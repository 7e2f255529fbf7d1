import { day, hour, minute } from "@striper/marine/time";
import { expect, test } from "vitest";
import { inputNotes, inputsSentence } from "#angling/bite-score/inputs-known.ts";
import type { FactorScore } from "#angling/bite-score/score-hour.ts";

const factor = (key: FactorScore["key"], quality: FactorScore["quality"]): FactorScore => ({
  key,
  kind: "share",
  score: 100,
  maxScore: 100,
  quality,
});

const now = 1_780_000_000_000;
const origin = (source: string, age: number) => ({ source, at: now - age });

test("missing inputs come first, then inputs with source and age", () => {
  const factors = [
    factor("wind", "forecast"),
    factor("temperature", "observed"),
    factor("seasonal", "computed"),
  ];
  const notes = inputNotes(
    { factors, notAvailable: ["weather"] },
    {
      forecast: origin("National Weather Service", 5.2 * hour),
      water: origin("NDBC 44013", 40 * minute),
    },
    now,
  );
  expect(notes).toEqual([
    "Sky is not known",
    "Wind is a forecast of 5 h ago (National Weather Service)",
    "Water temperature is a reading of 40 min ago (NDBC 44013)",
  ]);
  expect(inputsSentence(notes)).toBe(`${notes.join(". ")}.`);
});

test("the sky's note names its pressure reading", () => {
  const notes = inputNotes(
    { factors: [factor("weather", "forecast")], notAvailable: [] },
    {
      forecast: origin("National Weather Service", hour),
      pressure: origin("NDBC 44013", 20 * minute),
    },
    now,
  );
  expect(notes).toEqual([
    "Sky is a forecast of 1 h ago (National Weather Service), with a pressure reading of 20 min ago (NDBC 44013)",
  ]);
});

const water = (quality: FactorScore["quality"], age: number | null) =>
  inputNotes(
    { factors: [factor("temperature", quality)], notAvailable: [] },
    age === null ? {} : { water: origin("NDBC 44013", age) },
    now,
  );

test.each([
  ["observed", 30_000, "a reading of 1 min ago (NDBC 44013)"],
  ["observed", 47 * hour, "a reading of 47 h ago (NDBC 44013)"],
  ["estimate", 4 * day, "estimated from a reading of 4 days ago (NDBC 44013)"],
  ["estimate", 8 * day, "a seasonal estimate (Seasonal normals of Boston)"],
  ["estimate", null, "a seasonal estimate (Seasonal normals of Boston)"],
] as const)("water %s of %s ms ago", (quality, age, words) => {
  expect(water(quality, age)).toEqual([`Water temperature is ${words}`]);
});

test("an unknown age or source is omitted", () => {
  const note = (forecast: { source: string | null; at: number | null } | undefined) =>
    inputNotes({ factors: [factor("wind", "observed")], notAvailable: [] }, { forecast }, now);
  expect(note({ source: null, at: now - 2 * hour })).toEqual(["Wind is a reading of 2 h ago"]);
  expect(note({ source: "NDBC 44013", at: null })).toEqual(["Wind is a reading (NDBC 44013)"]);
  expect(note({ source: null, at: null })).toEqual(["Wind is a reading"]);
  expect(note(undefined)).toEqual(["Wind is a reading"]);
});

test("a time ahead of the device's clock gives no negative age", () => {
  const forecast = origin("National Weather Service", -hour);
  const factors = [factor("wind", "forecast")];
  expect(inputNotes({ factors, notAvailable: [] }, { forecast }, now)).toEqual([
    "Wind is a forecast of 1 min ago (National Weather Service)",
  ]);
});

test("computed inputs have no note", () => {
  const factors = [factor("tide", "computed"), factor("seasonal", "computed")];
  expect(inputNotes({ factors, notAvailable: [] }, {}, now)).toEqual([]);
  expect(inputsSentence([])).toBe("All inputs known.");
});
