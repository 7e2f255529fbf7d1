import { ask } from "@striper/testkit/assistant/ask";
import { describe, expect, test } from "vitest";

describe("a message that follows another", () => {
  test.each([
    [["tell me about winthrop beach", "sand or stone"]],
    [["what does the score mean", "so 55 is bad?", "who thinks it up"]],
    [["where can i park near castle island", "will it be bright"]],
    [["what hook for clams", "the offset sort which gauge"]],
    [["fishing spots near duxbury with a ramp", "how far off shore may i chase bass there"]],
    [["high tide chatham", "he said take it but is mine then gone"]],
    [["where can i fish near scituate", "and what would one ask for a room"]],
    [["sea worms limit", "and if the thing just stayed in the truck"]],
    [["wind tomorrow at hull", "purple"]],
  ])("is asked back where it is no whole question: %j", async (turns) => {
    const { declined, text } = await ask(turns);
    expect(declined).toBe(true);
    expect(text).toMatch(/I do not guess|I did not read/);
  });

  test.each([
    [["wind tomorrow at hull", "gusts?"], "weather"],
    [["fluke limit from a boat", "and from shore"], "rules"],
    [["tides at salem tomorrow", "and the day after"], "tide"],
    [["striper limit", "what time is high tide in salem tomorrow"], "tide"],
    [["tell me about castle island", "bathrooms?"], "spot"],
    [["spots near gloucester for kids", "what would we need to hook one"], "tackle"],
    [["black sea bass limit nh", "how do i measure one"], "rules"],
  ])("is answered where it is the case before, or whole: %j", async (turns, topic) => {
    const { declined, cases } = await ask(turns);
    expect(declined).toBe(false);
    expect(cases.map((one) => one.topic)).toContain(topic);
  });

  test("is never answered by a text that one message alone is like", async () => {
    const { text } = await ask(["spots near provincetown with a ramp", "how far out after bass"]);
    expect(text).not.toMatch(/clams/);
  });

  test("names where the talk was, and offers what shares a word with it", async () => {
    const { text, choices } = await ask(["black sea bass limit", "labor day weekend"]);
    expect(text).toContain("We were at: what is the limit for black sea bass.");
    expect(choices[0]?.label).toMatch(/black sea bass on 2026-09-07/);
    const worn = await ask(["tell me about good harbor beach", "where does my belt go on waders"]);
    expect(worn.choices.length).toBeLessThanOrEqual(3);
  });

  test("is asked as it was offered", async () => {
    const talk = ["black sea bass limit", "labor day weekend"];
    const { choices } = await ask(talk);
    const { declined } = await ask([...talk, choices[0]?.question ?? ""]);
    expect(declined).toBe(false);
  });

  test("says nothing alone where nothing was before", async () => {
    expect((await ask(["any fish in the zzyzx", "where"])).declined).toBe(true);
  });
});
