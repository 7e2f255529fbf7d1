import { answerPassage } from "#angling/assistant/passages/answer-passage.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** A text of the app, word for word: read by understanding/topics/text-asked.ts. */
export const passage: Topic = {
  name: "passage",
  guess: null,
  endsTalk: true,
  slots: [],
  signs: {},
  examples: ["what does mllw mean", "where does it say that i cant fillet on the boat"],
  answer: answerPassage,
};
