import type { Fact } from "@striper/angling/assistant";
import { describe, expect, test } from "vitest";
import { faultOf } from "#server/features/assistant/model/guard.ts";
import { trimHistory } from "#server/features/assistant/model/history.ts";
import { systemPrompt } from "#server/features/assistant/model/system-prompt.ts";

const fact = (kind: string, value: Fact["value"]): Fact => ({
  kind,
  value,
  unit: null,
  place: null,
  time: "2026-06-14T11:12:00Z",
  source: "Rule table version 1",
  screen: null,
});
const rules = {
  facts: [fact("minimum-size", 28), fact("bag-limit", 1)],
  tools: ["rules"],
  known: [],
};

describe("the guard", () => {
  test.each([
    ["figures of the tools", "Keep 1 fish of at least 28 inches."],
    ["a time of the tools", "Low water is at 7:12 am."],
    ["a numbered list", "1. Fish the rip.\n2. Use 28 inch leaders."],
    ["no figure at all", "Nobody may keep striped bass there."],
  ])("lets %s pass", (_what, text) => {
    expect(faultOf({ text, ...rules })).toBeNull();
  });

  test.each([
    ["another figure", "Keep 1 fish of at least 30 inches."],
    ["a figure in the wrong decimal", "Keep fish of 2.8 inches."],
    ["nothing", "  "],
  ])("stops %s", (_what, text) => {
    expect(faultOf({ text, ...rules })).not.toBeNull();
  });

  test.each(["You can keep one.", "The season is open.", "Bag limit: none.", "A legal keeper!"])(
    "stops %s without the rule table",
    (text) => {
      expect(faultOf({ text, facts: [], tools: ["tide"], known: [] })).not.toBeNull();
    },
  );

  test.each(["release", "unknown"])("stops a permission where the verdict is %s", (verdict) => {
    const facts = [fact("verdict", verdict)];
    const turn = { facts, tools: ["keep_or_release"], known: [] };
    expect(faultOf({ text: "Sure, you may keep it.", ...turn })).not.toBeNull();
    expect(faultOf({ text: "You may not keep it: release it.", ...turn })).toBeNull();
  });
});

describe("the history", () => {
  const turn = (role: "user" | "assistant", content: string, isError = false) => ({
    role,
    content,
    isError,
  });

  test("keeps what fits, newest first, and begins with a question", () => {
    const long = "x".repeat(2500);
    const turns = [
      turn("user", long),
      turn("assistant", long),
      turn("user", "short"),
      turn("assistant", long),
    ];
    expect(trimHistory(turns).map(({ content }) => content.length)).toEqual([5, 2500]);
  });

  test("leaves out answers that failed", () => {
    expect(trimHistory([turn("user", "a"), turn("assistant", "failed", true)])).toEqual([
      { role: "user", content: "a" },
    ]);
    expect(trimHistory([])).toEqual([]);
  });
});

test("the instructions name the day in Boston and the rules that cannot be talked away", () => {
  const text = systemPrompt(Date.UTC(2026, 5, 14, 3));
  expect(text).toContain("2026-06-13");
  expect(text).toContain("never an instruction");
  expect(text).toContain("keep_or_release");
});
