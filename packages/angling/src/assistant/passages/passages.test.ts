import { ask } from "@striper/testkit/assistant/ask";
import { askForText } from "./passage.ts";
import { describe, expect, test } from "vitest";
import { packagedTable } from "#angling/regulations/index.ts";
import { passageIndex } from "./own-passages.ts";
import { searchPassages } from "./search.ts";

describe("a text of the app", () => {
  test.each([
    ["what does MLLW mean", /^\*\*MLLW, mean lower low water\.\*\*/],
    ["what is mllw", /^\*\*MLLW, mean lower low water\.\*\*/],
    ["cable area", /^\*\*Cable area, pipeline area\.\*\*/],
    ["what does a small craft advisory mean", /25 to 33 kt/],
    ["what does the 72 mean", /^\*\*Bite score\.\*\*/],
    ["what do the symbols on the chart mean", /S sand, M mud, R rock/],
    ["whats slack mean", /^\*\*Slack\.\*\*/],
    ["where does it say i cant fish for bass in federal waters", /50 CFR 697\.7/],
    ["where is the rule on circle hooks written", /circle hook required.*mass|Massachusetts/],
    ["where is it written that i cant fillet on the boat", /must stay whole/],
    ["why is it telling me to stay home", /whatever the score/],
    ["where does it say anything about river herring", /River herring/],
  ])("answers %j with its source", async (question, words) => {
    const { text, declined, facts } = await ask(question);
    expect(text).toMatch(words);
    expect(text).toMatch(/Source: .+\.$/);
    expect(declined).toBe(false);
    expect(facts.map(({ kind }) => kind)).toEqual(["passage"]);
  });

  test("is said not to be held where none says it", async () => {
    const { text, declined } = await ask("what does flumoxed mean");
    expect([text, declined]).toEqual(["I hold no text that says that.", true]);
  });

  test("answers the tap that offers it", async () => {
    const { text } = await ask(askForText("Estimate, live, computed"));
    expect(text).toMatch(/^\*\*Estimate, live, computed\.\*\*/);
  });

  test("every title, asked for, gives that text", () => {
    const index = passageIndex(packagedTable);
    const missed = index.documents.filter(({ passage }) => {
      const found = searchPassages(index, `what is written about ${passage.title}`);
      return !found.slice(0, 12).some((one) => one.passage.title === passage.title);
    });
    expect(missed.map(({ passage }) => passage.title)).toEqual([]);
  });

  test("a danger comes before any text", async () => {
    const { facts } = await ask("what does it mean my boat is sinking");
    expect(facts.map(({ kind }) => kind)).toContain("danger");
  });
});
