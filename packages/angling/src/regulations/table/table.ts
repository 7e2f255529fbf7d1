import type { GeoBox } from "@striper/marine/geo";
import type { Jurisdiction } from "@striper/marine/jurisdiction";
import type { SpeciesId } from "#angling/species/index.ts";

/** The shape of a published rule table. Plain data: a newer version replaces the packaged one. */
export interface RegulationsTable {
  readonly version: number;
  /** The day this version was put together, "2026-11-20". */
  readonly publishedOn: string;
  readonly records: readonly RegulationRecord[];
  readonly notices: readonly AreaNotice[];
}

export const fishingModes = ["shore", "private", "for-hire"] as const;
export type FishingMode = (typeof fishingModes)[number];

/**
 * Waters that the rules distinguish. "outer-cape" is the sea east of Cape Cod and south of 42° N, which
 * some rules count to the Gulf of Maine, some to Southern New England, and some leave open.
 */
export const zones = ["gulf-of-maine", "outer-cape", "southern-new-england"] as const;
export type Zone = (typeof zones)[number];

export const confidences = ["high", "medium-high", "medium", "low"] as const;
export type Confidence = (typeof confidences)[number];

/** Month and day, "05-24". As a last day "02-29" means the end of February in every year. */
export type MonthDay = string;

/** Both days included, midnight to midnight in Boston; may run over New Year. */
export interface DayRange {
  readonly from: MonthDay;
  readonly to: MonthDay;
}

/** The part of a jurisdiction a record is about. */
export interface RuleArea {
  readonly name: string;
  readonly description: string;
  readonly covers: readonly Zone[];
  /** Zones of which the source does not say whether they belong to the area. */
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
      /** Inches; a fish of exactly this length is legal. */
      readonly minimum: number;
      /** Inches. "below": a fish of exactly this length is too long; "up-to": it is legal. */
      readonly maximum?: { readonly inches: number; readonly bound: "below" | "up-to" };
      /** Inches; of the fish kept in a day only one may be longer. */
      readonly onlyOneOver?: number;
    }
  | { readonly kind: "none" }
  /** Nothing of this species may be kept, whatever its length. */
  | { readonly kind: "not-applicable" }
  | { readonly kind: "state-of-landing" }
  | { readonly kind: "unknown" };

export interface SizeRule {
  /** Left out: every mode. */
  readonly modes?: readonly FishingMode[];
  readonly limit: SizeLimit;
}

export type BagUnit = "angler-day" | "vessel-day" | "vessel-trip" | "angler-trip";

export type BagLimit =
  | {
      readonly kind: "fish";
      readonly fish: number;
      readonly per: BagUnit;
      /** Fish allowed on top, of these kinds only. */
      readonly extra?: { readonly fish: number; readonly kinds: string };
      /** Kept fish from which the sources no longer agree, and why. */
      readonly unsettled?: { readonly from: number; readonly why: string };
      readonly detail?: string;
    }
  | { readonly kind: "no-limit" }
  | {
      readonly kind: "prohibited";
      readonly exception?: string;
      /** Degrees; the exception may apply inside, and nowhere else. */
      readonly exceptIn?: GeoBox;
    }
  | { readonly kind: "state-of-landing" }
  | { readonly kind: "unknown"; readonly words?: string };

export interface BagRule {
  readonly modes?: readonly FishingMode[];
  /** Left out: all year. */
  readonly dates?: DayRange;
  readonly limit: BagLimit;
}

export type Season =
  | { readonly kind: "all-year"; readonly condition?: string; readonly closedPlaces?: ClosedPlaces }
  | {
      readonly kind: "dated";
      readonly open: readonly DayRange[];
      /** Days on which the sources disagree about open or closed. */
      readonly unsettled?: { readonly dates: DayRange; readonly why: string };
    }
  | { readonly kind: "closed"; readonly remark?: string }
  /** No dates for the animal, but the usual gear must be out of the water on these. */
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
  /** The cap is stated for boats with at least this many anglers. */
  readonly fromAnglers?: number;
}

export interface RuleSource {
  readonly title: string;
  readonly url: string;
}

export interface RegulationRecord {
  /** Unique in a table and the same in every version. */
  readonly id: string;
  readonly species: SpeciesId;
  readonly jurisdiction: Jurisdiction;
  readonly area: RuleArea | null;
  /** The first entry that fits the mode counts. */
  readonly sizes: readonly SizeRule[];
  /** The first entry that fits mode and date counts. */
  readonly bags: readonly BagRule[];
  readonly season: Season;
  readonly vesselCaps?: readonly VesselCap[];
  /** The state applies the federal rule: what is unknown here is read there. */
  readonly defersTo?: "FED";
  /** Fishing for it is unlawful, also when every fish is let go. */
  readonly targetingUnlawful?: true;
  /** The record is about several kinds of fish with different rules. */
  readonly variesWithin?: string;
  readonly howToMeasure?: string;
  /** Kinds or conditions that must be let go whatever their length. */
  readonly alwaysRelease?: string;
  readonly possession: string | null;
  readonly gear: string | null;
  readonly notes: string | null;
  readonly source: RuleSource;
  readonly citation: string;
  readonly ruleYear: number;
  /** The newest day to which the evidence reaches; null: no official text was seen. */
  readonly verifiedOn: string | null;
  readonly confidence: Confidence;
}

/** A special area or season that is shown, not judged: its outline is not in the table. */
export interface AreaNotice {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly kind: "closure" | "caution" | "information";
  readonly jurisdictions: readonly Jurisdiction[];
  /** Left out: everywhere in those jurisdictions. Degrees; the notice may matter inside. */
  readonly box?: GeoBox;
  readonly modes?: readonly FishingMode[];
  readonly species?: readonly SpeciesId[];
  /** Left out: all year. */
  readonly dates?: DayRange;
  readonly source: RuleSource;
  readonly citation: string;
  readonly verifiedOn: string | null;
  readonly confidence: Confidence;
}
