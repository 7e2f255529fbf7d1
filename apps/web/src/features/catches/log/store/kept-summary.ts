import type { LogBookSummary } from "#web/features/catches/log/store/log-summary.ts";
import { cursorMark, type LogDatabase } from "#web/features/catches/log/store/log-database.ts";

const keptName = "front";

/**
 * A version stamp of the log: the server's cursor, the number of unsent writes and the last of them.
 * To be computed within the transaction that reads the log.
 */
export async function stampOf({ marks, outbox }: LogDatabase): Promise<string> {
  const [mark, waiting, last] = await Promise.all([
    marks.get(cursorMark),
    outbox.count(),
    outbox.toCollection().lastKey(),
  ]);
  return JSON.stringify([mark?.value ?? null, waiting, last ?? null]);
}

export async function keepSummary({ fronts }: LogDatabase, front: LogBookSummary, stamp: string) {
  await fronts.put({ name: keptName, stamp, front });
}

/** The stored summary; null when the log has changed since, or there is none. */
export function readSummary(database: LogDatabase): Promise<LogBookSummary | null> {
  const { dexie, fronts, marks, outbox } = database;
  return dexie.transaction("r", [fronts, marks, outbox], async () => {
    const [kept, stamp] = await Promise.all([fronts.get(keptName), stampOf(database)]);
    return kept?.stamp === stamp ? kept.front : null;
  });
}
