import type { LogBookSummary } from "#web/features/catches/log/log-summary.ts";
import { cursorName, type LogDatabase } from "#web/features/catches/log/log-database.ts";

const summaryName = "front";

/**
 * Returns a stamp of the log: the cursor, the number of unsent writes and the last one's key. Call
 * it in the transaction that reads the log.
 */
export async function stampOf({ cursors, outbox }: LogDatabase): Promise<string> {
  const [cursor, waiting, last] = await Promise.all([
    cursors.get(cursorName),
    outbox.count(),
    outbox.toCollection().lastKey(),
  ]);
  return JSON.stringify([cursor?.value ?? null, waiting, last ?? null]);
}

export async function saveSummary(
  { summaries }: LogDatabase,
  front: LogBookSummary,
  stamp: string,
) {
  await summaries.put({ name: summaryName, stamp, front });
}

/** Returns the stored summary, or null when it is missing or the log has changed since. */
export function readSummary(database: LogDatabase): Promise<LogBookSummary | null> {
  const { dexie, summaries, cursors, outbox } = database;
  return dexie.transaction("r", [summaries, cursors, outbox], async () => {
    const [kept, stamp] = await Promise.all([summaries.get(summaryName), stampOf(database)]);
    return kept?.stamp === stamp ? kept.front : null;
  });
}
