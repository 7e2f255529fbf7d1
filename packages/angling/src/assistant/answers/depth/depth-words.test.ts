import { degrees, metres } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import {
  awayWords,
  chartedWords,
  leastFeet,
  marginFeet,
  rangeWords,
  surveyWords,
} from "./depth-words.ts";

const range = (from: number, to: number | null) => ({
  from: metres(from),
  to: to === null ? null : metres(to),
});

describe("the water over the ground, least rounded down", () => {
  test.each([
    [range(1, 2.8), "3 to 9 ft"],
    [range(10.8, null), "at least 35 ft"],
    [range(-0.4, null), "shoal or dry"],
    [range(-0.5, 1.3), "dry to 4 ft"],
    [range(-1.9, -0.2), "dry, the ground up to 7 ft above the water"],
    [range(3, 3.1), "9 to 10 ft"],
    [range(3.05, 3.05), "10 ft"],
  ])("%j is %s", (depth, words) => {
    expect(rangeWords(depth)).toBe(words);
  });

  test("a margin is rounded up, a least down", () => {
    expect(leastFeet(1)).toBe(3);
    expect(marginFeet(1)).toBe(4);
    // Figures that are whole feet but for a rounding stay as they are.
    expect(leastFeet(3.048)).toBe(10);
    expect(marginFeet(3.048)).toBe(10);
  });
});

describe("the chart's own depths", () => {
  test.each([
    [range(3.7, 5.5), "12 to 18 ft below"],
    [range(3.66, 3.66), "12 ft below"],
    [range(9.2, null), "at least 30 ft below"],
    [range(-0.5, null), "ground up to 2 ft above"],
    [range(-3, 0.6), "from 10 ft above to 2 ft below"],
    [range(-3, -0.6), "ground 2 to 10 ft above"],
  ])("%j: %s", (depth, words) => {
    expect(chartedWords(depth)).toBe(words);
  });
});

test.each([
  [55, 45, "60 yd NE"],
  [462, 0, "505 yd N"],
  [463, 90, "0.3 nm E"],
  [1852, 270, "1.0 nm W"],
])("%d m at %d°: %s", (distance, bearing, words) => {
  expect(awayWords(distance, degrees(bearing))).toBe(words);
});

test("a survey nobody graded is of unknown quality", () => {
  expect(surveyWords(null)).toBe("survey of unknown quality");
  expect(surveyWords("B")).toBe("survey zone B");
});
