import type { FishingMode } from "#angling/regulations/index.ts";

const modePatterns: readonly (readonly [RegExp, FishingMode])[] = [
  [/\b(?:charter|head ?boat|party boat|for hire|guided|guide)\b/, "for-hire"],
  [
    /\b(?:from (?:the )?(?:shore|beach|land|bank|pier|jetty|surf|dock|rocks)|shore|shoreline|surf\w*|wad(?:e|ing|er|ers)|on foot|walk(?:ing|able)?(?: (?:to|on|out))?|without a boat|off (?:the|a) (?:beach|rocks|jetty|pier|dock|wall|bank)|land based|surfcast\w*|piers?|jett(?:y|ies)|breakwater|sea ?wall)\b/,
    "shore",
  ],
  [/\b(?:boats?|kayak\w*|skiff|vessel|canoe|paddleboard|sup|center console|whaler)\b/, "private"],
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
