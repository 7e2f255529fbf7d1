import type { NamedPlace } from "#angling/assistant/frame.ts";
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
