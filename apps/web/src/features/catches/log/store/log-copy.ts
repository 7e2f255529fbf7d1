import { Store } from "@tanstack/store";
import { summaryOf } from "#web/features/catches/log/store/log-summary.ts";
import { keepSummary, readSummary } from "#web/features/catches/log/store/kept-summary.ts";
import { logDatabase, type LogDatabase } from "#web/features/catches/log/store/log-database.ts";
import { joined, onLogNews, type LogNews } from "#web/features/catches/log/store/log-news.ts";
import { perDatabase } from "#web/platform/local-store/account-database.ts";
import {
  emptyLog,
  readNews,
  readWholeLog,
  type LogCopy,
} from "#web/features/catches/log/store/read-log.ts";

/** The summary is stored once the log has not changed for this long, ms. */
const keepsSummaryAfter = 1000;
/** A hidden page is never painted, so waiting for a paint ends after this, ms. */
const longestPaint = 100;

/** Resolves after the next paint, so that pending updates are shown before long work begins. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestPaint);
    if (typeof requestAnimationFrame === "function")
      requestAnimationFrame(() => setTimeout(resolve, 0));
  });
}

/** Keeps the first page of the log as it was shown last. */
function summaryKeeper(database: LogDatabase): (shown: LogCopy) => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return ({ catches, hasPulled, stamp }) => {
    clearTimeout(waiting);
    if (!hasPulled && catches.length === 0) return;
    waiting = setTimeout(() => {
      // Without it the next visit only waits for the log.
      keepSummary(database, summaryOf(catches, Date.now()), stamp).catch(() => undefined);
    }, keepsSummaryAfter);
  };
}

/** Reads the log, one reading after the other, so that an older one never overwrites a newer. */
function createReader(database: LogDatabase, onChange: (copy: LogCopy) => void) {
  let copy = emptyLog;
  let reading: Promise<void> = Promise.resolve();
  let unread: LogNews | null = null;

  function show(next: LogCopy): void {
    if (next === copy) return;
    copy = next;
    onChange(next);
  }

  function read(work: () => Promise<LogCopy>): Promise<void> {
    reading = reading
      .then(work)
      .then(show)
      .catch(() => {
        if (copy.state !== "ready") show({ ...copy, state: "failed" });
      });
    return reading;
  }

  async function summary(): Promise<LogCopy> {
    if (copy.state === "ready") return copy;
    const kept = await readSummary(database).catch(() => null);
    return kept === null ? copy : { ...copy, summary: kept };
  }

  async function rest(): Promise<LogCopy> {
    if (copy.summary !== null) await nextPaint();
    return readWholeLog(database);
  }

  /** Applies everything announced during the last read. */
  async function update(): Promise<LogCopy> {
    const news = unread;
    unread = null;
    if (news === null) return copy;
    return copy.state === "ready" ? readNews(database, copy, news) : readWholeLog(database);
  }

  return {
    current: (): LogCopy => copy,
    settled: (): Promise<void> => reading,
    load: (): Promise<void> => read(() => readWholeLog(database)),
    start(): void {
      void read(summary);
      void read(rest);
    },
    add(news: LogNews): void {
      unread = joined(unread, news);
      void read(update);
    },
  };
}

/**
 * The log of one account in memory, kept in step with the device's database: its first page as it was
 * kept, then all of it once, then only what has changed.
 */
export function createLogCopy(accountId: string) {
  const database = logDatabase(accountId);
  const keepSoon = summaryKeeper(database);
  const store = new Store(emptyLog);
  const reader = createReader(database, (next) => {
    store.setState(() => next);
    if (next.state === "ready") keepSoon(next);
  });
  let viewers = 0;
  let stopListening: (() => void) | undefined;

  return {
    database,
    store,
    current: reader.current,
    load: reader.load,
    /** Resolves when everything announced so far is applied. */
    settled: reader.settled,
    /** Reads and follows changes until the returned function is called. */
    attach(): () => void {
      if (viewers === 0) {
        stopListening = onLogNews(accountId, reader.add);
        reader.start();
      }
      viewers += 1;
      return () => {
        viewers -= 1;
        if (viewers === 0) stopListening?.();
      };
    },
  };
}

/** Shared by all screens; a new one after a sign-out has deleted the database. */
export const logCopyOf = perDatabase(
  (accountId) => logDatabase(accountId).dexie,
  (_dexie, accountId) => createLogCopy(accountId),
);
