import { describe, expect, test } from "vitest";
import { slipsBetween } from "#angling/assistant/slots/spelling/slips.ts";
import { correctSpelling } from "./spelling.ts";

describe("a misspelled word", () => {
  test.each([
    ["hihg tdie at hull", "high tide at hull"],
    ["striper limti", "striper limit"],
    ["wind hul gut", "wind hull gut"],
  ])("in %j is put right", (text, expected) => {
    expect(correctSpelling(text)).toBe(expected);
  });

  test.each([
    ["a place", "tide at gloucster", "tide at gloucester"],
    ["a time", "current near midnigt", "current near midnight"],
  ])("after at or near is put right towards %s", (_what, text, expected) => {
    expect(correctSpelling(text)).toBe(expected);
  });

  test("after at, off or near is no other word: a name stays one", () => {
    expect(correctSpelling("stripers regulatons")).toBe("stripers regulations");
    expect(correctSpelling("stripers off regulatons")).toBe("stripers off regulatons");
  });
});

test.each([
  ["a letter of the next key", "tude", "tide", 0.7],
  ["a wrong vowel", "tade", "tide", 0.8],
  ["two letters swapped", "tdie", "tide", 0.7],
  ["a letter twice", "tiide", "tide", 0.6],
  ["a letter left out", "tde", "tide", 0.7],
  ["a letter of another alphabet", "t\u00edde", "tide", 1],
  ["the same letter of another alphabet", "t\u00edde", "t\u00edde", 0],
  ["more than is asked for", "mooring", "tide", Number.POSITIVE_INFINITY],
])("%s counts as so many slips", (_what, typed, meant, slips) => {
  expect(slipsBetween(typed, meant, 3)).toBeCloseTo(slips);
});
