import { fact, unsupportedNumbers } from "@striper/angling/assistant";
import { describe, expect, test } from "vitest";
import { askCorpusQuestion } from "./ask-corpus.ts";
import { failedChecks } from "./check.ts";
import { corpus } from "./corpus.ts";

const answer = {
  text: "High tide at 10:06 am.",
  declined: false,
  followUpContext: { frame: null },
  facts: [
    { ...fact("high-tide", 9.6, "NOAA", { place: "Boston" }), time: "2026-06-13T14:06:00Z" },
    { ...fact("season", "May 24 - Sep 23", "Rule table"), time: "not a time" },
  ],
};

describe("checks", () => {
  test("hold a figure, its time and its place", () => {
    expect(
      failedChecks(answer, ["high-tide@10:06=9.6", "high-tide@2026-06-13", "place=Boston"]),
    ).toEqual([]);
  });

  test("fail on another figure, another time, another place or a time that is none", () => {
    const checks = [
      "high-tide==9.7",
      "high-tide@11:06",
      "place=Hull",
      "place",
      "season@10:06",
      "low-tide",
      "!season",
      "declined",
    ];
    expect(failedChecks(answer, checks)).toEqual(checks.filter((check) => check !== "place"));
  });

  test("that are none are refused", () => {
    expect(() => failedChecks(answer, ["???"])).toThrow(RangeError);
  });

  test("need a question", async () => {
    const [first] = corpus;
    if (first === undefined) throw new Error("the corpus is empty");
    await expect(askCorpusQuestion({ ...first, turns: [] })).rejects.toThrow(RangeError);
  });
});

describe("numbers of a text", () => {
  test("are supported by facts, whatever their zeros", () => {
    expect(unsupportedNumbers("9.60 ft at 10:06 am, May 24", answer.facts, [])).toEqual([]);
    expect(unsupportedNumbers("12.3 ft", answer.facts, [])).toEqual(["12.3"]);
  });
});
