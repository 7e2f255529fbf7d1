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
    17: ["scoreSaid !scoreMade|safety|waves|alerts|FISH|LENGTH|keep|limit|license|log|degreesSaid"],
    15: [
      "flowLiked !FIGURES|keep|limit|log|mine",
      "skunked WHEN|PLACE !FIGURES|keep|limit|logEntry|log",
      "score why !FIGURES|keep|limit|log",
    ],
    9: ["goodWhen WHEN"],
    4: ["score !howSure"],
    3: ["PLACE WHEN fishes !FISH"],
  },
  reads:
    "bestTime wind rain weather air tide currentWord current ebb flood high low slack moon sun fishes go safety waves spots where why skunked scoreSaid air water fishHere",
  words:
    "wrong dragging drag down back perfect calm flat sunny clear overcast cloudy nice beautiful great dead catch catching caught anything doing number app dashboard says say mean drop rise fall incoming outgoing running hard want study",
  lead: "bite score",
  examples: [
    "why is the score so low tonight",
    "ebb or flood better at plum island",
    "bite score tonight",
    "how is the fishing at hull tomorrow",
  ],
  answer: answerBite,
};
