import { logDatabase } from "#web/features/catches/log/store/log-database.ts";
import { onNews } from "#web/features/catches/log/store/log-news.ts";
import {
  emptyLog,
  readNews,
  readWholeLog,
  type LogCopy,
} from "#web/features/catches/log/store/read-log.ts";

/**
 * The log of one account in memory, kept in step with the device's database: read whole once, then
 * only what has changed.
 */
export function createLogCopy(accountId: string) {
  const database = logDatabase(accountId);
  const subscribers = new Set<() => void>();
  let copy = emptyLog;
  let stopListening: (() => void) | undefined;
  let reading: Promise<void> = Promise.resolve();

  function show(next: LogCopy): void {
    copy = next;
    for (const subscriber of subscribers) subscriber();
  }

  /** One reading after the other, so that an older one never overwrites a newer. */
  function read(work: () => Promise<LogCopy>): Promise<void> {
    reading = reading
      .then(work)
      .then(show)
      .catch(() => {
        if (copy.state !== "ready") show({ ...copy, state: "failed" });
      });
    return reading;
  }

  const load = (): Promise<void> => read(() => readWholeLog(database));

  return {
    database,
    current: (): LogCopy => copy,
    load,
    /** Done when all news so far are shown. */
    settled: (): Promise<void> => reading,
    subscribe(subscriber: () => void): () => void {
      if (subscribers.size === 0) {
        stopListening = onNews(accountId, (news) => {
          void read(() =>
            copy.state === "ready" ? readNews(database, copy, news) : readWholeLog(database),
          );
        });
        void load();
      }
      subscribers.add(subscriber);
      return () => {
        subscribers.delete(subscriber);
        if (subscribers.size === 0) stopListening?.();
      };
    },
  };
}

export type LogCopyStore = ReturnType<typeof createLogCopy>;

const copies = new Map<string, LogCopyStore>();

/** The same for every screen. */
export function logCopyOf(accountId: string): LogCopyStore {
  const known = copies.get(accountId) ?? createLogCopy(accountId);
  copies.set(accountId, known);
  return known;
}
