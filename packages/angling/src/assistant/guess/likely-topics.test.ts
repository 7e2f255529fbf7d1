import {
  labelledQuestions,
  unseenQuestions,
  type LabelledQuestion,
} from "@striper/testkit/assistant/labelled";
import { trainTopics } from "@striper/testkit/assistant/train-topics";
import { describe, expect, test } from "vitest";
import weights from "./generated/topic-weights.json" with { type: "json" };
import { likelyTopics, topicsBy, type LikelyTopic } from "./likely-topics.ts";
import { guessTopics } from "./topics.ts";

/** What is offered: no refusal, danger or text: these are recognised for themselves. */
const isOffered = (topic: string) => topic !== "refused" && topic !== "danger" && topic !== "text";

function shares(
  questions: readonly LabelledQuestion[],
  guess: (text: string) => readonly LikelyTopic[],
) {
  const places = questions
    .filter(({ topic }) => isOffered(topic))
    .map(({ text, topic }) =>
      guess(text)
        .filter((likely) => isOffered(likely.topic))
        .findIndex((likely) => likely.topic === topic),
    );
  const within = (count: number) => places.filter((place) => place < count).length / places.length;
  return { first: within(1), amongThree: within(3) };
}

describe("the guess of a topic", () => {
  test("has the right one among its first three in 95 of 100 questions it was not trained on", () => {
    const folds = 4;
    const results = Array.from({ length: folds }, (_, fold) => {
      const isOut = (index: number) => index % folds === fold;
      const trained = trainTopics(
        labelledQuestions.filter((_one, index) => !isOut(index)),
        guessTopics,
      );
      const held = labelledQuestions.filter((_one, index) => isOut(index));
      return shares(held, (text) => topicsBy(trained, text));
    });
    const mean = (values: readonly number[]) =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(results.map(({ first }) => first))).toBeGreaterThan(0.79);
    expect(mean(results.map(({ amongThree }) => amongThree))).toBeGreaterThan(0.95);
  }, 120_000);

  test("has it there in 52 of 60 questions of words nobody trained on", () => {
    expect(unseenQuestions).toHaveLength(60);
    const { amongThree } = shares(unseenQuestions, likelyTopics);
    expect(amongThree * 60).toBeGreaterThanOrEqual(52);
  });

  test("gives every topic a probability, together one", () => {
    const topics = likelyTopics("high tide at hull");
    expect(topics.map(({ topic }) => topic).toSorted()).toEqual([...guessTopics].toSorted());
    expect(topics.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
    expect(topics[0]?.topic).toBe("tide");
  });

  test("holds where a letter is wrong", () => {
    expect(likelyTopics("hgih tdie at hull")[0]?.topic).toBe("tide");
  });

  test("ships as less than 300 kB", () => {
    expect(JSON.stringify(weights).length).toBeLessThan(300_000);
  });
});
