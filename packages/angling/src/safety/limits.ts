/** What somebody fishes from. A boat whose size nobody said counts as small. */
export const safetyCrafts = [
  "boat",
  "small-boat",
  "kayak",
  "wading",
  "surf",
  "jetty",
  "pier",
  "shore",
] as const;
export type SafetyCraft = (typeof safetyCrafts)[number];

export type Judgment = "CAUTION" | "NO";

export interface Limits {
  readonly caution: number;
  readonly no: number;
}

export interface CraftLimits {
  /** Knots, sustained or gusting. */
  readonly wind: Limits;
  /** Feet from trough to crest. */
  readonly sea: Limits;
  /** Fog, or visibility under one nautical mile. */
  readonly fog: Judgment;
  /** Whoever is in it is on the water and may cross a bar. */
  readonly isAfloat: boolean;
  /** Whoever is in it is in the water, or soon is when something goes wrong. */
  readonly isImmersed: boolean;
}

/*
 * 25 kt and 5 ft are the National Weather Service's Small Craft Advisory in New England, 34 kt its Gale
 * Warning (NWS Directive 10-303, read 2026-11). An angler on a ledge was killed in 4 to 6 ft of swell
 * (Rockport, 2002). Every other number here is our own.
 */
const ashore: Limits = { caution: 25, no: 34 };
const smallBoat: CraftLimits = {
  wind: { caution: 15, no: 25 },
  sea: { caution: 3, no: 5 },
  fog: "CAUTION",
  isAfloat: true,
  isImmersed: false,
};
const onLand = { wind: ashore, fog: "CAUTION", isAfloat: false, isImmersed: false } as const;

/** The only safety limits of the product; scores, trips, reminders and answers read them here. */
export const safetyLimits: Readonly<Record<SafetyCraft, CraftLimits>> = {
  boat: smallBoat,
  "small-boat": smallBoat,
  kayak: {
    wind: { caution: 10, no: 15 },
    sea: { caution: 2, no: 3 },
    // Paddled boats carry no lights or horn that a ship would notice.
    fog: "NO",
    isAfloat: true,
    isImmersed: true,
  },
  wading: { ...onLand, sea: { caution: 2, no: 4 }, isImmersed: true },
  surf: { ...onLand, sea: { caution: 3, no: 5 } },
  jetty: { ...onLand, sea: { caution: 2, no: 4 } },
  pier: { ...onLand, sea: { caution: 4, no: 8 } },
  shore: { ...onLand, sea: { caution: 4, no: 8 } },
};

/*
 * The Coast Guard calls a bar rough at 4 ft on the bar itself (33 CFR 177.07). Waves are known outside,
 * where no ebb steepens them, so less counts on the ebb. Crests begin to break at 7 kt (Beaufort force 3).
 */
export const barLimits = {
  /** Feet outside from which waves break on a bar at any stage of the tide. */
  breaking: 4,
  /** Feet outside: caution at any stage, no against an ebb. */
  sea: { caution: 2, no: 3 },
  /** Knots of onshore wind: caution against an ebb, no at any stage. */
  wind: { caution: 7, no: 15 },
} as const;

/** °F below which a fall in numbs hands within minutes (National Center for Cold Water Safety). */
export const coldWaterBelow = 60;
export const coldWaterLine =
  "Water under 60 °F: wear the jacket, for a fall in leaves 1 minute to get your breath and 10 of useful hands";

export const limitsSource =
  "Thresholds are ours; 25 kt, 34 kt and 5 ft follow the National Weather Service";

/** The craft a place is fished from when nobody said one. */
export const craftOfExposure = (exposure: "boat" | "shore"): SafetyCraft =>
  exposure === "boat" ? "small-boat" : "shore";

/** Returns what a limit says of a value in whole units, as it is shown; null below every limit. */
export function judge(limits: Limits, value: number): Judgment | null {
  const shown = Math.round(value);
  if (shown >= limits.no) return "NO";
  return shown >= limits.caution ? "CAUTION" : null;
}
