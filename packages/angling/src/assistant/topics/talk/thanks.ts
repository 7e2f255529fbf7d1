import { answerThanks } from "#angling/assistant/answers/talk/small-talk.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

export const thanks: Topic = {
  name: "thanks",
  guess: "help",
  endsTalk: true,
  slots: [],
  signs: {
    14: ["thanks BARE !ASKING"],
  },
  examples: ["perfect, thanks"],
  answer: answerThanks,
};
