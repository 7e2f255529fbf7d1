import { answerReports } from "#angling/assistant/answers/talk/small-talk.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

export const reports: Topic = {
  name: "reports",
  guess: "help",
  endsTalk: true,
  slots: [],
  signs: {
    5: ["score lately reports"],
    2: ["reports"],
  },
  reads: "score where fishes lately",
  examples: ["any fishing reports"],
  answer: answerReports,
};
