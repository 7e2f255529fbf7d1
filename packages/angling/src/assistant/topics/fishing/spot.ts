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
    15: ["SPOT groundPermit !FIGURES"],
    11: ["SPOT landing !FISH|FIGURES", "SPOT howRough !FISH|FIGURES"],
    9: [
      "SPOT fishes tideStage !WHEN !next|high|low|slack|speed|extreme|all|height",
      "SPOT bestTime tideStage !WHEN",
      "asksHas SPOT",
      "crowds SPOT",
      "anyGood SPOT high|low !next|WHEN|FISH|LENGTH",
    ],
    8: [
      "record SPOT !FISH !nearest|FIGURES|keep|size|bag|gear|handling|license|permit|log|help",
      "record SPOT !nearest|FIGURES|limit|keep|size|bag|gear|handling|license|permit|log|help",
    ],
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
  goesOn: "record parking restrooms ramp bait depth kids quiet facts season bestTime",
  words:
    "weekend weekends weekdays crowd crowded tricks dead right lol street town truck car van stickers sticker outta worth repair signs posted people folks folk yet still actually",
  examples: ["tell me about castle island", "is there parking at castle island"],
  answer: answerSpot,
};
