import { answerSpots } from "#angling/assistant/answers/fishing/spots.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

export const spots: Topic = {
  name: "spots",
  guess: "spots",
  about: "place",
  takesFish: true,
  isOuting: true,
  slots: ["place", "species", "mode", "flow", "bait"],
  signs: {
    9: [
      "where !FLOWING !whereTide !SPOT",
      "where !FLOWING !whereTide !facts",
      "nearest where FISH !limit|keep",
      "side PLACE",
      "crowds PLACE !SPOT",
    ],
    8: ["nearest ramp|parking|restrooms PLACE"],
    7: [
      "spots ferry !SPOT",
      "wheelchair !SPOT !license|permit",
      "spots nearest|shelter|kids|quiet|parking|restrooms|ramp !SPOT",
      "lee !SPOT !tide|currentWord|marine|alerts",
      "record PLACE !SPOT|FISH|FIGURES|limit|keep|size|bag|gear|handling|license|permit|log|help",
      "anyGood PLACE FISH !SPOT|WHEN|LENGTH|COUNT !limit|keep|season|size|bag|gear|handling|tide",
    ],
    2: [
      "spots PLACE|nearMe|nearest|inState",
      "nearMe|nearest !FISH",
      "nearest PLACE FISH !FIGURES !limit|keep|size|bag|gear|handling|season",
      "PLACE restrooms|parking|ramp|kids|quiet",
      "PLACE facts fishes|CHOICE !SPOT",
    ],
  },
  reads:
    "bait season fishes score bestTime wind tide high low ebb flood tideStage distance nearMe where facts record sideOf legalWhere kids quiet",
  goesOn: "parking restrooms ramp kids quiet shelter nearest",
  words:
    "flat level paved stroller knees dead right street town truck hotel staying train inside outside without running crossing run cross bar mouth rough car cars train bus subway walking rocky sandy cost costs price weekend weekends weekdays crowd crowded",
  lead: "fishing spots",
  examples: ["where can i fish from shore near quincy", "quiet spots with parking"],
  answer: answerSpots,
};
