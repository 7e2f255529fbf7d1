import { answerBite } from "#angling/assistant/answers/fishing/bite.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

export const bite: Topic = {
  name: "bite",
  guess: "go",
  about: "place",
  isOfADay: true,
  isOuting: true,
  judgesSafety: true,
  slots: ["place", "when"],
  assumed: ["place", "when"],
  signs: {
    9: ["goodWhen WHEN"],
    4: ["score"],
    3: ["PLACE WHEN fishes !FISH"],
  },
  lead: "bite score",
  examples: ["bite score tonight", "how is the fishing at hull tomorrow"],
  answer: answerBite,
};
