import { answerSky } from "#angling/assistant/answers/water/sky.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** Sun, moon and light. */
export const sky: Topic = {
  name: "sky",
  guess: "sky",
  about: "place",
  isOfADay: true,
  slots: ["place", "when"],
  assumed: ["place", "when"],
  signs: {
    10: ["solunar"],
    7: ["sun|moon !wind|rain|thunder|air|tide|currentWord|bestTime|score|go|spots|log"],
  },
  reads: "fullMoon newMoon quarterMoon next last all high",
  goesOn: "sunrise sunset moon solunar sun",
  words: "phase phases periods period waxing waning",
  lead: "sunrise and sunset",
  examples: ["sunrise tomorrow", "when is the full moon"],
  answer: answerSky,
};
