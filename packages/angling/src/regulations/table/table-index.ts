import type { Jurisdiction } from "@striper/marine/jurisdiction";
import type { SpeciesId } from "#angling/species/index.ts";
import type { RegulationRecord, RegulationsTable } from "./table.ts";

type Index = ReadonlyMap<string, readonly RegulationRecord[]>;

// Cached per table: a verdict looks records up several times, and the index halves its time.
const indexes = new WeakMap<RegulationsTable, Index>();

export function recordsOf(
  table: RegulationsTable,
  species: SpeciesId,
  jurisdiction: Jurisdiction,
): readonly RegulationRecord[] {
  let index = indexes.get(table);
  if (index === undefined) {
    index = indexOf(table.records);
    indexes.set(table, index);
  }
  return index.get(keyOf({ species, jurisdiction })) ?? [];
}

function indexOf(records: readonly RegulationRecord[]): Index {
  const index = new Map<string, RegulationRecord[]>();
  for (const record of records) {
    const key = keyOf(record);
    const group = index.get(key);
    if (group === undefined) index.set(key, [record]);
    else group.push(record);
  }
  return index;
}

const keyOf = ({ species, jurisdiction }: Pick<RegulationRecord, "species" | "jurisdiction">) =>
  `${jurisdiction} ${species}`;
