/** Craft and shore positions of anglers. A boat of unknown size counts as small. */
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
  readonly fog: Judgment;
  /** True when the angler is on the water and may cross a bar. */
  readonly isAfloat: boolean;
  /** True when the angler is in the water, or soon would be after a mishap. */
  readonly isImmersed: boolean;
}

/**
 * 25 kt and 5 ft are the National Weather Service's Small Craft Advisory in New England, 34 kt its
 * Gale Warning (NWS Directive 10-303, read 2026-11). An angler on a ledge was killed in 4 to 6 ft
 * of swell (Rockport, 2002). All other numbers here are our own.
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

/** The product's only safety limits. Scores, trips, reminders and answers all use them. */
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

/**
 * The Coast Guard calls a bar rough at 4 ft on the bar itself (33 CFR 177.07). Known waves are
 * outside, where no ebb steepens them, so the limits on the ebb are lower. Crests begin to break at
 * 7 kt (Beaufort force 3).
 */
export const barLimits = {
  /** Feet outside the bar from which waves break on it at any stage of the tide. */
  breaking: 4,
  /** Feet outside the bar: caution at any stage, NO against an ebb. */
  sea: { caution: 2, no: 3 },
  /** Knots of onshore wind: caution against an ebb, NO at any stage. */
  wind: { caution: 7, no: 15 },
} as const;

/** °F below which immersion numbs hands within minutes (National Center for Cold Water Safety). */
export const coldWaterBelow = 60;
export const coldWaterLine =
  "Water under 60 °F: wear the jacket, for a fall in leaves 1 minute to get your breath and 10 of useful hands";

export const limitsSource =
  "Thresholds are ours; 25 kt, 34 kt and 5 ft follow the National Weather Service";

export const craftOfExposure = (exposure: "boat" | "shore"): SafetyCraft =>
  exposure === "boat" ? "small-boat" : "shore";

/** Judges a value rounded to whole units, as it is shown; null below every limit. */
export function judge(limits: Limits, value: number): Judgment | null {
  const shown = Math.round(value);
  if (shown >= limits.no) return "NO";
  return shown >= limits.caution ? "CAUTION" : null;
}
