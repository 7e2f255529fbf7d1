import { answerHelp } from "#angling/assistant/answers/talk/small-talk.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** How the app is used. */
export const help: Topic = {
  name: "help",
  guess: "help",
  endsTalk: true,
  slots: [],
  signs: {
    16: ["license where !PLACE", "howSure !FISH|limit|keep"],
    15: ["help !FISH|PLACE !nearest|limit|likeToday"],
    1: ["help"],
  },
  examples: ["how do i export my log", "does it work offline"],
  answer: answerHelp,
};
