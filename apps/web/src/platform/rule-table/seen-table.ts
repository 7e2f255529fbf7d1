import { changesForAnglers, type RegulationsTable } from "@striper/angling/regulations";
import { regulationsTable } from "@striper/contract/regulation-table";
import { cacheAnswer, readCachedAnswer } from "#web/platform/api/cached-answer.ts";
import { announceRuleNews, clearRuleNews } from "#web/platform/rule-table/rule-news.ts";

/** Under this name the device keeps the table the person has looked at. */
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

/** What differs from the table last looked at; null when nothing does, or nothing was looked at. */
export function changesSince(
  seen: RegulationsTable | undefined,
  table: RegulationsTable,
): ChangesSinceSeen | null {
  if (seen === undefined) return null;
  const changes = changesForAnglers(seen, table);
  return changes.length === 0 ? null : { from: seen, changes };
}

/** The device takes a table over from another one: what changes for anglers is said once. */
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
