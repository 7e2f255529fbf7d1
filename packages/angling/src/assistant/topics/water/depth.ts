import { answerDepth } from "#angling/assistant/answers/depth/answer-depth.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** Charted depth, a draft, drying ground: read by understanding/topics/depth-asked.ts. */
export const depth: Topic = {
  name: "depth",
  guess: null,
  about: "place",
  slots: ["place", "when"],
  assumed: ["when"],
  signs: {},
  reads: "tide height enoughWater high low next spots where depth range",
  lead: "how deep is it",
  examples: [
    "how deep is it at hull gut",
    "3 ft draft over the narrows",
    "when does the bar at thompson island dry",
  ],
  answer: answerDepth,
};
