import { answerTackle } from "#angling/assistant/answers/fishing/tackle.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

/** What to fish with, and what the fish eat. */
export const tackle: Topic = {
  name: "tackle",
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
};
