import { answerPresence } from "#angling/assistant/answers/fishing/presence.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** Whether the fish are here at this time of the year, when they come and when they leave. */
export const presence: Topic = {
  name: "presence",
  guess: "go",
  about: "place",
  takesFish: true,
  slots: ["species", "place", "when"],
  assumed: ["place", "when"],
  signs: {
    14: [
      "seasons !best|better|fishes|WHEN|tide|currentWord|wind|limit|keep|season|log|mine|bait|spots|LENGTH|weather|water",
      "fishHere FISH !FIGURES !limit|keep|gear|handling|log|bait",
      "anyLeft !FIGURES|limit|keep|gear|handling|log|bait|license|ramp|parking|tide|currentWord|weather|wind|spots|safety|water|air|openList",
      "whatRuns !limit|keep|log|bait|mine",
      "seasons best|better|fishes !tide|currentWord|wind|limit|keep|season|log|mine|bait|spots|LENGTH",
    ],
  },
  reads: "seasons where spots month",
  words: "late early bother anything away put boat running spring summer fall autumn winter",
  lead: "are the fish here",
  examples: ["are there stripers around", "when do stripers leave boston harbor"],
  answer: answerPresence,
};
