import { describe, expect, test } from "vitest";
import { emptyFrame } from "#angling/assistant/frame.ts";
import { isIdle, withoutIdleWords } from "./idle-words.ts";

describe("an idle word", () => {
  test.each([
    "anymore",
    "drifting",
    "drifted",
    "driftin",
    "swimming",
    "hoping",
    "sides",
    "sadly",
    "worried",
  ])("%j turns no verdict", (word) => {
    expect(isIdle(word)).toBe(true);
  });

  test.each([
    [
      "what is done with a fish",
      "sell sold trade swap freeze frozen fillet mounted stuffed canned cull",
    ],
    ["how it was taken", "gaffed netted speared snagged clubbed shot longline trap popper"],
    [
      "who somebody is",
      "customer restaurant disabled resident commercial tribal dealer guide stranger",
    ],
    ["another fish or animal", "spotted snake duck pike hybrid sucker runner shiner seal"],
    ["how many and how long", "dozen several pair longer bigger almost both nobody"],
    ["where", "reservoir dam ladder sanctuary pond maine line upper outer"],
  ])("is none that tells %s", (_what, words) => {
    expect(words.split(" ").filter(isIdle)).toEqual([]);
  });
});

test("idle words bar neither a rule nor a permit; elsewhere they stay unread", () => {
  const unreadOf = (intent: "keep" | "rules" | "permit" | "spots") =>
    withoutIdleWords({ ...emptyFrame, intent, unread: ["behind", "frozen"] }).unread;
  expect((["keep", "rules", "permit"] as const).map(unreadOf)).toEqual([
    ["frozen"],
    ["frozen"],
    ["frozen"],
  ]);
  expect(unreadOf("spots")).toEqual(["behind", "frozen"]);
  expect(withoutIdleWords(emptyFrame)).toBe(emptyFrame);
});
