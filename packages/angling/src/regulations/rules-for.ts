import type { Jurisdiction } from "@striper/marine/jurisdiction";
import { findSpecies, type Species, type SpeciesId } from "#angling/species/index.ts";
import { packagedTable } from "./packaged-table.ts";
import { effectiveRecord } from "./deferral.ts";
import {
  bagLimitFor,
  nextBagChange,
  sizeLimitFor,
  vesselCapFor,
  type BagChange,
} from "./limits.ts";
import { noticesIn } from "./notices.ts";
import { recordsFor, watersAt, type KnownWaters, type Place } from "./place.ts";
import { isDate, type HarborDate } from "./season.ts";
import type {
  AreaNotice,
  BagLimit,
  FishingMode,
  RegulationRecord,
  RegulationsTable,
  SizeLimit,
  VesselCap,
} from "./table/table.ts";
import { landingRecords } from "./verdict/landing.ts";
import { isVerificationStale } from "./verification.ts";
import { ruleInWords, seasonStatus, type SeasonStatus } from "./wording/index.ts";

export interface RulesQuestion {
  /** A species id or any common name. */
  readonly species: string;
  readonly place: Place;
  readonly date: HarborDate;
  readonly mode: FishingMode;
}

export interface ApplicableRule {
  readonly record: RegulationRecord;
  readonly size: SizeLimit;
  readonly bag: BagLimit;
  readonly nextBag: BagChange | null;
  readonly vesselCap: VesselCap | null;
  readonly season: SeasonStatus;
  readonly words: string;
  readonly isVerificationStale: boolean;
}

export type RulesAnswer =
  | {
      readonly kind: "rules";
      readonly species: Species;
      readonly jurisdiction: Jurisdiction;
      /** Several when the place is too close to a line between waters or areas to decide. */
      readonly rules: readonly ApplicableRule[];
      readonly isComplete: boolean;
      /** Rules of the landing states for a fish from federal water; empty elsewhere. */
      readonly landing: readonly ApplicableRule[];
      readonly notices: readonly AreaNotice[];
    }
  | { readonly kind: "species-ambiguous"; readonly candidates: readonly Species[] }
  | { readonly kind: "species-unknown" | "outside-coverage" | "date-invalid" };

export function rulesFor(
  question: RulesQuestion,
  table: RegulationsTable = packagedTable,
): RulesAnswer {
  const { place, date, mode } = question;
  if (!isDate(date)) return { kind: "date-invalid" };
  const match = findSpecies(question.species);
  if (match.kind === "unknown") return { kind: "species-unknown" };
  if (match.kind === "ambiguous") {
    return { kind: "species-ambiguous", candidates: match.candidates };
  }
  const waters = watersAt(place);
  if (waters.kind === "outside-coverage") return waters;
  const { species } = match;
  const records = waters.possible.flatMap((water) => recordsFor(table, species.id, water));
  const found = records.flatMap((record) => record ?? []);
  return {
    kind: "rules",
    species,
    jurisdiction: waters.possible[0].jurisdiction,
    rules: found.map((record) => applied(effectiveRecord(table, record), mode, date)),
    isComplete: found.length === records.length && !waters.perhapsUncovered,
    landing: statesOfLanding(species.id, waters, table).map((one) => applied(one, mode, date)),
    notices: noticesIn(waters, { place, date, mode, species: species.id }, table),
  };
}

function applied(record: RegulationRecord, mode: FishingMode, date: HarborDate): ApplicableRule {
  return {
    record,
    size: sizeLimitFor(record, mode),
    bag: bagLimitFor(record, mode, date),
    nextBag: nextBagChange(record, mode, date),
    vesselCap: vesselCapFor(record, mode),
    season: seasonStatus(record, date),
    words: ruleInWords(record, mode, date),
    isVerificationStale: isVerificationStale(record, date),
  };
}

function statesOfLanding(
  species: SpeciesId,
  { possible }: KnownWaters,
  table: RegulationsTable,
): readonly RegulationRecord[] {
  const federal = possible.find(({ jurisdiction }) => jurisdiction === "FED");
  return federal === undefined ? [] : landingRecords(table, species, federal.zones, undefined);
}
