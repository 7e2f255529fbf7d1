import { answerGreeting } from "#angling/assistant/answers/talk/small-talk.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

export const greeting: Topic = {
  name: "greeting",
  guess: "help",
  endsTalk: true,
  slots: [],
  signs: {
    12: ["greeting BARE !ASKING"],
  },
  examples: ["good morning"],
  answer: answerGreeting,
};
