import { answerBestTime, answerBite } from "#angling/assistant/answers/fishing/bite.ts";
import { answerDistance } from "#angling/assistant/answers/fishing/distance.ts";
import { answerMarine } from "#angling/assistant/answers/fishing/weather/marine.ts";
import { answerPresence } from "#angling/assistant/answers/fishing/presence.ts";
import { answerTackle } from "#angling/assistant/answers/fishing/tackle.ts";
import { answerWeather } from "#angling/assistant/answers/fishing/weather/weather.ts";
import type { Intent } from "#angling/assistant/frame.ts";
import { ofPlaceAndTime, type TopicRow } from "./topic.ts";

/** Where, when and with what to fish. */
export const fishing = {
  "best-time": {
    ...ofPlaceAndTime,
    guess: "go",
    isOuting: true,
    judgesSafety: true,
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
  },
  bite: {
    ...ofPlaceAndTime,
    guess: "go",
    isOuting: true,
    judgesSafety: true,
    signs: {
      17: [
        "scoreSaid !scoreMade|safety|waves|alerts|FISH|LENGTH|keep|limit|license|log|degreesSaid",
      ],
      15: [
        "flowLiked !FIGURES|keep|limit|log",
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
      "percent chance chances odds wrong dragging drag down back perfect calm flat sunny clear overcast cloudy nice beautiful great dead catch catching caught anything doing number app dashboard says say mean drop rise fall incoming outgoing running hard want study",
    lead: "bite score",
    examples: [
      "why is the score so low tonight",
      "ebb or flood better at plum island",
      "bite score tonight",
      "how is the fishing at hull tomorrow",
    ],
    answer: answerBite,
  },
  /** How far one place is from another, or from the person. */
  distance: {
    guess: "spots",
    about: "place",
    slots: ["place"],
    signs: {
      10: ["distance PLACE|there !federalLine|lineQuestion|FISH|tide|high|low|currentWord|nearest"],
    },
    reads: "where spots nearMe",
    examples: ["how far is castle island from deer island", "distance from hull to minots"],
    answer: answerDistance,
  },
  /** The Weather Service's text for the water, and warnings. */
  marine: {
    ...ofPlaceAndTime,
    guess: "weather",
    signs: {
      4: ["marine|alerts|waves"],
    },
    reads: "wind weather rain next thunder height",
    words: "marine effect sea state center console foot ft footer boat skiff whaler",
    examples: ["marine forecast", "any small craft advisory", "how big are the waves"],
    answer: answerMarine,
  },
  /** Whether the fish are here at this time of the year, when they come and when they leave. */
  presence: {
    guess: "go",
    about: "place",
    takesFish: true,
    slots: ["species", "place", "when"],
    assumed: ["place", "when"],
    signs: {
      14: [
        "seasons !best|better|fishes|WHEN|tide|currentWord|wind|limit|keep|season|log|mine|bait|spots|LENGTH|weather|water",
        "fishHere FISH !FIGURES !limit|keep|gear|handling|log|bait",
        "anyLeft !FIGURES|limit|keep|gear|handling|log|bait|license|ramp|parking|tide|currentWord|weather|wind|spots|safety|water|air|openList",
        "whatRuns !limit|keep|log|bait|mine",
        "seasons best|better|fishes !tide|currentWord|wind|limit|keep|season|log|mine|bait|spots|LENGTH",
      ],
    },
    reads: "seasons where spots month",
    words: "late early bother anything away put boat running spring summer fall autumn winter",
    lead: "are the fish here",
    examples: ["are there stripers around", "when do stripers leave boston harbor"],
    answer: answerPresence,
  },
  /** What to fish with, and what the fish eat. */
  tackle: {
    guess: "species",
    about: "place",
    takesFish: true,
    isOuting: true,
    slots: ["species", "place", "when", "bait"],
    signs: {
      14: ["tackle !lawful !LENGTH|log|reportFish|handling|mine"],
      13: [
        "bait ASKS|CHOICE !lawful !LENGTH|COUNT|SPOT|log|mine|limit|season|asBait|handling !WATERY",
      ],
      2: ["bait FISH", "bait !SPOT"],
    },
    reads: "fishes gear water tide worked wind moon sun",
    goesOn: "bait tackle",
    words:
      "lb test pound leader leaders braid mono fluoro line knot knots color colors colour rig rigs rigging tie put hook hooks throw cast schoolies eat eating forage live",
    examples: [
      "best bait for tautog",
      "what lb leader",
      "how do i rig an eel",
      "which plug at night",
    ],
    answer: answerTackle,
  },
  weather: {
    ...ofPlaceAndTime,
    guess: "weather",
    signs: {
      15: ["waterSaid !keep|limit|log|mine|tide|score"],
      14: ["ofWeather !waves|limit|keep|log"],
      13: ["windLiked !WHEN", "degreesSaid FISH|water !LENGTH|WHEN|keep|limit|log|mine"],
      5: ["water"],
      3: ["wind|rain|thunder|weather|air !FISH", "wind|rain|thunder|weather|air WHEN|PLACE|next"],
    },
    reads: "pressure air weather water next degreesSaid tide fishes score waves past",
    goesOn: "degreesSaid inUnits wind rain air",
    words:
      "ocean sea harbor bay surf feed feeding change different differently worth throw throwing point any chilly enough yet n ne e se s sw w nw north northeast east southeast south southwest west northwest position switch shift turn",
    lead: "weather",
    examples: ["wind tomorrow afternoon", "water temperature", "is it going to rain"],
    answer: answerWeather,
  },
} as const satisfies Readonly<Partial<Record<Intent, TopicRow>>>;
