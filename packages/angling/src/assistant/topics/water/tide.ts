import { answerTide } from "#angling/assistant/answers/water/tide.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** High and low water and its height at an hour. */
export const tide: Topic = {
  name: "tide",
  guess: "tide",
  about: "place",
  isOfADay: true,
  slots: ["place", "when"],
  assumed: ["place", "when"],
  signs: {
    9: ["bestTime high|low !best|score", "OFFSET !best|score"],
    7: ["enoughWater tide", "OFFSET", "depth !SPOT"],
    6: ["tide", "stage WHEN|PLACE flood|ebb !wind"],
    4: ["high|low PLACE|WHEN|next|FEW !water|air|pressure|score"],
  },
  reads: "all last minus halfTide enoughWater slack flood ebb currentWord current depth whereTide",
  goesOn: "inUnits high low next stage height range extreme",
  words: "hour hours drop drops below above minutes bar strong stronger weak",
  lead: "tides",
  examples: [
    "high tide at hull tomorrow",
    "how high is the water at noon",
    "when does the tide turn in salem",
  ],
  answer: answerTide,
};
