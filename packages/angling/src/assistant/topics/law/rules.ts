import { answerRules } from "#angling/assistant/answers/law/rules.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** What the rule of a fish says. */
export const rules: Topic = {
  name: "rules",
  guess: "rules",
  about: "law",
  takesFish: true,
  slots: ["species", "mode", "place", "when"],
  assumed: ["species", "place", "when"],
  signs: {
    14: ["FISH limit federalPermit"],
    13: ["asBait !LENGTH|COUNT !WATERY"],
    12: [
      "openList !SPOT !gear !tide|current|bestTime",
      "nightHours !PLACE",
      "seasonTurn FISH !LENGTH|COUNT|KEPT !WATERY",
      "keep size|bag|season FISH !FIGURES",
      "handling !FIGURES !where|bestTime !WATERY",
      "gear !FIGURES !spots|where !WATERY",
      "legalWhere FISH|limit !WATERY",
      "verified FISH|limit !tide|wind !WATERY",
      "reportFish FISH !WATERY",
      "compared FISH|LENGTH limit|keep|size !KEPT|COUNT !WATERY",
      "compared FISH|LENGTH limit|size !keep !KEPT !WATERY",
    ],
    11: [
      "handling FISH !LENGTH !WATERY !CAST",
      "handling|targeting FISH !LENGTH !keep|bestTime|where !WATERY !CAST",
    ],
    10: [
      "limit|gear|measure|bag !FISH !spots|bait|waves|wind !WATERY !CAST !OUTING",
      "sizeAlone !FISH !tide|current|waves|moon|log !WATERY !CAST !OUTING",
      "keep ASKS !bestTime|spots !CAST !OUTING",
      "seasonTurn !spots|log !WATERY !OUTING",
    ],
    8: [
      "FISH limit|season|size|bag !where|biggest !WATERY !CAST",
      "FISH gear|measure|handling|targeting !where|biggest !bestTime|score|go !WATERY !CAST",
    ],
    3: ["federalLine|lineQuestion FISH"],
  },
  goesOn: "howMany season size bag limit gear measure handling targeting keep verified",
  words:
    "carry officer officers warden wardens ranger live lining line bait cannon chunk chunks chunked j bigger eels mackerel across run bay outside past beyond over under circle tube worm plugs plug regular fit crossing different difference differ differs ignore artificial soft plastic plastics lure lures fly flies barbless barbed j winter east west boat daily end ends date dates closing opening starts protected apply applies far drift together female change changes pretend zone spring n ne e se s sw w nw north northeast northwest south southeast southwest fillet fillets filleted bowfishing bowfish lead sinkers ramp required require c chunking weighted speed tail tails fork snout tape prohibited forbidden stainless steel female southern northern new england gulf maine couple cap",
  lead: "what is the limit for",
  examples: ["striper limit", "what hooks do i need for stripers", "is fluke season open"],
  answer: answerRules,
};
