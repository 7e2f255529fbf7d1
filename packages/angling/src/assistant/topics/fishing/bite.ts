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
  reads:
    "bestTime wind rain weather air tide currentWord current ebb flood high low slack moon sun fishes go safety waves spots where",
  lead: "bite score",
  examples: ["bite score tonight", "how is the fishing at hull tomorrow"],
  answer: answerBite,
};
