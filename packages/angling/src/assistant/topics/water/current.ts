import { answerCurrent } from "#angling/assistant/answers/water/current.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** Slack water and how hard it runs. */
export const current: Topic = {
  name: "current",
  guess: "current",
  about: "place",
  isOfADay: true,
  slots: ["place", "when", "flow"],
  assumed: ["place", "when"],
  signs: {
    9: ["sideFlow PLACE"],
    7: ["currentWord slack|speed", "tide speed", "stage WHEN|PLACE current !wind"],
    5: ["currentWord !tide|high|low", "slack|speed|flood|ebb PLACE|current !wind"],
  },
  reads: "high low last all current tide ebb flood",
  goesOn: "currentWord slack ebb flood speed extreme next",
  words: "ebbing flooding drift east west n e s w running run runs",
  lead: "current and slack",
  examples: ["when is slack at hull gut", "how fast does it run in the canal today"],
  answer: answerCurrent,
};
