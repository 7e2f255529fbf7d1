import { contentOf } from "#angling/regulations/effects/content.ts";
import type { RegulationRecord, RegulationsTable } from "#angling/regulations/table/table.ts";
import type { SpeciesId } from "#angling/species/index.ts";

export function changedRecords(
  before: RegulationsTable,
  after: RegulationsTable,
): readonly RegulationRecord[] {
  const textsIn = (table: RegulationsTable) => new Set(table.records.map(contentOf));
  const [old, now] = [textsIn(before), textsIn(after)];
  return [
    ...after.records.filter((record) => !old.has(contentOf(record))),
    ...before.records.filter((record) => !now.has(contentOf(record))),
  ];
}

export const changedSpecies = (
  before: RegulationsTable,
  after: RegulationsTable,
): ReadonlySet<SpeciesId> => new Set(changedRecords(before, after).map(({ species }) => species));
