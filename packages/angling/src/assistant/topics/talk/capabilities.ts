import { answerCapabilities } from "#angling/assistant/answers/talk/small-talk.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

export const capabilities: Topic = {
  name: "capabilities",
  guess: "help",
  endsTalk: true,
  slots: [],
  signs: {
    15: ["capabilities !FISH|PLACE"],
  },
  lead: "what can you do",
  examples: ["what can you do"],
  answer: answerCapabilities,
};
