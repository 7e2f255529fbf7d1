import { answerKeep } from "#angling/assistant/answers/law/keep.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** Whether a fish may be kept. */
export const keep: Topic = {
  name: "keep",
  guess: "keep",
  about: "law",
  takesFish: true,
  verdict: "so I give no verdict",
  slots: ["species", "length", "mode", "place", "kept", "count", "anglers", "when"],
  assumed: ["species", "mode", "place", "kept", "count", "anglers", "when"],
  signs: {
    12: ["COUNT|KEPT FISH|keep !ASKS !WATERY"],
    11: ["LENGTH FISH|keep|onTheTape", "keep !bestTime|spots !ASKS !CAST !OUTING"],
    10: ["LENGTH approved|statesCatch !ASKS", "keep FISH !ASKS !CAST"],
    3: ["federalLine|lineQuestion LENGTH", "KEPT !log"],
  },
  goesOn: "onTheTape howMany season size bag limit gear measure handling targeting keep",
  words:
    "dinner dinners supper lunch breakfast meal meals grill grilled grilling cook cooking cookout bake baked fry fried frying smoke smoked roast broil sushi sashimi ceviche chowder taco tacos bbq sandwich plate oven kitchen beer warden wardens officer officers ranger rangers cop cops police ticket ticketed fined ruler tape truck car house fight photo pic picture trouble all side trip eat eating exactly carapace tail fork notch notched egg eggs berried v alone solo drink taped board bump bled bleeding dead alive floating bent nose dot money button flush flat even live bait bay across run running cross crossing transport home drive outside past beyond over under above below bigger smaller longer shorter than netted gaffed speared snagged slot each apiece split share party weigh weighs season verdict",
  examples: [
    "can i keep a 30 inch striper",
    "28 striper legal",
    "we got two fluke at 18 can we keep them",
  ],
  answer: answerKeep,
};
