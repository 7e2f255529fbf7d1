import type { GeoBox } from "@striper/marine/geo";
import type { Jurisdiction } from "@striper/marine/jurisdiction";
import type { SpeciesId } from "#angling/species/index.ts";

export interface RegulationsTable {
  readonly version: number;
  readonly publishedOn: string;
  readonly records: readonly RegulationRecord[];
  readonly notices: readonly AreaNotice[];
}

export const fishingModes = ["shore", "private", "for-hire"] as const;
export type FishingMode = (typeof fishingModes)[number];

/**
 * Waters that the rules distinguish. "outer-cape" is the sea east of Cape Cod and south of 42° N:
 * some rules count it as Gulf of Maine, some as Southern New England, and some leave it open.
 */
export const zones = ["gulf-of-maine", "outer-cape", "southern-new-england"] as const;
export type Zone = (typeof zones)[number];

export const confidences = ["high", "medium-high", "medium", "low"] as const;
export type Confidence = (typeof confidences)[number];

/**
 * Month and day, for example "05-24". A last day of "02-29" means the end of February in every
 * year.
 */
export type MonthDay = string;

/** Both days are included, midnight to midnight in Boston. A range may cross New Year. */
export interface DayRange {
  readonly from: MonthDay;
  readonly to: MonthDay;
}

export interface RuleArea {
  readonly name: string;
  readonly description: string;
  readonly covers: readonly Zone[];
  /** Zones that the source neither includes nor excludes. */
  readonly mayCover: readonly Zone[];
}

export type LengthMeasure =
  | "length"
  | "total length"
  | "fork length"
  | "curved fork length"
  | "carapace";

export type SizeLimit =
  | {
      readonly kind: "length";
      readonly measure: LengthMeasure;
      /** Inches. A fish of exactly this length is legal. */
      readonly minimum: number;
      /** Inches. A fish of exactly this length is too long with "below" and legal with "up-to". */
      readonly maximum?: { readonly inches: number; readonly bound: "below" | "up-to" };
      /** Inches. Only one of the fish kept in a day may be longer. */
      readonly onlyOneOver?: number;
    }
  | { readonly kind: "none" }
  /** None may be kept, whatever the length. */
  | { readonly kind: "not-applicable" }
  | { readonly kind: "state-of-landing" }
  | { readonly kind: "unknown" };

export interface SizeRule {
  readonly modes?: readonly FishingMode[];
  readonly limit: SizeLimit;
}

export type BagUnit = "angler-day" | "vessel-day" | "vessel-trip" | "angler-trip";

export type BagLimit =
  | {
      readonly kind: "fish";
      readonly fish: number;
      readonly per: BagUnit;
      readonly extra?: { readonly fish: number; readonly kinds: string };
      /** Number of kept fish from which the sources disagree, and the reason. */
      readonly unsettled?: { readonly from: number; readonly why: string };
      readonly detail?: string;
    }
  | { readonly kind: "no-limit" }
  | {
      readonly kind: "prohibited";
      readonly exception?: string;
      /** Degrees. The exception may apply only inside this box. */
      readonly exceptIn?: GeoBox;
    }
  | { readonly kind: "state-of-landing" }
  | { readonly kind: "unknown"; readonly words?: string };

export interface BagRule {
  readonly modes?: readonly FishingMode[];
  readonly dates?: DayRange;
  readonly limit: BagLimit;
}

export type Season =
  | { readonly kind: "all-year"; readonly condition?: string; readonly closedPlaces?: ClosedPlaces }
  | {
      readonly kind: "dated";
      readonly open: readonly DayRange[];
      readonly unsettled?: { readonly dates: DayRange; readonly why: string };
    }
  | { readonly kind: "closed"; readonly remark?: string }
  /** The animal has no closed season, but its usual gear must be out of the water on these days. */
  | { readonly kind: "gear-out"; readonly gear: string; readonly dates: DayRange }
  | { readonly kind: "set-in-season"; readonly words: string }
  | { readonly kind: "state-of-landing" }
  | { readonly kind: "unknown" };

export interface ClosedPlaces {
  readonly where: string;
  readonly dates: DayRange;
}

export type VesselMode = Exclude<FishingMode, "shore">;

export interface VesselCap {
  readonly modes: readonly VesselMode[];
  readonly fish: number;
  /** Fewest anglers aboard for which the cap is stated. */
  readonly fromAnglers?: number;
}

export interface RuleSource {
  readonly title: string;
  readonly url: string;
}

export interface RegulationRecord {
  /** Unique within a table and stable across versions. */
  readonly id: string;
  readonly species: SpeciesId;
  readonly jurisdiction: Jurisdiction;
  readonly area: RuleArea | null;
  /** The first entry that matches the mode counts. */
  readonly sizes: readonly SizeRule[];
  /** The first entry that matches the mode and date counts. */
  readonly bags: readonly BagRule[];
  readonly season: Season;
  readonly vesselCaps?: readonly VesselCap[];
  /** The state applies the federal rule, which supplies values unknown here. */
  readonly defersTo?: "FED";
  /** Fishing for it is unlawful, even with release. */
  readonly targetingUnlawful?: true;
  /** Names the kinds of fish under this record that have different rules. */
  readonly variesWithin?: string;
  readonly howToMeasure?: string;
  /** Kinds or conditions that must be released at any length. */
  readonly alwaysRelease?: string;
  readonly possession: string | null;
  readonly gear: string | null;
  readonly notes: string | null;
  readonly source: RuleSource;
  readonly citation: string;
  readonly ruleYear: number;
  /** The latest day covered by the evidence; null when no official text was seen. */
  readonly verifiedOn: string | null;
  readonly confidence: Confidence;
}

/**
 * A special area or season that is displayed but not judged, because the table lacks its outline.
 */
export interface AreaNotice {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly kind: "closure" | "caution" | "information";
  readonly jurisdictions: readonly Jurisdiction[];
  /** Degrees. The notice may apply only inside this box; omitted for the whole jurisdictions. */
  readonly box?: GeoBox;
  readonly modes?: readonly FishingMode[];
  readonly species?: readonly SpeciesId[];
  readonly dates?: DayRange;
  readonly source: RuleSource;
  readonly citation: string;
  readonly verifiedOn: string | null;
  readonly confidence: Confidence;
}
