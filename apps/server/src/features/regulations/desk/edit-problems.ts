import { findTableProblems } from "@striper/angling/regulations";
import type { RegulationRecord, RegulationsTable } from "@striper/angling/regulations";
import { ruleTableLimits } from "@striper/contract/limits";
import type { TableEdit } from "#server/features/regulations/desk/table-edit.ts";
import { canonicalText, contentHashOf } from "#server/features/regulations/tables/content-hash.ts";

interface Edited {
  readonly id: string;
  readonly verifiedOn: string | null;
}

const when = (isWrong: boolean, problem: string): readonly string[] => (isWrong ? [problem] : []);

const yearsBack = 5;
const yearsAhead = 1;

function problemsOfIds(
  items: readonly Edited[],
  known: readonly Edited[],
  removedIds: readonly string[],
): readonly string[] {
  const ids = items.map(({ id }) => id);
  const knownIds = new Set(known.map(({ id }) => id));
  return [
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `${id} appears twice in the edit.`),
    ...removedIds
      .filter((id) => ids.includes(id))
      .map((id) => `${id} is both written and removed.`),
    ...removedIds
      .filter((id) => !knownIds.has(id))
      .map((id) => `${id} cannot be removed: there is no such entry.`),
  ];
}

/** An edit must state the day its source was read. */
function problemsOfVerification({ id, verifiedOn }: Edited, today: string): readonly string[] {
  if (verifiedOn === null) return [`${id}: say on which day the source was verified.`];
  return when(verifiedOn > today, `${id}: the source cannot have been verified in the future.`);
}

function problemsOfRecord(
  record: RegulationRecord,
  before: RegulationRecord | undefined,
  today: string,
): readonly string[] {
  const { id, ruleYear, species, jurisdiction } = record;
  const year = Number(today.slice(0, 4));
  return [
    ...problemsOfVerification(record, today),
    ...when(
      ruleYear < year - yearsBack || ruleYear > year + yearsAhead,
      `${id}: the rule year is not near the present one.`,
    ),
    ...when(
      before !== undefined && (before.species !== species || before.jurisdiction !== jurisdiction),
      `${id}: a rule keeps its species and its water; write a new one and remove this one.`,
    ),
  ];
}

/** Checks the whole table, because edits add up and devices refuse a table that is too large. */
function problemsOfSize(table: RegulationsTable): readonly string[] {
  const { records, notices, bytes } = ruleTableLimits;
  return [
    ...when(table.records.length > records, `The table would have more than ${records} rules.`),
    ...when(table.notices.length > notices, `The table would have more than ${notices} notices.`),
    ...when(
      Buffer.byteLength(JSON.stringify(table)) > bytes,
      `The table would have more than ${bytes / 1000} kB.`,
    ),
  ];
}

export function findEditProblems(
  before: RegulationsTable,
  edit: TableEdit,
  after: RegulationsTable,
  today: string,
): readonly string[] {
  const earlier = new Map(before.records.map((record) => [record.id, record]));
  const earlierNotices = new Map(before.notices.map((notice) => [notice.id, notice]));
  const isNew = <Item extends Edited>(item: Item, known: ReadonlyMap<string, Item>): boolean =>
    canonicalText(known.get(item.id)) !== canonicalText(item);
  return [
    ...when(contentHashOf(before) === contentHashOf(after), "Nothing would change."),
    ...problemsOfIds(edit.records, before.records, edit.removedRecordIds),
    ...problemsOfIds(edit.notices, before.notices, edit.removedNoticeIds),
    ...edit.records
      .filter((record) => isNew(record, earlier))
      .flatMap((record) => problemsOfRecord(record, earlier.get(record.id), today)),
    ...edit.notices
      .filter((notice) => isNew(notice, earlierNotices))
      .flatMap((notice) => problemsOfVerification(notice, today)),
    ...problemsOfSize(after),
    ...findTableProblems(after),
  ];
}
