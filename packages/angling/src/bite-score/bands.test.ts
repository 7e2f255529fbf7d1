import { describe, expect, test } from "vitest";
import { actionOf, factorLabel, levelOf, ratingOf, topFactors } from "#angling/bite-score/bands.ts";
import { factorKeys } from "#angling/bite-score/model.ts";

describe("the bands", () => {
  // SPEC 9.5
  test.each([
    [100, "Excellent"],
    [80, "Excellent"],
    [79, "Good"],
    [60, "Good"],
    [59, "Fair"],
    [40, "Fair"],
    [39, "Challenging"],
    [0, "Challenging"],
  ])("call %s %s", (score, level) => {
    expect(levelOf(score)).toBe(level);
  });

  // SPEC 9.6
  test.each([
    [70, "Recommended Action"],
    [69, "Worth Trying"],
    [50, "Worth Trying"],
    [49, "Consider Waiting"],
  ])("advise at %s: %s", (score, action) => {
    expect(actionOf(score)).toBe(action);
  });

  // SPEC 9.7
  test.each([
    [20, 25, "Great"],
    [19.9, 25, "Good"],
    [15, 25, "Good"],
    [10, 25, "OK"],
    [9.9, 25, "Poor"],
    [0, 0, "Poor"],
  ])("rate %s of %s as %s", (score, maxScore, rating) => {
    expect(ratingOf(score, maxScore)).toBe(rating);
  });
});

describe("factors", () => {
  // SPEC 3.5
  test("show their names, and capitalize unknown keys", () => {
    expect(factorKeys.map(factorLabel)).toEqual([
      "Weather",
      "Tides",
      "Time",
      "Wind",
      "Season",
      "Moon",
      "Water Temp",
    ]);
    expect(factorLabel("pressure")).toBe("Pressure");
    expect(factorLabel("")).toBe("");
  });

  // SPEC 2.32, 9.7
  test("are sorted by share of the maximum, at most four", () => {
    const factors = [
      { key: "tide", score: 20, maxScore: 25 },
      { key: "moon", score: 5, maxScore: 5 },
      { key: "wind", score: 2, maxScore: 10 },
      { key: "time", score: 20, maxScore: 25 },
      { key: "seasonal", score: 15, maxScore: 15 },
    ];
    expect(topFactors(factors).map(({ key }) => key)).toEqual(["moon", "seasonal", "tide", "time"]);
    expect(topFactors(factors.slice(0, 2))).toHaveLength(2);
  });
});
