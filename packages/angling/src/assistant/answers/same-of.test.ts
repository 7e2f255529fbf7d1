import { describe, expect, test } from "vitest";
import { fact, type Fact } from "#angling/assistant/facts.ts";
import type { Reply } from "./reply.ts";
import { sameOf } from "./same-of.ts";

const reply = (...facts: Fact[]): Reply => ({ text: "", facts, declined: false });
const at = (time: string): number => Date.parse(time);
const turn = (kind: string, value: number, time: string | null, unit?: string): Fact =>
  fact(kind, value, "NOAA", {
    ...(time === null ? {} : { at: at(time) }),
    ...(unit === undefined ? {} : { unit }),
  });
const names = ["Hull", "Boston"];

describe("two answers are about the same", () => {
  test.each<[string, Reply[], string | null]>([
    [
      "by turns that are minutes apart",
      [
        reply(turn("high-tide", 9.6, "2026-06-13T14:06:00Z", "ft")),
        reply(turn("high-tide", 9.7, "2026-06-13T14:16:00Z", "ft")),
      ],
      "**Yes, about the same** for Hull and Boston: high tide 10:06 am against 10:16 am (9.6 and 9.7 ft).",
    ],
    [
      "not by turns an hour apart",
      [
        reply(turn("max-ebb", 2, "2026-06-13T14:06:00Z")),
        reply(turn("max-ebb", 2, "2026-06-13T15:16:00Z")),
      ],
      "**No, not the same** for Hull and Boston: strongest ebb 10:06 am against 11:16 am (2.0 and 2.0 ).",
    ],
    [
      "not by a rule of which one has no figure",
      [
        reply(fact("minimum-size", 28, "table"), fact("bag-limit", 1, "table")),
        reply(fact("bag-limit", 1, "table")),
      ],
      "**No, not the same** for Hull and Boston: minimum size 28 against not held.",
    ],
    [
      "by the same rule",
      [reply(fact("bag-limit", 1, "table")), reply(fact("bag-limit", 1, "table"))],
      "**Yes, about the same** for Hull and Boston: size, bag and season are the same.",
    ],
    ["of nothing is not told", [reply(), reply()], null],
    ["of one answer is not told", [reply(fact("bag-limit", 1, "table"))], null],
    [
      "of a turn without its hour is not told",
      [reply(turn("low-tide", 1, null)), reply(turn("low-tide", 1, null))],
      null,
    ],
  ])("%s", (_, replies, told) => {
    expect(sameOf(replies, names)).toBe(told);
  });
});
