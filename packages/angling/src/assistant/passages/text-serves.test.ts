import { ask } from "@striper/testkit/assistant/ask";
import { strangers } from "@striper/testkit/assistant/strangers";
import { describe, expect, test } from "vitest";
import { knownAnswers } from "./known-answers.ts";

const titles = new Set(knownAnswers.map(({ title }) => title));

/** What answered: the title of the text, or null where it was computed. */
async function servedBy(question: string): Promise<string | null> {
  const { text, facts } = await ask(question);
  const told = new Set(
    facts.filter(({ kind }) => kind === "passage").map(({ value }) => String(value)),
  );
  const known = knownAnswers.find(
    (one) => told.has(`${one.title}: ${one.text}`) && text.includes(one.text.slice(0, 60)),
  );
  return known?.title ?? null;
}

describe("whether a held text or what was computed answers", () => {
  test("suits at least three of four questions of strangers", async () => {
    const asked = strangers.filter(
      ({ isComputed, texts }) => isComputed || texts.some((title) => titles.has(title)),
    );
    let suited = 0;
    for (const { question, isComputed, texts } of asked) {
      const title = await servedBy(question);
      if (title === null ? isComputed : texts.includes(title)) suited += 1;
    }
    expect(asked.length).toBeGreaterThan(240);
    expect(suited / asked.length).toBeGreaterThan(0.75);
  });

  test.each([
    [
      "snagged a pogie on the treble, ok to leave it swim under the school",
      "Snagging pogies: snag and drop",
    ],
    ["how do i put in a skunk", "Trips and blank days"],
    ["reciprocity between states licenses", "Whose permit is honored where"],
  ])("is the text where a topic has only a word of it: %s", async (question, title) => {
    expect(await servedBy(question)).toBe(title);
  });

  test.each([
    "striper limit",
    "can i keep a 29 inch striper",
    "high tide tomorrow in hull",
    "how deep is it off pemberton pier at 9 am",
  ])("is what was computed where all of it was read: %s", async (question) => {
    expect(await servedBy(question)).toBeNull();
  });

  test("names no license where another coast is asked about", async () => {
    expect(await servedBy("tides in newport rhode island")).toBeNull();
    expect((await ask("digging steamers at wollaston")).text).not.toContain("no sightings");
  });

  test("is no text about something else where hardly a word is shared", async () => {
    expect(await servedBy("can i bring my horse to nauset beach")).toBeNull();
  });
});
