import { answerSpecies } from "#angling/assistant/answers/talk/species.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** What a fish is, and its baits. */
export const species: Topic = {
  name: "species",
  guess: "species",
  takesFish: true,
  isOuting: true,
  slots: ["species", "bait"],
  signs: {
    2: ["species FISH", "bait FISH", "bait !SPOT"],
  },
  examples: ["what is a scup", "best bait for tautog"],
  answer: answerSpecies,
};
