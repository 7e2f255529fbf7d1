import { answerPermit } from "#angling/assistant/answers/own/papers.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** Who needs a permit or a certificate. */
export const permit: Topic = {
  name: "permit",
  guess: "permit",
  takesFish: true,
  verdict: "so I do not say whether one is needed",
  slots: ["age", "born", "species", "place", "when"],
  signs: {
    16: ["federalPermit !log|where|limit"],
    15: ["license keep FISH", "license reciprocity|copy"],
    13: [
      "permit",
      "papersAsked reciprocity|AGE|WHEN !LENGTH|COUNT|KEPT",
      "AGE !LENGTH|COUNT|PLACE !kids|spots|where|limit|keep|log",
    ],
    12: ["license !mine"],
  },
  words:
    "boys girls never flying plugs lures plug lure throw anything fine reciprocal dollars much pay pays side live lives living whats required legally saltwater salt fresh freshwater boating boater boaters safety certificate certificates certification card course class cert needed grandfathered exempt exemption senior seniors citizen elderly retired resident nonresident tourist visiting visitor lake lakes pond ponds cover covers buy renew order cost price alone solo paper papers document kid kids child children teen teenager turn turns turned turning passenger passengers share crew year years valid expired lapsed free run operate drive power powered horse horsepower hp trailer trailers trailering tow towing register registered clamming clams shellfish squid crab crabbing lobster adult adults buy buying bought purchase paid pay paying else borrow french british english irish canadian german european foreign foreigner hold booked book reel reels reeling hms none boards wallet wallets",
  lead: "do i need a fishing permit",
  examples: ["do i need a license to fish", "he turns 16 in august"],
  answer: answerPermit,
};
