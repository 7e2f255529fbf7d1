import { answerLog } from "#angling/assistant/answers/own/log.ts";
import { answerLicense, answerPermit } from "#angling/assistant/answers/own/papers.ts";
import { answerLogEntry } from "#angling/assistant/answers/talk/log-entry.ts";
import type { Intent } from "#angling/assistant/frame.ts";
import type { TopicRow } from "./topic.ts";

/** The person's own log and papers. */
export const own = {
  /** When the person's own licenses expire. */
  license: {
    guess: "license",
    slots: [],
    signs: {
      14: ["license mine"],
    },
    reads: "permit verified next",
    lead: "when does my license expire",
    examples: ["when does my license expire"],
    answer: answerLicense,
  },
  /** A catch is to be written down. */
  "log-entry": {
    guess: "log",
    opensForm: true,
    slots: ["species", "length", "mode", "place", "bait", "when"],
    signs: {
      15: ["logEntry FISH|LENGTH|FEW"],
    },
    reads: "released",
    words: "released release releasing kept threw tossed",
    examples: ["log a 29 inch striper at castle island", "record my catch"],
    answer: answerLogEntry,
  },
  /** What the person's own log says. */
  log: {
    guess: "log",
    takesFish: true,
    slots: ["species", "place", "when", "flow", "bait"],
    signs: {
      14: [
        "log worked|biggest|howMany|average|rate|lastCatch !LAWFUL",
        "log !handling|gear|measure|keep|rain|thunder|weather|wind !LAWFUL",
        "likeToday",
        "rate !FISH",
        "biggest FISH WHEN !limit|keep|size|where",
        "average size !FISH !limit|keep",
      ],
    },
    reads:
      "firstCatch trips moon tide water bait released season mine hour tideStage high low ebb flood size",
    goesOn: "biggest bait month hour howMany lastCatch average tideStage rate released worked",
    words: "produced produce phase temperature release let go live",
    lead: "how many fish did i catch",
    examples: ["my biggest striper", "what worked for me in june", "how many fish have i caught"],
    answer: answerLog,
  },
  /** Who needs a permit or a certificate. */
  permit: {
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
  },
} as const satisfies Readonly<Partial<Record<Intent, TopicRow>>>;
