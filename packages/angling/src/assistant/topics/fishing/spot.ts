import { answerSpot } from "#angling/assistant/answers/fishing/spot.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** What is held of one spot. */
export const spot: Topic = {
  name: "spot",
  guess: "spots",
  about: "place",
  isOuting: true,
  slots: ["place"],
  signs: {
    9: [
      "SPOT fishes tideStage !WHEN !next|high|low|slack|speed|extreme|all|height",
      "SPOT bestTime tideStage !WHEN",
      "asksHas SPOT",
      "crowds SPOT",
      "anyGood SPOT high|low !next|WHEN|FISH|LENGTH",
    ],
    8: ["access SPOT !FISH !tide|high|low|currentWord|limit|keep|go"],
    7: [
      "SPOT parking|restrooms|ramp|bait|depth|kids !tide",
      "anyGood SPOT FISH !WHEN|LENGTH|COUNT !limit|keep|season|size|bag|gear|handling|tide",
    ],
    5: ["anyGood SPOT !WHEN"],
    3: ["SPOT facts|season"],
    1: ["SPOT SAYS"],
  },
  reads:
    "tide high low ebb flood tideStage season kids fishes where spots bestTime distance currentWord",
  goesOn: "parking restrooms ramp bait depth kids quiet facts season bestTime",
  words: "weekend weekends weekdays crowd crowded",
  examples: ["tell me about castle island", "is there parking at castle island"],
  answer: answerSpot,
};
