import { answerSpecies } from "#angling/assistant/answers/talk/species.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** What a fish is. */
export const species: Topic = {
  name: "species",
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
};
