import { answerRefused } from "#angling/assistant/answers/talk/refused.ts";
import {
  answerCapabilities,
  answerGreeting,
  answerHelp,
  answerReports,
  answerThanks,
} from "#angling/assistant/answers/talk/small-talk.ts";
import { answerSpecies } from "#angling/assistant/answers/talk/species.ts";
import { answerPassage } from "#angling/assistant/passages/answer-passage.ts";
import type { Intent } from "#angling/assistant/frame.ts";
import type { TopicRow } from "./topic.ts";

/** The talk itself, the app and the kinds of fish. */
export const talk = {
  capabilities: {
    guess: "help",
    endsTalk: true,
    slots: [],
    signs: {
      15: ["capabilities !FISH|PLACE"],
    },
    lead: "what can you do",
    examples: ["what can you do"],
    answer: answerCapabilities,
  },
  greeting: {
    guess: "help",
    endsTalk: true,
    slots: [],
    signs: {
      12: ["greeting BARE !ASKING"],
    },
    examples: ["good morning"],
    answer: answerGreeting,
  },
  /** How the app is used. */
  help: {
    guess: "help",
    endsTalk: true,
    slots: [],
    signs: {
      16: ["scoreMade !WHEN|LENGTH|keep|limit", "license where !PLACE", "howSure !FISH|limit|keep"],
      15: ["help !FISH|PLACE !nearest|limit|likeToday"],
      1: ["help"],
    },
    examples: ["how do i export my log", "does it work offline"],
    answer: answerHelp,
  },
  /** A text of the app, word for word: read by understanding/topics/text-asked.ts. */
  passage: {
    guess: null,
    endsTalk: true,
    slots: [],
    signs: {},
    examples: ["what does mllw mean", "where does it say that i cant fillet on the boat"],
    answer: answerPassage,
  },
  /** What is declined whatever else a question holds: told by refusals.ts, not by signs. */
  refused: {
    guess: "refused",
    endsTalk: true,
    slots: [],
    signs: {},
    examples: ["what does a rod cost"],
    answer: answerRefused,
  },
  reports: {
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
  },
  /** What a fish is. */
  species: {
    guess: "species",
    takesFish: true,
    isOuting: true,
    slots: ["species"],
    signs: {
      2: ["species FISH"],
    },
    lead: "what is a",
    examples: ["what is a scup"],
    answer: answerSpecies,
  },
  thanks: {
    guess: "help",
    endsTalk: true,
    slots: [],
    signs: {
      14: ["thanks BARE !ASKING"],
    },
    examples: ["perfect, thanks"],
    answer: answerThanks,
  },
  /** No sign of any topic holds, or those of two hold alike. */
  unknown: {
    guess: null,
    takesFish: true,
    endsTalk: true,
    slots: [],
    signs: {},
    examples: ["wobbly suppertime thing"],
    answer: answerRefused,
  },
} as const satisfies Readonly<Partial<Record<Intent, TopicRow>>>;
