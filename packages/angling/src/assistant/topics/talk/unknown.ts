import { answerRefused } from "#angling/assistant/answers/talk/refused.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** No sign of any topic holds, or those of two hold alike. */
export const unknown: Topic = {
  name: "unknown",
  guess: null,
  takesFish: true,
  endsTalk: true,
  slots: [],
  signs: {},
  examples: ["wobbly suppertime thing"],
  answer: answerRefused,
};
