import type { RegulationsTable } from "@striper/angling/regulations";
import { regulationsTable } from "@striper/contract/regulation-table";
import { emptyEdit, type TableEdit } from "#web/features/regulations/desk/table-edit.ts";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";

interface Identified {
  readonly id: string;
}

function differences<Item extends Identified>(before: readonly Item[], after: readonly Item[]) {
  const old = new Map(before.map((item) => [item.id, JSON.stringify(sorted(item))]));
  const kept = new Set(after.map(({ id }) => id));
  return {
    written: after.filter((item) => old.get(item.id) !== JSON.stringify(sorted(item))),
    removedIds: before.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
  };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}

export function editBetween(before: RegulationsTable, after: RegulationsTable): TableEdit {
  const records = differences(before.records, after.records);
  const notices = differences(before.notices, after.notices);
  return {
    ...emptyEdit,
    records: records.written,
    removedRecordIds: records.removedIds,
    notices: notices.written,
    removedNoticeIds: notices.removedIds,
  };
}

export type ImportedTable =
  | { readonly kind: "edit"; readonly edit: TableEdit }
  | { readonly kind: "refused"; readonly words: string };

export function importTable(text: string, table: RegulationsTable): ImportedTable {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { kind: "refused", words: wording.importUnreadable };
  }
  const parsed = regulationsTable.safeParse(content);
  if (parsed.success) return { kind: "edit", edit: editBetween(table, parsed.data) };
  const [issue] = parsed.error.issues;
  if (issue === undefined || issue.path.length === 0)
    return { kind: "refused", words: wording.importUnreadable };
  const problem = `${issue.path.join(" › ")}: ${issue.message}`;
  return { kind: "refused", words: wording.importProblem(problem) };
}
