import type { AreaNotice, RegulationRecord, RegulationsTable } from "@striper/angling/regulations";

/** What an admin has changed and not yet published. */
export interface TableEdit {
  readonly records: readonly RegulationRecord[];
  readonly removedRecordIds: readonly string[];
  readonly notices: readonly AreaNotice[];
  readonly removedNoticeIds: readonly string[];
}

export const emptyEdit: TableEdit = {
  records: [],
  removedRecordIds: [],
  notices: [],
  removedNoticeIds: [],
};

export const editedCount = (edit: TableEdit): number =>
  edit.records.length +
  edit.removedRecordIds.length +
  edit.notices.length +
  edit.removedNoticeIds.length;

/** Without the change to this entry. */
export function undone(edit: TableEdit, id: string): TableEdit {
  return {
    records: edit.records.filter((record) => record.id !== id),
    removedRecordIds: edit.removedRecordIds.filter((one) => one !== id),
    notices: edit.notices.filter((notice) => notice.id !== id),
    removedNoticeIds: edit.removedNoticeIds.filter((one) => one !== id),
  };
}

export function withRecord(edit: TableEdit, record: RegulationRecord): TableEdit {
  const rest = undone(edit, record.id);
  return { ...rest, records: [...rest.records, record] };
}

export function withNotice(edit: TableEdit, notice: AreaNotice): TableEdit {
  const rest = undone(edit, notice.id);
  return { ...rest, notices: [...rest.notices, notice] };
}

export function withoutEntry(edit: TableEdit, id: string, table: RegulationsTable): TableEdit {
  const rest = undone(edit, id);
  return table.records.some((record) => record.id === id)
    ? { ...rest, removedRecordIds: [...rest.removedRecordIds, id] }
    : { ...rest, removedNoticeIds: [...rest.removedNoticeIds, id] };
}

/** As the desk's calls take it. */
export const bodyOf = (edit: TableEdit, baseVersion: number) => ({
  base_version: baseVersion,
  records: [...edit.records],
  removed_record_ids: [...edit.removedRecordIds],
  notices: [...edit.notices],
  removed_notice_ids: [...edit.removedNoticeIds],
});
