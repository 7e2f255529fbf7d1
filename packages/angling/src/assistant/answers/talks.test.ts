import { assert, asyncProperty, constantFrom, integer, oneof, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { day } from "@striper/marine/time";
import { inches } from "@striper/marine/units";
import { ask, factOf, given } from "@striper/testkit/assistant/ask";
import { askedAt } from "@striper/testkit/assistant/kept";

describe("talks", () => {
  test.each([
    [["tide at hull", "fluke?"], "Summer flounder"],
    [["striper limit", "30 inches"], "may be kept"],
    [["can I keep a 30 inch striper", "fluke"], "Summer flounder"],
    [["tell me about castle island", "quincy?"], "Spots"],
    [["what can you do", "castle island"], "Castle Island"],
    [["a 30 inch striper"], "may be kept"],
    [["nahant"], "tide"],
    [["bite score saturday at 6 pm at hull gut", "at 8 pm"], "8:00 pm"],
    [["bite score tomorrow morning", "monday"], "Monday"],
    [["tide at hull tomorrow", "how about at 6 pm"], "6:00 pm tomorrow"],
    [["my biggest striper", "and the last one"], "last catch"],
    [["where can I fish near quincy", "and on the ebb?"], "fish on the ebb"],
    [["wind tomorrow at 3 pm", "is it safe there then"], "Safety"],
    [["fluke limit", "what about whales"], "right whale"],
    [["fluke limit", "purple"], 'I did not read "purple"'],
    [["can I keep a 30 inch striper", "should I release a second one"], "must go back"],
    [["slack at hull gut tomorrow", "why"], "Hull Gut"],
    [["how many stripers did I catch", "and did I release"], "catch"],
    [["what is fluke", "where is one near hull"], "Spots"],
    [["striper limit in nh", "is that in federal waters too"], "closed"],
    [["striper limit", "where is the federal line"], "three nautical miles"],
  ])("%j", async (turns, words) => {
    expect((await ask(turns)).text).toContain(words);
  });

  test("read reports as text and not as orders", async () => {
    const { text, facts } = await ask("any fishing reports?");
    expect(text).not.toMatch(/[<>[\]]|javascript:alert\(/);
    expect(facts).toHaveLength(2);
    expect((await ask("fishing reports", { providers: { reports: given([]) } })).text).toContain(
      "no report",
    );
  });

  test("help with the app where a topic fits, else tell what there is", async () => {
    expect((await ask("how do I change my password")).text).toContain("profile");
    expect((await ask("how do I use the app")).text).toContain("menu");
  });
});

describe("hostile input", () => {
  test.each([
    "x".repeat(501),
    "",
    "   ",
    "🎣🎣",
    "\u0000\u0007",
    "' OR 1=1 --",
    "<img src=x onerror=alert(1)>",
    "....",
    "\u202Eedit",
    "1/2 1/2 1/2",
    "at at at at",
    "0 inch striper",
    "-5 inch striper",
    "999999 inch striper",
    "99999999999999999999 fish",
    "35:99 pm",
    "0/0/0",
    "tide on 13/45/2026",
    "next next next saturday",
    "the the the",
  ])("%j gets a sensible answer", async (question) => {
    const answer = await ask(question);
    expect(answer.text.length).toBeGreaterThan(20);
    expect(answer.text).not.toMatch(/undefined|NaN|null|\[object/);
  });

  test("any text is answered without a fault and without an invented number", async () => {
    const words = constantFrom(
      "tide",
      "tomorrow",
      "Hull",
      "striper",
      "30 inch",
      "limit",
      "keep",
      "when",
      "where",
      "and",
      "in june",
      "at 6",
      "why",
      "my",
      "biggest",
      "ebb",
      "from shore",
      "Stellwagen",
      "license",
      "wind",
      "score",
      "?",
      "2",
      "next",
      "high",
      "slack",
      "fluke",
      "Portsmouth",
      "sunset",
      "moon",
      "near me",
      "last week",
    );
    const sentence = oneof(
      string({ maxLength: 60 }),
      string({ unit: "grapheme", maxLength: 40 }),
      words,
    );
    await assert(
      asyncProperty(
        sentence,
        words,
        words,
        words,
        integer({ min: 0, max: 365 }),
        async (first, second, third, fourth, days) => {
          const answer = await ask(
            [`${first} ${second} ${third} ${fourth}`, `${fourth} ${second}`],
            { now: askedAt + days * day },
          );
          expect(answer.text).not.toMatch(/undefined|NaN|\[object/);
        },
      ),
      { numRuns: 120 },
    );
  }, 60_000);
});

test("lengths in any unit are the same fish", async () => {
  const verdicts = await Promise.all(
    [
      '28 1/2" striper keep?',
      "28.5 inch striper keep?",
      "can I keep a 72.4 cm striper",
      "can I keep a twenty eight and a half inch striper",
    ].map((question) => ask(question)),
  );
  expect(verdicts.map((answer) => factOf(answer, "verdict"))).toEqual([
    "keep",
    "keep",
    "keep",
    "keep",
  ]);
  expect(inches(28.5)).toBe(28.5);
});
