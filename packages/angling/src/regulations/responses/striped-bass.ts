import { packagedTable } from "#angling/regulations/packaged-table.ts";
import type { HarborDate } from "#angling/regulations/season.ts";
import type { RegulationsTable } from "#angling/regulations/table/table.ts";
import { limitsInWords } from "#angling/regulations/wording/index.ts";
import { entryOf, type RegulationEntry } from "./entry.ts";

/** Response of `GET /api/regulations/striped-bass`; see the specification, section 3. */
export interface StripedBassRegulations {
  readonly massachusetts: RegulationEntry | null;
  readonly new_hampshire: RegulationEntry | null;
  readonly federal: RegulationEntry | null;
  readonly summary: StripedBassSummary;
}

export interface StripedBassSummary {
  readonly slot_limit: string | null;
  readonly bag_limit: string | null;
  readonly season: string | null;
  readonly circle_hooks: string | null;
  readonly federal_waters: string;
  readonly notice: string;
}

function inFederalWaters(entry: RegulationEntry | null): string {
  if (entry === null) return "Federal waters (3–200 nautical miles): check regulations.";
  return entry.targeting_unlawful
    ? "Federal waters (3–200 nautical miles) are closed: striped bass may not be fished for, kept or possessed there."
    : `Federal waters (3–200 nautical miles): ${limitsInWords({ size: entry.size_limit, bag: entry.bag_limit, season: entry.season })}.`;
}

export function stripedBassRegulations(
  today: HarborDate,
  table: RegulationsTable = packagedTable,
): StripedBassRegulations {
  const entry = (jurisdiction: RegulationEntry["jurisdiction"]) => {
    const record = table.records.find(
      (one) => one.species === "striped_bass" && one.jurisdiction === jurisdiction,
    );
    return record === undefined ? null : entryOf(record, today);
  };
  const massachusetts = entry("MA");
  const federal = entry("FED");
  const slot = massachusetts?.size_limit ?? null;
  return {
    massachusetts,
    new_hampshire: entry("NH"),
    federal,
    summary: {
      slot_limit: slot,
      bag_limit: massachusetts?.bag_limit ?? null,
      season: massachusetts?.season ?? null,
      circle_hooks: massachusetts?.gear ?? null,
      federal_waters: inFederalWaters(federal),
      notice: `Current slot limit: ${slot ?? "check regulations"}. Circle hooks are required with bait in state waters. ${inFederalWaters(federal)}`,
    },
  };
}
