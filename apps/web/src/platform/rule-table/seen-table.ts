import { changesForAnglers, type RegulationsTable } from "@striper/angling/regulations";
import { regulationsTable } from "@striper/contract/regulation-table";
import { cacheAnswer, readCachedAnswer } from "#web/platform/api/cached-answer.ts";
import { announceRuleNews, clearRuleNews } from "#web/platform/rule-table/rule-news.ts";

const seenName = "rule_table_seen";

export function readSeenTable(now: number): RegulationsTable | undefined {
  return readCachedAnswer(seenName, regulationsTable, now)?.answer;
}

export function markSeen(table: RegulationsTable, now: number): void {
  cacheAnswer(seenName, now, table);
  clearRuleNews();
}

interface ChangesSinceSeen {
  readonly from: RegulationsTable;
  readonly changes: readonly string[];
}

export function changesSince(
  seen: RegulationsTable | undefined,
  table: RegulationsTable,
): ChangesSinceSeen | null {
  if (seen === undefined) return null;
  const changes = changesForAnglers(seen, table);
  return changes.length === 0 ? null : { from: seen, changes };
}

/** Announces changes for anglers once when a new table replaces the stored one. */
export function noteReplacedTable(
  before: RegulationsTable,
  after: RegulationsTable,
  now: number,
): void {
  const seen = readSeenTable(now);
  if (seen === undefined) markSeen(before, now);
  if (changesSince(seen ?? before, after) === null) clearRuleNews();
  else announceRuleNews();
}
