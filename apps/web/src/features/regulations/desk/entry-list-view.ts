import {
  allBagsInWords,
  allSizesInWords,
  rangeInWords,
  seasonInWords,
  titleOf,
  type RegulationsTable,
} from "@striper/angling/regulations";
import type { Jurisdiction } from "@striper/marine/jurisdiction";
import type { TableEdit } from "#web/features/regulations/desk/table-edit.ts";

export type DeskFilter = "all" | Jurisdiction | "notices";

export interface DeskEntry {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly verifiedOn: string | null;
  readonly state: "as-published" | "edited" | "removed";
}

/** The entries of the desk as they stand with the edit, found by water and by words. */
export function deskEntries(
  table: RegulationsTable,
  edit: TableEdit,
  filter: DeskFilter,
  search: string,
): readonly DeskEntry[] {
  const words = search.trim().toLowerCase();
  const entries =
    filter === "notices" ? noticeEntries(table, edit) : recordEntries(table, edit, filter);
  return words === ""
    ? entries
    : entries.filter(({ id, title }) => `${title} ${id}`.toLowerCase().includes(words));
}

function recordEntries(
  table: RegulationsTable,
  edit: TableEdit,
  filter: "all" | Jurisdiction,
): readonly DeskEntry[] {
  return table.records
    .filter(({ jurisdiction }) => filter === "all" || jurisdiction === filter)
    .map((published) => {
      const edited = edit.records.find(({ id }) => id === published.id);
      const record = edited ?? published;
      return {
        id: record.id,
        title: titleOf(record),
        line: `${allSizesInWords(record)}; ${allBagsInWords(record)}; ${seasonInWords(record.season)}`,
        verifiedOn: record.verifiedOn,
        state: stateOf(edit.removedRecordIds.includes(record.id), edited !== undefined),
      };
    });
}

function noticeEntries(table: RegulationsTable, edit: TableEdit): readonly DeskEntry[] {
  return table.notices.map((published) => {
    const edited = edit.notices.find(({ id }) => id === published.id);
    const notice = edited ?? published;
    return {
      id: notice.id,
      title: notice.title,
      line:
        notice.dates === undefined ? notice.text : `${rangeInWords(notice.dates)}: ${notice.text}`,
      verifiedOn: notice.verifiedOn,
      state: stateOf(edit.removedNoticeIds.includes(notice.id), edited !== undefined),
    };
  });
}

const stateOf = (isRemoved: boolean, isEdited: boolean): DeskEntry["state"] =>
  isRemoved ? "removed" : isEdited ? "edited" : "as-published";
