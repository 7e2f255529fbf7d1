import { describe, expect, test } from "vitest";
import { findMentions } from "./mentions.ts";

const masked = (text: string) => findMentions(text).masked;

describe("a name in a question", () => {
  test.each([
    ["stripers at gurnet", "FISH at PLACE"],
    ["choppers off hull", "FISH off PLACE"],
  ])("is found in %j", (text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  test.each([
    // "Winter Island" and "Middle Ground" are places, their first words alone are none.
    ["an everyday word after at or in", "stripers in winter", "FISH in winter"],
    ["a fish's nickname that is a word of its own", "we saw a chopper", "we saw a chopper"],
    ["the first half of a name where no place stands", "gurnet stripers", "gurnet FISH"],
  ])("is not %s", (_what, text, expected) => {
    expect(masked(text)).toBe(expected);
    expect(findMentions(text).places).toEqual([]);
  });
});
