import { packagedTable } from "#angling/regulations/packaged-table.ts";
import { effectiveRecord } from "#angling/regulations/deferral.ts";
import type { HarborDate } from "#angling/regulations/season.ts";
import type { RegulationsTable } from "#angling/regulations/table/table.ts";
import { findSpecies, type SpeciesId, type SpeciesMatch } from "#angling/species/index.ts";
import { entryOf, type RegulationEntry } from "./entry.ts";

/**
 * Response of `GET /api/regulations/search/{species}`; see the specification, section 3. A count of
 * 0 answers as 404.
 */
export interface RegulationSearch {
  /** Common name of the fish found, or the search text when it matches none or several. */
  readonly species: string;
  readonly regulations: readonly RegulationEntry[];
  readonly count: number;
}

export function searchRegulations(
  text: string,
  today: HarborDate,
  table: RegulationsTable = packagedTable,
): RegulationSearch {
  const match = findSpecies(text);
  const regulations = speciesIn(match).flatMap((species) =>
    table.records
      .filter((record) => record.species === species)
      .map((record) => entryOf(effectiveRecord(table, record), today)),
  );
  return {
    species: match.kind === "found" ? match.species.commonName : text.trim(),
    regulations,
    count: regulations.length,
  };
}

function speciesIn(match: SpeciesMatch): readonly SpeciesId[] {
  if (match.kind === "found") return [match.species.id];
  return match.kind === "ambiguous" ? match.candidates.map(({ id }) => id) : [];
}
