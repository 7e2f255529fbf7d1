import { answerJurisdiction } from "#angling/assistant/answers/law/jurisdiction.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** Whose water it is. */
export const jurisdiction: Topic = {
  name: "jurisdiction",
  guess: "jurisdiction",
  about: "place",
  slots: ["place"],
  signs: {
    11: ["lineQuestion !FISH|LENGTH !size|bag|gear"],
    2: ["federalLine|lineQuestion"],
  },
  reads: "where nearMe distance height",
  words: "n ne e se s sw w nw north northeast east southeast south southwest west northwest",
  lead: "state or federal water",
  examples: ["am i in federal waters", "is stellwagen state or federal"],
  answer: answerJurisdiction,
};
