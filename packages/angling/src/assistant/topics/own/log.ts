import { answerLog } from "#angling/assistant/answers/own/log.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** What the person's own log says. */
export const log: Topic = {
  name: "log",
  guess: "log",
  takesFish: true,
  slots: ["species", "place", "when", "flow", "bait"],
  signs: {
    14: [
      "log worked|biggest|howMany|average|rate|lastCatch !LAWFUL",
      "log !handling|gear|measure|keep|rain|thunder|weather|wind !LAWFUL",
      "likeToday",
      "rate !FISH",
      "biggest FISH WHEN !limit|keep|size|where",
      "average size !FISH !limit|keep",
    ],
  },
  reads:
    "firstCatch trips moon tide water bait released season mine hour tideStage high low ebb flood size",
  goesOn: "biggest bait month hour howMany lastCatch average tideStage rate released worked",
  words: "produced produce phase temperature release let go live",
  lead: "how many fish did i catch",
  examples: ["my biggest striper", "what worked for me in june", "how many fish have i caught"],
  answer: answerLog,
};
