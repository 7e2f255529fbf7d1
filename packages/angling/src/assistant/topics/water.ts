import { answerDepth } from "#angling/assistant/answers/depth/answer-depth.ts";
import { answerCurrent } from "#angling/assistant/answers/water/current.ts";
import { answerReminder } from "#angling/assistant/answers/water/reminder.ts";
import { answerSky } from "#angling/assistant/answers/water/sky.ts";
import { answerTide } from "#angling/assistant/answers/water/tide.ts";
import type { Intent } from "#angling/assistant/frame.ts";
import { ofPlaceAndTime, type TopicRow } from "./topic.ts";

/** Tide, current, depth, sky. */
export const water = {
  /** Slack water and how hard it runs. */
  current: {
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
  },
  /** Charted depth, a draft, drying ground: read by understanding/topics/depth-asked.ts. */
  depth: {
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
  },
  /** The person wants to be told before a tide. */
  reminder: {
    guess: "help",
    slots: ["place", "when"],
    signs: {
      16: ["remind tide|high|low|slack|current|flood|ebb"],
    },
    reads: "next high low before",
    examples: ["set an alert for the next low at scituate", "remind me at low"],
    answer: answerReminder,
  },
  /** Sun, moon and light. */
  sky: {
    ...ofPlaceAndTime,
    guess: "sky",
    signs: {
      10: ["solunar"],
      7: ["sun|moon !wind|rain|thunder|air|tide|currentWord|bestTime|score|go|spots|log"],
    },
    reads: "fullMoon newMoon quarterMoon next last all high",
    goesOn: "sunrise sunset moon solunar sun",
    words:
      "phase phases periods period waxing waning count bright brighter dark darker lit light real longest",
    lead: "sunrise and sunset",
    examples: ["sunrise tomorrow", "when is the full moon"],
    answer: answerSky,
  },
  /** High and low water and its height at an hour. */
  tide: {
    ...ofPlaceAndTime,
    guess: "tide",
    signs: {
      9: ["bestTime high|low !best|score", "OFFSET !best|score"],
      7: ["enoughWater tide", "OFFSET", "depth !SPOT"],
      6: ["tide", "stage WHEN|PLACE flood|ebb !wind"],
      4: ["high|low PLACE|WHEN|next|FEW !water|air|pressure|score"],
      3: ["height WHEN !waves|marine|LENGTH|water|air|SPOT"],
    },
    reads:
      "all last minus halfTide enoughWater slack flood ebb currentWord current depth whereTide",
    goesOn: "inUnits high low next stage height range extreme",
    words: "hour hours drop drops below above minutes bar strong stronger weak",
    lead: "tides",
    examples: [
      "high tide at hull tomorrow",
      "how high is the water at noon",
      "when does the tide turn in salem",
    ],
    answer: answerTide,
  },
} as const satisfies Readonly<Partial<Record<Intent, TopicRow>>>;
