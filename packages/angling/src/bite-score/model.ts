import { day, type Instant } from "@striper/marine/time";
import type { Degrees, Fahrenheit, Hectopascals, Knots } from "@striper/marine/units";
import type { BestFlow, BestWind } from "#angling/spots/spot.ts";

/** Stored with every score, so that scores of different models can be told apart. */
export const modelVersion = "2027.1";

export const modelVersions = ["2026.1", modelVersion] as const;
export type ModelVersion = (typeof modelVersions)[number];

export const factorKeys = [
  "weather",
  "tide",
  "time",
  "wind",
  "seasonal",
  "moon",
  "temperature",
] as const;
export type FactorKey = (typeof factorKeys)[number];

/** Points that describe how well fish feed; they add up to 100. */
export const feedingPoints = {
  time: 38,
  tide: 40,
  weather: 12,
  moon: 10,
} as const satisfies Partial<Record<FactorKey, number>>;
export type FeedingKey = keyof typeof feedingPoints;
export const feedingKeys = [
  "time",
  "tide",
  "weather",
  "moon",
] as const satisfies readonly FeedingKey[];

/** Factors that multiply the feeding points, in percent. */
export const shareKeys = [
  "seasonal",
  "temperature",
  "wind",
] as const satisfies readonly FactorKey[];
export const wholeShare = 100;

/**
 * Half of the feeding points give 57 % of the score, because fish that are present also feed in
 * poor hours.
 */
export const feedingExponent = 0.8;

/** The kind of knowledge behind a figure. Computed figures (tide, sun, moon, date) never age. */
export type Quality = "computed" | "observed" | "forecast" | "estimate";

export interface TideInput {
  readonly flow: "ebb" | "flood";
  /** Current speed divided by the peak of this half-cycle, 0 to 1. */
  readonly relativeSpeed: number;
  /** 0 at neaps, 1 at springs. */
  readonly springStrength: number;
  readonly basis: "current" | "height";
}

export const seasonWaters = [
  "canal",
  "south-shore",
  "boston",
  "north-shore",
  "new-hampshire",
  "southern-maine",
] as const;
export type SeasonWater = (typeof seasonWaters)[number];

export interface SeasonInput {
  /** The date in Boston such as "2026-06-13". */
  readonly date: string;
  readonly water: SeasonWater;
  /** True for a herring river or the inner harbor, where a few fish overwinter. */
  readonly holdsFishOver: boolean;
  /** Days later than normal that the water reached 50 °F; negative when earlier. */
  readonly springDelayDays: number;
}

export interface MoonInput {
  readonly springStrength: number;
  readonly solunar: "major" | "minor" | "none";
}

/** Maximum age of a water reading; after it the seasonal normal is better. */
export const readingGuides = 7 * day;

export interface WaterInput {
  readonly temperature: Fahrenheit;
  /** Fall in °F over 24 hours; null when yesterday's temperature is unknown. */
  readonly dropIn24Hours: number | null;
  readonly quality: Exclude<Quality, "computed">;
}

export interface WindInput {
  readonly speed: Knots;
  /** Direction it blows from. */
  readonly from: Degrees | null;
  readonly quality: Exclude<Quality, "computed">;
}

export interface SkyInput {
  /** Percent. */
  readonly cloudCover: number | null;
  readonly precipitation: "none" | "drizzle" | "rain" | "thunder" | null;
  /** Change over three hours; negative when falling. */
  readonly pressureChange: Hectopascals | null;
  readonly quality: Exclude<Quality, "computed">;
}

export interface BitePreferences {
  readonly flow: BestFlow;
  readonly wind: BestWind | null;
  readonly exposure: "boat" | "shore";
}

export interface HourInputs {
  readonly instant: Instant;
  /** True in federal water, where striped bass may not be fished for (50 CFR 697.7(b)). */
  readonly isClosedWater: boolean;
  readonly preferences: BitePreferences;
  readonly tide: TideInput | null;
  readonly sunAltitude: Degrees | null;
  readonly season: SeasonInput | null;
  readonly moon: MoonInput | null;
  readonly water: WaterInput | null;
  readonly wind: WindInput | null;
  readonly sky: SkyInput | null;
}
