import { answerLicense } from "#angling/assistant/answers/own/papers.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** When the person's own licenses expire. */
export const license: Topic = {
  name: "license",
  guess: "license",
  slots: [],
  signs: {
    14: ["license mine"],
  },
  reads: "permit verified next",
  lead: "when does my license expire",
  examples: ["when does my license expire"],
  answer: answerLicense,
};
