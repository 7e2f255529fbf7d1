import { ask, factOf } from "@striper/testkit/assistant/ask";
import { describe, expect, test } from "vitest";

describe("a verdict", () => {
  test.each([
    ["can I keep a 30 inch striper with a purple fin", ["purple", "fin"]],
    ["can i keep a 28 striper 44", ["44"]],
    ["do i need a permit for my drone barge", ["barge"]],
    ["is it safe to go out tomorrow with a blimp", ["blimp"]],
  ])("is not given on %j while a word was not read", async (question, unread) => {
    const answer = await ask(question);
    for (const word of unread) expect(answer.unread).toContain(word);
    expect(answer.declined).toBe(true);
    expect(answer.text).toContain("I did not read");
    expect(answer.choices.length).toBeGreaterThan(0);
    expect(factOf(answer, "verdict") ?? "unknown").toBe("unknown");
  });

  test("comes with a tap on the nearest reading", async () => {
    const { choices } = await ask("can I keep a 30 inch striper with a purple fin");
    const [first] = choices;
    expect(first?.question).toBe("can i keep a 30 inch striped bass");
    expect(factOf(await ask(first?.question ?? ""), "verdict")).toBe("keep");
  });

  test.each([
    "yo 28 striper legal",
    "quick question for ya, can i keep a 28 inch striper thx",
    "my buddy wants to know if 28 is legal for a striper lol",
    "sorry to bother you but is a 28 striper legal please",
    "stirper 28 leagl?",
  ])("is given on %j: the talk around it carries nothing", async (question) => {
    const answer = await ask(question);
    expect(answer.unread).toEqual([]);
    expect(factOf(answer, "verdict")).toBe("keep");
  });
});
