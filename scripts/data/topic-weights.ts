import { labelledQuestions } from "@striper/testkit/assistant/labelled";
import { trainTopics } from "@striper/testkit/assistant/train-topics";
import { readAnswers } from "./assistant.ts";
import { guessTopics } from "@striper/angling/assistant/guess/topics";
import type { GeneratedFiles } from "./generated-files.ts";

/** What the assistant guesses topics by, learned from the labelled questions and those the texts are held for. */
export function generateTopicWeights(data: string): GeneratedFiles {
  const ofTexts = readAnswers(data).flatMap(({ asks }) => asks);
  const weights = trainTopics(
    [...labelledQuestions, ...ofTexts.map((text) => ({ text, topic: "text" as const }))],
    guessTopics,
  );
  return new Map([
    [
      "packages/angling/src/assistant/guess/generated/topic-weights.json",
      `${JSON.stringify(weights, null, 1)}\n`,
    ],
  ]);
}
