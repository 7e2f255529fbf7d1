import { describe, expect, test } from "vitest";
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
