import { answerChanges } from "#angling/assistant/answers/law/changes.ts";
import { answerJurisdiction } from "#angling/assistant/answers/law/jurisdiction.ts";
import { answerKeep } from "#angling/assistant/answers/law/keep.ts";
import { answerRules } from "#angling/assistant/answers/law/rules.ts";
import type { Intent } from "#angling/assistant/frame.ts";
import type { TopicRow } from "./topic.ts";

/** What may be kept, and by whose rule. */
export const law = {
  /** Whose water it is. */
  jurisdiction: {
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
  },
  /** Whether a fish may be kept. */
  keep: {
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
      "ride plus killing lives lived survive brook creek stream stacked loaded thick everywhere tons bunch dinner dinners supper lunch breakfast meal meals grill grilled grilling cook cooking cookout bake baked fry fried frying smoke smoked roast broil sushi sashimi ceviche chowder taco tacos bbq sandwich plate oven kitchen beer warden wardens officer officers ranger rangers cop cops police ticket ticketed fined ruler tape truck car house fight photo pic picture trouble all side trip eat eating exactly carapace tail fork notch notched egg eggs berried v alone solo drink taped board bump bled bleeding dead alive floating bent nose dot money button flush flat even live bait bay across run running cross crossing transport home drive outside past beyond over under above below bigger smaller longer shorter than netted gaffed speared snagged slot each apiece split share party weigh weighs season verdict",
    examples: [
      "can i keep a 30 inch striper",
      "28 striper legal",
      "we got two fluke at 18 can we keep them",
    ],
    answer: answerKeep,
  },
  "rule-changes": {
    guess: "rules",
    endsTalk: true,
    slots: [],
    signs: {
      11: ["changed !wind|tide !FISH", "changed !wind|tide !WHEN"],
    },
    examples: ["what changed in the rules", "any new regulations"],
    answer: answerChanges,
  },
  /** What the rule of a fish says. */
  rules: {
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
      "brook creek stream stacked loaded thick everywhere tons bunch plain carry officer officers warden wardens ranger live lining line bait cannon chunk chunks chunked j bigger eels mackerel across run bay outside past beyond over under circle tube worm plugs plug regular fit crossing different difference differ differs ignore artificial soft plastic plastics lure lures fly flies barbless barbed j winter east west boat daily end ends date dates closing opening starts protected apply applies far drift together female change changes pretend zone spring n ne e se s sw w nw north northeast northwest south southeast southwest fillet fillets filleted bowfishing bowfish lead sinkers ramp required require c chunking weighted speed tail tails fork snout tape prohibited forbidden stainless steel female southern northern new england gulf maine couple cap",
    lead: "what is the limit for",
    examples: ["striper limit", "what hooks do i need for stripers", "is fluke season open"],
    answer: answerRules,
  },
} as const satisfies Readonly<Partial<Record<Intent, TopicRow>>>;
