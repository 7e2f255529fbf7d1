import { ask } from "@striper/testkit/assistant/ask";
import { describe, expect, test } from "vitest";
import { contentOfText } from "./asked-words.ts";
import { knownAnswers, likestAnswers } from "./known-answers.ts";
import { askForText } from "./passage.ts";
import { plainWords } from "#angling/assistant/slots/words.ts";

const titleOf = (question: string) => likestAnswers(plainWords(question))[0]?.answer.title;

describe("the words a question is about", () => {
  test.each([
    ["snagging, snagged and snag", "snag"],
    ["is it illegal or allowed by law", "legal"],
    ["stripers and a striped bass", "striped_bass"],
    ["28 and 31", "0"],
  ])("%s are one: %s", (text, word) => {
    const words = contentOfText(text).filter((one) => one !== "bas");
    expect(new Set(words).has(word)).toBe(true);
  });
});

describe("a text that is held for what is asked", () => {
  test.each([
    ["pogies all over can i snag one and just let it swim", "Snagging pogies: snag and drop"],
    ["selling a bass to the restaurant", "Selling striped bass"],
    ["water is 71 how do i let them go without killing them", "Releasing bass in hot summer water"],
    ["what pound leader around rocks", "Main line and leader strength"],
  ])("%j is found by other words than its own: %s", (question, title) => {
    expect(titleOf(question)).toBe(title);
  });

  test("answers the tap that offers it, whichever it is", async () => {
    const lost = [];
    for (const { title, text } of knownAnswers)
      if (!(await ask(askForText(title))).text.startsWith(text)) lost.push(title);
    expect(lost).toEqual([]);
  });

  test.each([
    ["refund?", true],
    ["purple", false],
    ["how many", false],
  ])("of one word is told only where that is its title: %s", (question, isFound) => {
    expect(titleOf(question) !== undefined).toBe(isFound);
  });

  test("that says what is not held is no answer", async () => {
    const { declined, text } = await ask("what is written about menhaden limits");
    expect([declined, text.startsWith("Not held")]).toEqual([true, true]);
  });

  test("never stands in for a verdict on a length", async () => {
    const { text, facts } = await ask("dead striper floating 33 inches can i take it home");
    expect(facts.some(({ kind }) => kind === "passage")).toBe(false);
    expect(text).not.toMatch(/^\*\*Yes/);
  });

  test("never answers what was read whole", async () => {
    const { facts } = await ask("winter flounder limit in boston harbor");
    expect(facts.some(({ kind }) => kind === "minimum-size")).toBe(true);
    expect(facts.some(({ kind }) => kind === "passage")).toBe(false);
  });
});
