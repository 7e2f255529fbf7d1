import type { Frame, NamedPlace } from "#angling/assistant/frame.ts";
import type { FishingMode } from "#angling/regulations/index.ts";
import { spotById } from "#angling/spots/index.ts";

const modePatterns: readonly (readonly [RegExp, FishingMode])[] = [
  [/\b(?:charter|head ?boat|party boat|for hire|guided|guide|6 pack)\b/, "for-hire"],
  [
    /\b(?:(?:from|off|on) (?:(?:the|a|of) )*(?:shore|beach|land|bank|piers?|jetty|surf|docks?|rocks|sand|wall|bridge|causeway|PLACE (?:bridge|pier|jetty|beach|wall))|shore|shoreline|surf\w*|wad(?:e|ing|er|ers)|on foot|walk(?:ing|able)?(?: (?:to|on|out))?|without a boat|land based|surfcast\w*|piers?|jett(?:y|ies)|breakwater|sea ?wall)\b/,
    "shore",
  ],
  [
    /\b(?:boats?|aboard|on board|kayak\w*|yak|skiff|vessel|canoe|paddleboard|sup|center console|cc|whaler|parker|grady|jon ?boat|tinny)\b/,
    "private",
  ],
];

/** Two ways of fishing in one breath are none: the answer tells them apart. */
export function readMode(text: string): FishingMode | null {
  const words = text
    .replaceAll(/boat (?:launch|ramp)|per (?:boat|vessel)/g, "")
    .replaceAll(
      /\b(?:without|no|not (?:by|from|in|on)|do not (?:have|own)) (?:an? |the |my |any )?(?:boats?|cars?)\b/g,
      "on foot",
    );
  const named = modePatterns.filter(([pattern]) => pattern.test(words)).map(([, mode]) => mode);
  if (named.includes("for-hire")) return "for-hire";
  const [mode = null, other] = named;
  return other === undefined ? mode : null;
}

/** A pier and a bridge are fished from shore, a ledge at sea from a boat; of other places nobody knows. */
export function modeAt(place: NamedPlace | null): FishingMode | null {
  const access = place?.spotId == null ? "" : spotById(place.spotId)?.access;
  if (access === "Shore" || access === "Shore/Wade") return "shore";
  return access === "Boat Only" ? "private" : null;
}

const flowWords: readonly (readonly [RegExp, Frame["flow"]])[] = [
  [/\bslacks?\b/, "slack"],
  [
    /\b(?:ebb\w*|outgoing|falling tides?|dropping tides?|(?:going|dumping|draining|pouring|ripping|sucking) out)\b/,
    "ebb",
  ],
  [/\b(?:flood\w*|incoming|rising tides?|coming in)\b/, "flood"],
];

/** "On the ebb or the flood" is a question about both. */
export function readFlow(text: string): Frame["flow"] {
  const named = flowWords.filter(([pattern]) => pattern.test(text)).map(([, flow]) => flow);
  return named.includes("ebb") && named.includes("flood") ? null : (named[0] ?? null);
}

const baitPattern =
  /\b(?:on|with|using|use|used|of|for|throwing|casting|by) (?:a |the |live |fresh |chunked |some )*((?:eels?|mackerel|macks|clams?|(?:sea|sand|blood) ?worms?|worms|bunker|pogies|herring|squid|plugs?|poppers?|topwater(?: plugs?)?|soft plastics?|swim ?shads?|metal(?: spoons?)?|spoons?|bucktails?|jigs?|flies|fly|tube (?:and|n) worms?|chunks?|sand eels?|sluggos?|paddle ?tails?|sp minnows?|minnows?|bombers?|pencils?|pencil poppers?|diamond jigs?|swimmers?|darters?|needlefish|crabs?))\b/;

export function readBait(text: string): string | null {
  return baitPattern.exec(text)?.[1] ?? null;
}

const lets =
  /\b(?:releas\w+|let (?:it |her |him |them )?go|(?:threw|tossed|put) (?:it |her |him )?back)\b/;
const keeps = /\b(?:kept|keeping)\b/;

/** What became of a catch that is written down; null where it is not said. */
export function fateIn(words: string): "released" | "kept" | null {
  if (lets.test(words)) return "released";
  return keeps.test(words) ? "kept" : null;
}

const hasNone =
  /\b(?:has|have|got|holds?|with|owns?|is) (?:\w+ )?(?:nothing|none|no (?:license|permit|paper\w*|card)|zip|nada)\b|\b(?:without|no) (?:a |any |one|license|permit)\b|\b(?:does|do|did|has|have) (?:not|never) (?:\w+ )*(?:have|own|hold|got|get|buy|bought) (?:a |an |any ?)?(?:one|it|license|permit|thing)?/;

/** "My wife has nothing": somebody holds no license. */
export const holdsNone = (words: string): boolean => hasNone.test(words);
