import { answerDistance } from "#angling/assistant/answers/fishing/distance.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** How far one place is from another, or from the person. */
export const distance: Topic = {
  name: "distance",
  guess: "spots",
  about: "place",
  slots: ["place"],
  signs: {
    10: ["distance PLACE|there !federalLine|lineQuestion|FISH|tide|high|low|currentWord|nearest"],
  },
  reads: "where spots nearMe",
  examples: ["how far is castle island from deer island", "distance from hull to minots"],
  answer: answerDistance,
};
