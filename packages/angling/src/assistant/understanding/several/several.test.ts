import { describe, expect, test } from "vitest";
import { parseIso } from "@striper/marine/time";
import { alternativesOf } from "./alternatives.ts";
import { clausesOf } from "./clauses.ts";

const now = parseIso("2026-06-13T09:00:00Z") ?? Number.NaN;
const alternatives = (question: string) => alternativesOf(question, new Map(), now);

describe("a question with a choice in it", () => {
  test.each([
    ["high tide hull sat or sun", ["high tide hull sat", "high tide hull sunday"]],
    [
      "tog on the 14th of october or the 15th",
      ["tog on the 14th of october", "tog on the 15th of october"],
    ],
    ["fish hull or deer island tomorrow", ["fish hull tomorrow", "fish deer island tomorrow"]],
    [
      "limits on striper fluke and scup",
      ["limits on striper", "limits on fluke", "limits on scup"],
    ],
    ["saturday or sunday morning at hull", ["saturday morning at hull", "sunday morning at hull"]],
    ["sea bass in ma vs nh", ["sea bass in ma", "sea bass in nh"]],
    ["fluke from shore or from a boat", ["fluke from shore", "fluke from boat"]],
    [
      "sunrise and high tide at hull tomorrow",
      ["sunrise at hull tomorrow", "high tide at hull tomorrow"],
    ],
    [
      "sunset tonight and sunrise tomorrow at hull",
      ["sunset tonight at hull", "sunrise tomorrow at hull"],
    ],
    [
      "is hull better than deer island tomorrow",
      ["is hull better tomorrow", "is deer island better tomorrow"],
    ],
  ])("%s is one question for each", (question, expected) => {
    expect(alternatives(question)).toEqual(expected);
  });

  test.each([
    "can i use mackerel or eels with a circle hook for stripers",
    "how far is it from hull or deer island",
    "i kept one saturday and one sunday",
    "can i keep one in the morning and one at night",
    "best tide and time for deer island",
    "high tide and low tide at hull tomorrow",
    "slack between 5 and 9 pm tomorrow",
    "is jeffreys state or federal",
    "striper at 42.35 -70.5 or sunday",
    "🐟",
  ])("%s stays as it is", (question) => {
    expect(alternatives(question)).toEqual([question]);
  });
});

describe("a message of several questions", () => {
  test("are as many as end with a question mark of their own", () => {
    expect(
      clausesOf("sunset tonight? 24 scup from shore in april? 31 on the nose?").clauses,
    ).toEqual(["sunset tonight", "24 scup from shore in april", "31 on the nose"]);
  });

  test.each([
    [
      "when's high tide at hull? and what's the striper limit",
      ["when's high tide at hull", "what's the striper limit"],
    ],
    [
      "when should i fish the merrimack tomorrow, and whats the limit",
      ["when should i fish the merrimack tomorrow", "whats the limit"],
    ],
    ["striper slot in ma and do i need a license", ["striper slot in ma", "do i need a license"]],
  ])("%s is asked one by one", (message, expected) => {
    expect(clausesOf(message).clauses).toEqual(expected);
  });

  test.each([
    "caught a 30 inch striper at hull. can i keep it?",
    "hull or deer island tonight, which is better",
    "is a? is b? is c? is d? is e?",
    "tide",
  ])("%s is one", (message) => {
    expect(clausesOf(message).clauses).toEqual([message]);
  });
});
