import { dangerWordings, ordinaryQuestions } from "@striper/testkit/assistant/dangers/dangers";
import { unseenQuestions } from "@striper/testkit/assistant/unseen";
import { describe, expect, test } from "vitest";
import { find, type FindContext, type Finding } from "./find.ts";
import { shippedLearning } from "./learned.ts";
import type { CardBefore } from "./turn.ts";

const context: FindContext = {
  now: Date.UTC(2026, 5, 13, 14),
  ownSpots: [],
  learned: shippedLearning(),
};

function talk(...messages: readonly string[]): Finding {
  let before: CardBefore | null = null;
  let found: Finding = { candidates: [], shown: null, unread: [], emergency: null };
  for (const message of messages) {
    found = find(message, before, context);
    const [first] = found.candidates;
    before = first === undefined ? null : { ...first, isOpen: found.shown === 0 };
  }
  return found;
}

describe("a message", () => {
  test("becomes at most three candidates, with the slots their tools take", () => {
    const { candidates } = talk("can i keep a 30 inch striper from shore");
    expect(candidates.length).toBeLessThanOrEqual(3);
    expect(candidates[0]).toMatchObject({
      tool: "keep",
      slots: { species: "striped_bass", length_inches: 30, mode: "shore" },
    });
  });

  test("with two values of a slot becomes a card for each", () => {
    const { candidates } = talk("a 27 inch and a 30 inch striper, keepers?");
    expect(candidates.slice(0, 2).map(({ tool, slots }) => [tool, slots.length_inches])).toEqual([
      ["keep", 27],
      ["keep", 30],
    ]);
  });

  test.each([
    ["did i catch anything on sunday", "2026-06-07"],
    ["what did i catch on july 4th", "2025-07-04"],
    ["what did i catch on february 29", "2027-02-28"],
  ])("about the past gets an earlier day: %s", (message, date) => {
    expect(talk(message).candidates[0]).toMatchObject({ tool: "log", slots: { date } });
  });

  test("that goes on from a danger keeps it pinned, a long one does not", () => {
    const before = { tool: "spots", slots: {}, isOpen: false, emergency: "hook" } as const;
    expect(find("should i pull it out", before, context).emergency).toBe("hook");
    const other =
      "thanks he is fine now so tell me when is the next high tide at hull tomorrow morning please";
    expect(find(other, before, context).emergency).toBeNull();
  });

  test("of two questions becomes a card for each, which share the place and the day", () => {
    const { candidates } = talk("bag limit for scup and do i need a permit");
    expect(candidates.slice(0, 2).map(({ tool }) => tool)).toEqual(["rules", "permit"]);
  });
});

describe("the first card opens by itself", () => {
  test("where it is far ahead and everything was read", () => {
    expect(talk("can i keep a 30 inch striper from shore").shown).toBe(0);
  });

  test.each([
    "gaffed a 29 inch striper before measuring, can i keep her",
    "can i keep a dead 29 inch striper i found",
    "can my kid keep a 29 inch striper i bought",
    "can i keep a 30 inch largemouth",
    "i got a legal bass in nh",
  ])("but not beside a word that turns the verdict: %s", (message) => {
    expect(talk(message).shown).toBeNull();
  });

  test("but not below a pinned emergency", () => {
    expect(talk("my buddy fell overboard, can i keep a 30 inch striper")).toMatchObject({
      shown: null,
      emergency: "overboard",
    });
  });
});

describe("a short message after a card", () => {
  test("changes that card and nothing else", () => {
    const { candidates, shown } = talk("can i keep a 30 inch bass from shore", "what about 32");
    expect(candidates[0]).toMatchObject({
      tool: "keep",
      slots: { species: "striped_bass", length_inches: 32, mode: "shore" },
    });
    expect(shown).toBe(0);
  });

  test("keeps nothing of it when it asks something else", () => {
    const [first] = talk("can i keep a 30 inch bass", "do i need a permit").candidates;
    expect(first?.tool).toBe("permit");
    expect(first?.slots).not.toHaveProperty("length_inches");
  });
});

test("a fish without a rule gets no verdict of another one", () => {
  const names = talk("can i keep a 14 inch largemouth").candidates.map(({ tool }) => tool);
  expect(names).not.toContain("keep");
  expect(names).not.toContain("rules");
});

test("nine in ten unseen questions have their card among three", () => {
  const served = unseenQuestions.filter(({ turns, tools: serve, both = serve }) =>
    talk(...turns).candidates.some(({ tool }) => both.includes(tool)),
  );
  expect(served.length / unseenQuestions.length).toBeGreaterThanOrEqual(0.9);
});

test("dangers are pinned, ordinary questions seldom", () => {
  const isPinned = (message: string) => find(message, null, context).emergency !== null;
  const missed = dangerWordings.filter(({ message }) => !isPinned(message));
  expect(missed.length).toBeLessThanOrEqual(dangerWordings.length * 0.01);
  const wrong = ordinaryQuestions.filter((message) => isPinned(message));
  expect(wrong.length).toBeLessThanOrEqual(ordinaryQuestions.length * 0.03);
});
