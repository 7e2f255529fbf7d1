import type { AreaNotice, RegulationRecord, RegulationsTable } from "@striper/angling/regulations";

/** Entries to add or replace by id, and ids to remove. */
export interface TableEdit {
  readonly records: readonly RegulationRecord[];
  readonly removedRecordIds: readonly string[];
  readonly notices: readonly AreaNotice[];
  readonly removedNoticeIds: readonly string[];
}

interface Identified {
  readonly id: string;
}

/**
 * Keeps the order of existing entries, because the first of several waters is shown first. New ones
 * come last.
 */
function put<Item extends Identified>(
  items: readonly Item[],
  edited: readonly Item[],
  removedIds: readonly string[],
): readonly Item[] {
  const byId = new Map(edited.map((item) => [item.id, item]));
  const known = new Set(items.map(({ id }) => id));
  return [
    ...items.map((item) => byId.get(item.id) ?? item),
    ...[...byId.values()].filter(({ id }) => !known.has(id)),
  ].filter(({ id }) => !removedIds.includes(id));
}

export function applyEdit(
  before: RegulationsTable,
  edit: TableEdit,
  publishedOn: string,
): RegulationsTable {
  return {
    version: before.version + 1,
    publishedOn,
    records: put(before.records, edit.records, edit.removedRecordIds),
    notices: put(before.notices, edit.notices, edit.removedNoticeIds),
  };
}
