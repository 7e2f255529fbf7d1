import { answerBestTime } from "#angling/assistant/answers/fishing/bite.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

export const bestTime: Topic = {
  name: "best-time",
  guess: "go",
  about: "place",
  isOfADay: true,
  isOuting: true,
  judgesSafety: true,
  slots: ["place", "when"],
  assumed: ["place", "when"],
  signs: {
    13: [
      "CHOICE better !LENGTH !limit|size|bag|season|keep|gear|tide|currentWord|waves|sun|moon",
      "CHOICE where PLACE !FISH|LENGTH !limit|size|bag|season|keep|gear|tide|currentWord|waves|sun|moon",
    ],
    8: ["bestTime"],
    2: ["CHOICE PLACE !FISH|LENGTH !facts"],
    1: ["CHOICE WHEN !FISH|LENGTH"],
  },
  reads:
    "score go safety tide currentWord current ebb flood slack high low moon sun wind fishes spots where next bestTime tideStage hour",
  words: "near nearby gut",
  lead: "best time to fish",
  examples: ["best time to fish this weekend", "which day is best this week"],
  answer: answerBestTime,
};
