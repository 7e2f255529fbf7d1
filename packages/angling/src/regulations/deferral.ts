import type { Jurisdiction } from "@striper/marine/jurisdiction";
import { recordsOf } from "./table/table-index.ts";
import { confidences, type RegulationRecord, type RegulationsTable } from "./table/table.ts";

type Filled = WeakMap<RegulationRecord, RegulationRecord>;

// Cached per table: a verdict asks for the same records repeatedly, and copying one takes longer
// than judging by it.
const filledOf = new WeakMap<RegulationsTable, Filled>();

/** Returns the record with the federal rule's values where its state defers to that rule. */
export function effectiveRecord(
  table: RegulationsTable,
  record: RegulationRecord,
): RegulationRecord {
  if (record.defersTo === undefined) return record;
  let filled = filledOf.get(table);
  if (filled === undefined) {
    filled = new WeakMap();
    filledOf.set(table, filled);
  }
  let effective = filled.get(record);
  if (effective === undefined) {
    effective = filledIn(table, record, record.defersTo);
    filled.set(record, effective);
  }
  return effective;
}

function filledIn(
  table: RegulationsTable,
  record: RegulationRecord,
  authority: Jurisdiction,
): RegulationRecord {
  const [federal] = recordsOf(table, record.species, authority);
  return federal === undefined ? record : filledFrom(record, federal);
}

function filledFrom(state: RegulationRecord, federal: RegulationRecord): RegulationRecord {
  const statesSize = state.sizes.some(({ limit }) => limit.kind !== "unknown");
  return {
    ...federal,
    id: state.id,
    jurisdiction: state.jurisdiction,
    area: state.area,
    defersTo: "FED",
    sizes: statesSize ? state.sizes : federal.sizes,
    notes: [state.notes, federal.notes].filter((note) => note !== null).join(" "),
    confidence: lowerOf(state.confidence, federal.confidence),
    verifiedOn: olderOf(state.verifiedOn, federal.verifiedOn),
  };
}

function lowerOf(
  one: RegulationRecord["confidence"],
  other: RegulationRecord["confidence"],
): RegulationRecord["confidence"] {
  return confidences.indexOf(one) > confidences.indexOf(other) ? one : other;
}

function olderOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return null;
  return one < other ? one : other;
}
