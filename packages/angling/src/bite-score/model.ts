import { day, type Instant } from "@striper/marine/time";
import type { Degrees, Fahrenheit, Hectopascals, Knots } from "@striper/marine/units";
import type { BestFlow, BestWind } from "#angling/spots/spot.ts";

/** Stored beside every score, so that scores of different models are never compared unawares. */
export const modelVersion = "2027.1";

/** Every version that has ever scored a trip. */
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

/** What makes fish feed, in points that add up to a hundred. */
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

/** What the feeding points are multiplied with, each a share in percent of what it could be. */
export const shareKeys = [
  "seasonal",
  "temperature",
  "wind",
] as const satisfies readonly FactorKey[];
export const wholeShare = 100;

/** Half of the feeding points leave 57 % of the score: fish that are here feed in poor hours too. */
export const feedingExponent = 0.8;

/** How a figure is known. Computed figures (tide, sun, moon, date) never age. */
export type Quality = "computed" | "observed" | "forecast" | "estimate";

export interface TideInput {
  readonly flow: "ebb" | "flood";
  /** Speed now over the peak speed of this half-cycle, 0 to 1. */
  readonly relativeSpeed: number;
  /** 0 at neaps, 1 at springs. */
  readonly springStrength: number;
  /** A current station, or the rate of rise and fall where there is none. */
  readonly basis: "current" | "height";
}

/** Waters whose fish come and go together. */
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
  /** The date in Boston, "2026-06-13". */
  readonly date: string;
  readonly water: SeasonWater;
  /** A herring river or the inner harbor, where a few fish stay over the winter. */
  readonly holdsFishOver: boolean;
  /** How much later (or, negative, earlier) than normal the water reached 50 °F, in days. */
  readonly springDelayDays: number;
}

export interface MoonInput {
  readonly springStrength: number;
  readonly solunar: "major" | "minor" | "none";
}

/** A reading of the water older than this says less than the season does. */
export const readingGuides = 7 * day;

export interface WaterInput {
  readonly temperature: Fahrenheit;
  /** Fall over the last 24 hours; null when yesterday is not known. */
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

/** All that is known of one hour at one place; null is "not available". */
export interface HourInputs {
  readonly instant: Instant;
  /** Federal water, where striped bass may not be fished for (50 CFR 697.7(b)). */
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
