import { trainTopics } from "@striper/angling/assistant/guess/train";
import { labelledQuestions } from "@striper/testkit/assistant/labelled";
import type { GeneratedFiles } from "./generated-files.ts";

const path = "packages/angling/src/assistant/guess/generated/topic-weights.json";
let trained: string | null = null;

/** What the assistant guesses topics by, learned from the labelled questions. */
export function generateTopicWeights(): GeneratedFiles {
  trained ??= `${JSON.stringify(trainTopics(labelledQuestions), null, 1)}\n`;
  return new Map([[path, trained]]);
}
