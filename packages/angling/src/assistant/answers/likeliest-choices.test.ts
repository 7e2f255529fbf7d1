import { labelledQuestions } from "@striper/testkit/assistant/labelled";
import { askedAt, keptProviders } from "@striper/testkit/assistant/kept";
import { describe, expect, test } from "vitest";
import { answerQuestion } from "#angling/assistant/answer-question.ts";
import { emptyFrame } from "#angling/assistant/frame.ts";
import { guessTopics } from "#angling/assistant/guess/topics.ts";
import { likeliestChoices, likelyQuestions } from "./likeliest-choices.ts";
describe("the choices offered", () => {
  test("are three, with what was read of the question", () => {
    const bluefish = { kind: "one", id: "bluefish" } as const;
    const choices = likeliestChoices({
      ...emptyFrame,
      words: "blues ok 14",
      species: bluefish,
      length: 14,
    });
    expect(choices).toHaveLength(3);
    expect(choices).toContainEqual({
      label: "Can I keep a 14 inch bluefish?",
      question: "can i keep a 14 inch bluefish",
    });
  });

  test("name help to a cry alone", () => {
    const helps = (text: string) =>
      likeliestChoices({ ...emptyFrame, words: text }).some(
        ({ label }) => label === "Call for help",
      );
    expect(["bar long island", "cable area", "nw"].map(helps)).toEqual([false, false, false]);
    expect(helps("boat is leaking bad")).toBe(true);
  });

  test("stand beside what was not understood", async () => {
    const { choices } = await answerQuestion({
      question: "wobbly water quincy suppertime thing",
      conversation: null,
      providers: keptProviders,
      now: askedAt,
      position: null,
    });
    expect(choices).toHaveLength(3);
  });

  test("are understood when they are asked, whichever topic they are for", async () => {
    const offered = new Map(
      labelledQuestions.flatMap(({ text }) =>
        likelyQuestions(text, emptyFrame).map(
          ({ choice: { question } }) => [question, question] as const,
        ),
      ),
    );
    expect(offered.size).toBe(guessTopics.length - 2);
    for (const question of offered.keys()) {
      const { declined, text } = await answerQuestion({
        question,
        conversation: null,
        providers: keptProviders,
        now: askedAt,
        position: null,
      });
      expect([question, declined, text.includes("not sure what you mean")]).toEqual([
        question,
        false,
        false,
      ]);
    }
  });
});
