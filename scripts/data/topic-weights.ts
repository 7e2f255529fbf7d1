import { trainKinds, trainTopics } from "@striper/angling/assistant/guess/train";
import { labelledQuestions } from "@striper/testkit/assistant/labelled";
import { readAnswers } from "./assistant.ts";
import type { GeneratedFiles } from "./generated-files.ts";

const folder = "packages/angling/src/assistant/guess/generated";
let topics: string | null = null;

const inFile = (weights: ReturnType<typeof trainTopics>): string =>
  `${JSON.stringify(weights, null, 1)}\n`;

/**
 * What the assistant guesses topics by, learned from the labelled questions; and whether a held text
 * answers a question, learned from the questions that the texts are held for beside them.
 */
export function generateTopicWeights(data: string): GeneratedFiles {
  topics ??= inFile(trainTopics(labelledQuestions));
  const ofTexts = readAnswers(data).flatMap(({ asks }) => asks);
  const kinds = trainKinds([
    ...ofTexts.map((text) => ({ text, topic: "text" as const })),
    ...labelledQuestions.map(({ text }) => ({ text, topic: "computed" as const })),
  ]);
  return new Map([
    [`${folder}/topic-weights.json`, topics],
    [`${folder}/kind-weights.json`, inFile(kinds)],
  ]);
}
