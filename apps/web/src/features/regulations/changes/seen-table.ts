import {
  describeChanges,
  type RegulationsTable,
  type TableChange,
} from "@striper/angling/regulations";
import { regulationsTable } from "@striper/contract/regulation-table";
import { keepAnswer, readKept } from "#web/platform/api/kept-answer.ts";

/** Under this name the device keeps the table the person has looked at. */
const seenName = "rule_table_seen";

export interface ChangesSinceSeen {
  readonly from: RegulationsTable;
  readonly changes: readonly TableChange[];
}

export function readSeenTable(now: number): RegulationsTable | undefined {
  return readKept(seenName, regulationsTable, now)?.answer;
}

export function markSeen(table: RegulationsTable, now: number): void {
  keepAnswer(seenName, now, table);
}

/** What differs from the table last looked at; null when nothing does, or nothing was looked at. */
export function changesSince(
  seen: RegulationsTable | undefined,
  table: RegulationsTable,
): ChangesSinceSeen | null {
  if (seen === undefined) return null;
  const changes = describeChanges(seen, table);
  return changes.length === 0 ? null : { from: seen, changes };
}
