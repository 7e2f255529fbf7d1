import {
  allBagsInWords,
  allSizesInWords,
  limitsInWords,
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
  readonly state: "as-published" | "added" | "edited" | "removed";
  readonly kind: "record" | "notice";
}

export function deskEntries(
  table: RegulationsTable,
  edit: TableEdit,
  filter: DeskFilter,
  search: string,
): readonly DeskEntry[] {
  const words = search.trim().toLowerCase();
  const entries = [
    ...(filter === "notices" ? [] : recordEntries(table, edit, filter)),
    ...(filter === "notices" || filter === "all" ? noticeEntries(table, edit) : []),
  ];
  return words === ""
    ? entries
    : entries.filter(({ id, title }) => `${title} ${id}`.toLowerCase().includes(words));
}

/** Puts new entries first, where their author looks for them. */
function withAdded<Item extends { readonly id: string }>(
  published: readonly Item[],
  edited: readonly Item[],
): readonly Item[] {
  const known = new Set(published.map(({ id }) => id));
  const byId = new Map(edited.map((item) => [item.id, item]));
  return [
    ...edited.filter(({ id }) => !known.has(id)),
    ...published.map((item) => byId.get(item.id) ?? item),
  ];
}

const capitalized = (line: string): string => line.slice(0, 1).toUpperCase() + line.slice(1);

function recordEntries(
  table: RegulationsTable,
  edit: TableEdit,
  filter: "all" | Jurisdiction,
): readonly DeskEntry[] {
  const stateOf = statesIn(table.records, edit.records, edit.removedRecordIds);
  return withAdded(table.records, edit.records)
    .filter(({ jurisdiction }) => filter === "all" || jurisdiction === filter)
    .map((record) => ({
      id: record.id,
      kind: "record",
      title: titleOf(record),
      line: capitalized(
        limitsInWords({
          size: allSizesInWords(record),
          bag: allBagsInWords(record),
          season: seasonInWords(record.season),
        }),
      ),
      verifiedOn: record.verifiedOn,
      state: stateOf(record.id),
    }));
}

function noticeEntries(table: RegulationsTable, edit: TableEdit): readonly DeskEntry[] {
  const stateOf = statesIn(table.notices, edit.notices, edit.removedNoticeIds);
  return withAdded(table.notices, edit.notices).map(({ id, title, dates, text, verifiedOn }) => ({
    id,
    kind: "notice",
    title,
    line: dates === undefined ? text : `${rangeInWords(dates)}: ${text}`,
    verifiedOn,
    state: stateOf(id),
  }));
}

interface Identified {
  readonly id: string;
}

function statesIn(
  published: readonly Identified[],
  edited: readonly Identified[],
  removedIds: readonly string[],
): (id: string) => DeskEntry["state"] {
  const known = new Set(published.map(({ id }) => id));
  const written = new Set(edited.map(({ id }) => id));
  return (id) => {
    if (removedIds.includes(id)) return "removed";
    if (!written.has(id)) return "as-published";
    return known.has(id) ? "edited" : "added";
  };
}
