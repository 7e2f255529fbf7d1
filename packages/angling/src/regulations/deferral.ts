import { recordsOf } from "./table/table-index.ts";
import { confidences, type RegulationRecord, type RegulationsTable } from "./table/table.ts";

/** The record with what its state leaves to the federal rule filled in from there. */
export function effectiveRecord(
  table: RegulationsTable,
  record: RegulationRecord,
): RegulationRecord {
  if (record.defersTo === undefined) return record;
  const [federal] = recordsOf(table, record.species, record.defersTo);
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
    // A chain is as strong as its weaker link.
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
