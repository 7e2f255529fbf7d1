import type { AreaNotice, RegulationRecord, RegulationsTable } from "@striper/angling/regulations";

/** A rule whose official text was read, with the mark of the text shown. */
export interface ReadRule {
  readonly ruleId: string;
  readonly mark: string;
}

export interface TableEdit {
  readonly records: readonly RegulationRecord[];
  readonly removedRecordIds: readonly string[];
  readonly notices: readonly AreaNotice[];
  readonly removedNoticeIds: readonly string[];
  readonly read: readonly ReadRule[];
}

export const emptyEdit: TableEdit = {
  records: [],
  removedRecordIds: [],
  notices: [],
  removedNoticeIds: [],
  read: [],
};

export const editedCount = (edit: TableEdit): number =>
  edit.records.length +
  edit.removedRecordIds.length +
  edit.notices.length +
  edit.removedNoticeIds.length;

export function undone(edit: TableEdit, id: string): TableEdit {
  return {
    records: edit.records.filter((record) => record.id !== id),
    removedRecordIds: edit.removedRecordIds.filter((one) => one !== id),
    notices: edit.notices.filter((notice) => notice.id !== id),
    removedNoticeIds: edit.removedNoticeIds.filter((one) => one !== id),
    read: edit.read.filter(({ ruleId }) => ruleId !== id),
  };
}

/** Keeps the reading of an entry across later edits. */
function kept(edit: TableEdit, id: string): TableEdit {
  return { ...undone(edit, id), read: edit.read };
}

export function withRead(edit: TableEdit, { ruleId, mark }: ReadRule): TableEdit {
  const others = edit.read.filter((one) => one.ruleId !== ruleId);
  return { ...edit, read: [...others, { ruleId, mark }] };
}

export function verified(
  edit: TableEdit,
  id: string,
  table: RegulationsTable,
  today: string,
): TableEdit {
  const record = [...edit.records, ...table.records].find((one) => one.id === id);
  if (record !== undefined) return withRecord(edit, { ...record, verifiedOn: today });
  const notice = [...edit.notices, ...table.notices].find((one) => one.id === id);
  return notice === undefined ? edit : withNotice(edit, { ...notice, verifiedOn: today });
}

export function withRecord(edit: TableEdit, record: RegulationRecord): TableEdit {
  const rest = kept(edit, record.id);
  return { ...rest, records: [...rest.records, record] };
}

export function withNotice(edit: TableEdit, notice: AreaNotice): TableEdit {
  const rest = kept(edit, notice.id);
  return { ...rest, notices: [...rest.notices, notice] };
}

export function withoutEntry(edit: TableEdit, id: string, table: RegulationsTable): TableEdit {
  const rest = undone(edit, id);
  return table.records.some((record) => record.id === id)
    ? { ...rest, removedRecordIds: [...rest.removedRecordIds, id] }
    : { ...rest, removedNoticeIds: [...rest.removedNoticeIds, id] };
}

export const bodyOf = (edit: TableEdit, baseVersion: number) => ({
  base_version: baseVersion,
  records: [...edit.records],
  removed_record_ids: [...edit.removedRecordIds],
  notices: [...edit.notices],
  removed_notice_ids: [...edit.removedNoticeIds],
});

/** Returns readings of written entries only, because publishing signs for them. */
export function readOf({ records, notices, read }: TableEdit) {
  const written = new Set([...records, ...notices].map(({ id }) => id));
  return read
    .filter(({ ruleId }) => written.has(ruleId))
    .map(({ ruleId, mark }) => ({ rule_id: ruleId, mark }));
}
