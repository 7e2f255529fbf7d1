import type { Jurisdiction } from "@striper/marine/jurisdiction";
import { nextBagChange } from "#angling/regulations/limits.ts";
import { seasonStateOn, type HarborDate } from "#angling/regulations/season.ts";
import {
  fishingModes,
  type Confidence,
  type FishingMode,
  type RegulationRecord,
  type SizeLimit,
} from "#angling/regulations/table/table.ts";
import { bagLimitFor, sizeLimitFor } from "#angling/regulations/limits.ts";
import { isVerificationStale } from "#angling/regulations/verification.ts";
import {
  allBagsInWords,
  allSizesInWords,
  bagInWords,
  bagOnDayInWords,
  jurisdictionNames,
  maximumInWords,
  minimumInWords,
  seasonInWords,
  seasonStatus,
  sizeInWords,
} from "#angling/regulations/wording/index.ts";
import { speciesOf, type SpeciesId } from "#angling/species/index.ts";

/** A rule in API form. A null text means the value is not known. */
export interface RegulationEntry {
  readonly id: string;
  readonly species_id: SpeciesId;
  readonly common_name: string;
  readonly scientific_name: string;
  readonly jurisdiction: Jurisdiction;
  readonly jurisdiction_name: string;
  readonly area: string | null;
  readonly area_description: string | null;
  readonly minimum_size: string | null;
  readonly maximum_size: string | null;
  readonly size_limit: string | null;
  readonly bag_limit: string | null;
  readonly season: string | null;
  readonly status: "open" | "closed" | "unknown";
  readonly next_change: string | null;
  readonly today: readonly RuleToday[];
  readonly prohibited: boolean;
  readonly targeting_unlawful: boolean;
  readonly varies_within: string | null;
  readonly how_to_measure: string | null;
  readonly always_release: string | null;
  readonly gear: string | null;
  readonly possession: string | null;
  readonly notes: string | null;
  readonly source_title: string;
  readonly source_url: string;
  readonly citation: string;
  readonly rule_year: number;
  readonly verified_on: string | null;
  readonly verification_stale: boolean;
  readonly confidence: Confidence;
}

export interface RuleToday {
  readonly mode: FishingMode;
  readonly size_limit: string;
  readonly bag_limit: string;
  /**
   * The next bag limit and its first day such as "2026-09-01"; null when it does not change within
   * the season.
   */
  readonly next_bag: { readonly on: HarborDate; readonly bag_limit: string } | null;
}

export function entryOf(record: RegulationRecord, today: HarborDate): RegulationEntry {
  const species = speciesOf(record.species);
  const isProhibited = record.bags.every(({ limit }) => limit.kind === "prohibited");
  return {
    id: record.id,
    species_id: record.species,
    common_name: species.commonName,
    scientific_name: species.scientificName,
    jurisdiction: record.jurisdiction,
    jurisdiction_name: jurisdictionNames[record.jurisdiction],
    area: record.area?.name ?? null,
    area_description: record.area?.description ?? null,
    ...limitsOf(record, today),
    today: fishingModes.map((mode) => ruleToday(record, mode, today)),
    prohibited: isProhibited,
    targeting_unlawful: record.targetingUnlawful ?? false,
    varies_within: record.variesWithin ?? null,
    how_to_measure: record.howToMeasure ?? null,
    always_release: record.alwaysRelease ?? null,
    gear: record.gear,
    possession: record.possession,
    notes: record.notes,
    source_title: record.source.title,
    source_url: record.source.url,
    citation: record.citation,
    rule_year: record.ruleYear,
    verified_on: record.verifiedOn,
    verification_stale: isVerificationStale(record, today),
    confidence: record.confidence,
  };
}

function limitsOf(record: RegulationRecord, today: HarborDate) {
  const sizeKnown = record.sizes.every(({ limit }) => limit.kind !== "unknown");
  const bagKnown = record.bags.some(
    ({ limit }) => limit.kind !== "unknown" || limit.words !== undefined,
  );
  const state = seasonStateOn(record.season, today);
  return {
    minimum_size: sizeKnown ? allSizesInWords(record, shortestInWords) : null,
    maximum_size: longestOf(record),
    size_limit: sizeKnown ? allSizesInWords(record) : null,
    bag_limit: bagKnown ? allBagsInWords(record) : null,
    season: record.season.kind === "unknown" ? null : seasonInWords(record.season),
    status: state === "open" || state === "closed" ? state : ("unknown" as const),
    next_change: seasonStatus(record, today).nextInWords,
  };
}

const shortestInWords = (limit: SizeLimit): string =>
  limit.kind === "length" ? minimumInWords(limit) : sizeInWords(limit);

function longestOf(record: RegulationRecord): string | null {
  const longest = record.sizes.flatMap(({ limit }) =>
    limit.kind === "length" ? (maximumInWords(limit) ?? []) : [],
  );
  return longest[0] ?? null;
}

function ruleToday(record: RegulationRecord, mode: FishingMode, today: HarborDate): RuleToday {
  const next = nextBagChange(record, mode, today);
  return {
    mode,
    size_limit: sizeInWords(sizeLimitFor(record, mode)),
    bag_limit: bagOnDayInWords(
      record,
      bagLimitFor(record, mode, today),
      seasonStateOn(record.season, today),
    ),
    next_bag: next === null ? null : { on: next.on, bag_limit: bagInWords(next.limit) },
  };
}
