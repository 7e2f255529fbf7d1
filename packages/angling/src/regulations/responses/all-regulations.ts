import { packagedTable } from "#angling/regulations/packaged-table.ts";
import { effectiveRecord } from "#angling/regulations/deferral.ts";
import type { HarborDate } from "#angling/regulations/season.ts";
import type { RegulationRecord, RegulationsTable } from "#angling/regulations/table/table.ts";
import { permitRules, type PermitRule } from "#angling/licenses/index.ts";
import type { SpeciesId } from "#angling/species/index.ts";
import { entryOf, type RegulationEntry } from "./entry.ts";

export interface RegulationCard extends RegulationEntry {
  readonly title: string;
  readonly others: readonly RegulationEntry[];
}

export interface GeneralCard {
  readonly title: string;
  readonly size_limit: string;
  readonly bag_limit: string;
  readonly season: string;
  readonly permit: PermitRule;
  readonly source_url: string;
  readonly rules: readonly RegulationEntry[];
}

/** Response of `GET /api/regulations/all`; see the specification, section 3. */
export interface AllRegulations {
  readonly table_version: number;
  readonly last_updated: string;
  readonly as_of: HarborDate;
  readonly ma_striped_bass: RegulationCard | null;
  readonly federal_striped_bass: RegulationCard | null;
  readonly summer_flounder: RegulationCard | null;
  readonly winter_flounder: RegulationCard | null;
  readonly bluefin_tuna: RegulationCard | null;
  readonly yellowfin_tuna: RegulationCard | null;
  readonly ma_general_saltwater: GeneralCard;
  readonly nh_saltwater: GeneralCard;
  readonly disclaimer: string;
}

export const regulationsDisclaimer =
  "Not legal advice. No official feed of these rules exists: this table is compiled by hand from official sources, each rule with the day it was last verified. Rules change within a season. Before you keep a fish, check the official source linked on its card.";

export function allRegulations(
  today: HarborDate,
  table: RegulationsTable = packagedTable,
): AllRegulations {
  const card = (
    title: string,
    species: SpeciesId,
    jurisdiction: RegulationRecord["jurisdiction"],
  ) => cardOf(title, species, jurisdiction, today, table);
  return {
    table_version: table.version,
    last_updated: table.publishedOn,
    as_of: today,
    ma_striped_bass: card("MA Striped Bass", "striped_bass", "MA"),
    federal_striped_bass: card("Federal Striped Bass", "striped_bass", "FED"),
    summer_flounder: card("Summer Flounder (Fluke)", "summer_flounder", "MA"),
    winter_flounder: card("Winter Flounder", "winter_flounder", "MA"),
    bluefin_tuna: card("Bluefin Tuna", "bluefin_tuna", "FED"),
    yellowfin_tuna: card("Yellowfin Tuna", "yellowfin_tuna", "FED"),
    ma_general_saltwater: generalCard("MA General Saltwater", "MA", today, table),
    nh_saltwater: generalCard("NH Saltwater", "NH", today, table),
    disclaimer: regulationsDisclaimer,
  };
}

function cardOf(
  title: string,
  species: SpeciesId,
  jurisdiction: RegulationRecord["jurisdiction"],
  today: HarborDate,
  table: RegulationsTable,
): RegulationCard | null {
  const records = table.records.filter((record) => record.species === species);
  // The table lists the area around Boston first.
  const first = records.find((record) => record.jurisdiction === jurisdiction);
  if (first === undefined) return null;
  const entry = (record: RegulationRecord) => entryOf(effectiveRecord(table, record), today);
  return {
    title,
    ...entry(first),
    others: records.filter((record) => record !== first).map(entry),
  };
}

const perSpecies = "Varies by species";

function generalCard(
  title: string,
  jurisdiction: "MA" | "NH",
  today: HarborDate,
  table: RegulationsTable,
): GeneralCard {
  const permit = permitRules[jurisdiction];
  return {
    title,
    size_limit: perSpecies,
    bag_limit: perSpecies,
    season: perSpecies,
    permit,
    source_url: permit.source.url,
    rules: table.records
      .filter((record) => record.jurisdiction === jurisdiction)
      .map((record) => entryOf(effectiveRecord(table, record), today)),
  };
}
