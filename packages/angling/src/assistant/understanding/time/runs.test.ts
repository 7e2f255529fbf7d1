import { parseIso } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { readRange, timeRuns } from "./runs.ts";

/** Saturday, 13 June 2026, 5 am in Boston. */
const now = parseIso("2026-06-13T09:00:00Z") ?? 0;
const words = (text: string) => timeRuns(text, now).map(({ start, end }) => text.slice(start, end));

describe("words of time", () => {
  test.each([
    ["slack on saturday at 6 am", ["on saturday at 6 am"]],
    ["at 6 am on saturday", ["at 6 am on saturday"]],
    ["high tide friday the 19th", ["friday the 19th"]],
    ["friday or sunday", ["friday", "sunday"]],
    ["what is good bait", []],
  ])("of %j are %j", (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
});

describe("a span of days", () => {
  test.each([
    ["monday to wednesday", "2026-06-15", "2026-06-17"],
    ["best hours tuesday thru the friday", "2026-06-16", "2026-06-19"],
    ["between june 15 and june 20", "2026-06-15", "2026-06-20"],
  ])("%j is one", (text, from, to) => {
    expect(readRange(text, now)).toMatchObject({ from, to, kind: "span" });
  });

  test.each([
    ["two days without a word between them", "monday wednesday"],
    ["a choice", "monday or wednesday"],
    ["two days with hours", "monday at 6 am to wednesday"],
    ["a day to an hour", "monday to 6 am"],
    ["a single day", "monday"],
    ["one that ends before it starts", "june 20 to june 15"],
  ])("%s is none: %j", (_kind, text) => {
    expect(readRange(text, now)).toBeNull();
  });
});
