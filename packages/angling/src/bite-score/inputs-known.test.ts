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

test("nothing is said of what is computed or freshly observed", () => {
  const factors = [factor("tide", "computed"), factor("wind", "observed")];
  expect(inputNotes({ factors, notAvailable: [] }, { wind: 1 })).toEqual([]);
  expect(inputsSentence([])).toBe("All inputs known");
});

test("missing inputs come first, then forecasts, estimates and old readings with their ages", () => {
  const factors = [
    factor("wind", "forecast"),
    factor("temperature", "estimate"),
    factor("seasonal", "computed"),
  ];
  const notes = inputNotes({ factors, notAvailable: ["weather"] }, { wind: 5.2 });
  expect(notes).toEqual([
    "Sky is not known",
    "Wind is a forecast of 5 h ago",
    "Water temperature is a seasonal estimate",
  ]);
  expect(inputsSentence(notes)).toBe(
    "Sky is not known. Wind is a forecast of 5 h ago. Water temperature is a seasonal estimate",
  );
});

test.each([
  [2.9, []],
  [3, ["Water temperature is a reading of 3 h ago"]],
  [47, ["Water temperature is a reading of 47 h ago"]],
  [96, ["Water temperature is a reading of 4 days ago"]],
])("a reading of %s hours ago", (hours, notes) => {
  const factors = [factor("temperature", "observed")];
  expect(inputNotes({ factors, notAvailable: [] }, { temperature: hours })).toEqual(notes);
});
