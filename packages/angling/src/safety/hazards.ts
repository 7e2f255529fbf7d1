import { coldWaterBelow, safetyLimits, type Judgment, type SafetyCraft } from "./limits.ts";

export const hazards = [
  "advisory",
  "thunder",
  "fog",
  "dark",
  "ice",
  "alone",
  "kids",
  "alcohol",
  "no-life-jacket",
  "no-belt",
  "no-waders",
  "breaking",
] as const;
export type SafetyHazard = (typeof hazards)[number];

export interface HazardQuestion {
  readonly said: ReadonlySet<SafetyHazard>;
  readonly craft: SafetyCraft;
  readonly isAtBar: boolean;
  /** Feet; null when unknown. */
  readonly sea: number | null;
  /** °F; null when unknown. */
  readonly water: number | null;
  readonly isFoggy: boolean;
}

export interface HazardFinding {
  readonly verdict: Judgment;
  readonly reason: string;
  readonly source: string;
}

const ours = "Thresholds are ours";
/** Craft and places where a sea can sweep an angler away, or far from shore. */
const exposed: ReadonlySet<SafetyCraft> = new Set(["jetty", "wading", "surf"]);
/** °F below which wading without waders or kayaking alone is NO; our own threshold. */
const hardlyWarm = 50;

type Judge = (question: HazardQuestion) => readonly [Judgment, string, string] | null;

/**
 * Judges each stated hazard. Advisories, thunder and fog have no entry, because they are inputs of
 * the safety verdict itself.
 */
const judges: Readonly<Partial<Record<SafetyHazard, Judge>>> = {
  dark: ({ said, craft, isAtBar, isFoggy }) => {
    if (isAtBar && safetyLimits[craft].isAfloat)
      return [
        "NO",
        "No bar is crossed in the dark",
        "US Coast Guard, Small Boats Crossing Coastal Bars",
      ];
    if (isFoggy && safetyLimits[craft].isAfloat)
      return ["NO", "In fog and dark nothing is seen that a boat can hit", ours];
    if (said.has("alone") && (craft === "jetty" || safetyLimits[craft].isImmersed))
      return ["NO", "Alone in the dark nobody sees you go in", ours];
    return [
      "CAUTION",
      "In the dark you do not see the sea that comes: only ground you know, with a light",
      ours,
    ];
  },
  ice: ({ craft }) =>
    safetyLimits[craft].isAfloat
      ? [
          "NO",
          "Ice on a boat makes it top-heavy and its deck a slide",
          "National Weather Service, freezing spray",
        ]
      : [
          craft === "pier" ? "CAUTION" : "NO",
          "Ice on wet stone: a fall ends in cold water",
          "National Center for Cold Water Safety",
        ],
  alone: ({ craft, water }) => [
    craft === "kayak" && water !== null && water < hardlyWarm ? "NO" : "CAUTION",
    exposed.has(craft) || craft === "kayak"
      ? "Alone nobody sees you go in: tell somebody ashore where and until when"
      : "Tell somebody ashore where you go and until when",
    "US Coast Guard Auxiliary",
  ],
  kids: ({ said, craft, sea }) => {
    if (craft === "jetty" || craft === "wading") {
      const isHard = said.has("dark") || said.has("breaking") || (sea ?? 0) >= 2;
      return [isHard ? "NO" : "CAUTION", "No place for a child where a sea can reach it", ours];
    }
    return safetyLimits[craft].isAfloat
      ? ["CAUTION", "A child under 12 wears a life jacket under way", "323 CMR 2.00"]
      : ["CAUTION", "Keep a child above the wash, within your reach", ours];
  },
  alcohol: ({ craft }) =>
    safetyLimits[craft].isAfloat
      ? ["NO", "Nobody runs a boat after drinking: it is a crime from 0.08 %", "MGL c. 90B s. 8"]
      : [
          exposed.has(craft) ? "NO" : "CAUTION",
          "No water's edge after drinking: most who drown there have",
          "US Coast Guard",
        ],
  "no-life-jacket": ({ craft }) =>
    safetyLimits[craft].isAfloat
      ? [
          "NO",
          "Not without a life jacket: worn in a kayak or canoe September 15 to May 15",
          "323 CMR 2.00; the rest of the year is our own line",
        ]
      : null,
  "no-belt": ({ craft }) =>
    craft === "wading" || craft === "surf"
      ? ["NO", "Not without a wading belt: it keeps the water out when you go down", ours]
      : null,
  "no-waders": ({ craft, water }) =>
    safetyLimits[craft].isImmersed && (water === null || water < coldWaterBelow)
      ? [
          water !== null && water < hardlyWarm ? "NO" : "CAUTION",
          "Cold water numbs bare legs within minutes",
          "National Center for Cold Water Safety",
        ]
      : null,
  breaking: ({ craft, isAtBar }) => {
    const { isAfloat, isImmersed } = safetyLimits[craft];
    if (isAfloat || isImmersed || craft === "jetty" || isAtBar)
      return ["NO", "Breaking waves: no boat, wader or jetty angler belongs in them", ours];
    return ["CAUTION", "Breaking waves: stay above the wash", ours];
  },
};

export const hazardFindings = (question: HazardQuestion): readonly HazardFinding[] =>
  [...question.said]
    .flatMap((hazard): HazardFinding[] => {
      const found = judges[hazard]?.(question) ?? null;
      if (found === null) return [];
      const [verdict, reason, source] = found;
      return [{ verdict, reason, source }];
    })
    .toSorted((a, b) => Number(b.verdict === "NO") - Number(a.verdict === "NO"));
