import { answerRefused } from "#angling/assistant/answers/talk/refused.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** What is declined whatever else a question holds: told by refusals.ts, not by signs. */
export const refused: Topic = {
  name: "refused",
  guess: "refused",
  endsTalk: true,
  slots: [],
  signs: {},
  examples: ["what does a rod cost"],
  answer: answerRefused,
};
