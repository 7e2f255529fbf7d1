import { Store } from "@tanstack/store";
import { summaryOf } from "#web/features/catches/log/log-summary.ts";
import { saveSummary, readSummary } from "#web/features/catches/log/stored-summary.ts";
import { logDatabase, type LogDatabase } from "#web/features/catches/log/log-database.ts";
import { perDatabase } from "#web/platform/local-store/account-database.ts";
import {
  emptyLog,
  readNews,
  readWholeLog,
  type LogCopy,
  type LogNews,
} from "#web/features/catches/log/read-log.ts";

export function joined(one: LogNews | null, other: LogNews): LogNews {
  if (one === null) return other;
  return {
    catchIds: [...one.catchIds, ...other.catchIds],
    tripIds: [...one.tripIds, ...other.tripIds],
    photos: one.photos === true || other.photos === true,
  };
}

type Listener = (news: LogNews) => void;

const listeners = new Map<string, Set<Listener>>();
const channels = new Map<string, BroadcastChannel>();

function isIds(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((id) => typeof id === "string");
}

function newsIn(data: unknown): LogNews | null {
  if (typeof data !== "object" || data === null) return null;
  if (!("catchIds" in data) || !("tripIds" in data)) return null;
  const { catchIds, tripIds } = data;
  return isIds(catchIds) && isIds(tripIds) ? { catchIds, tripIds, photos: true } : null;
}

function notify(accountId: string, news: LogNews): void {
  for (const listener of listeners.get(accountId) ?? []) listener(news);
}

function channelOf(accountId: string): BroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  const known = channels.get(accountId);
  if (known !== undefined) return known;
  const channel = new BroadcastChannel(`log/${accountId}`);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const news = newsIn(data);
    if (news !== null) notify(accountId, news);
  });
  channels.set(accountId, channel);
  return channel;
}

/** Notifies this tab synchronously and other tabs by BroadcastChannel. */
export function announceLogNews(accountId: string, news: LogNews): void {
  notify(accountId, news);
  channelOf(accountId)?.postMessage({ catchIds: news.catchIds, tripIds: news.tripIds });
}

export function onLogNews(accountId: string, listener: Listener): () => void {
  channelOf(accountId);
  const known = listeners.get(accountId) ?? new Set();
  listeners.set(accountId, known.add(listener));
  return () => {
    known.delete(listener);
    if (known.size > 0) return;
    channels.get(accountId)?.close();
    channels.delete(accountId);
  };
}

/** Delay in ms after the last change before the summary is stored. */
const summaryDelay = 1000;
/** Longest wait for a paint in ms, because a hidden page is never painted. */
const longestPaint = 100;

/** Resolves after the next paint, so that pending updates appear before long work begins. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestPaint);
    if (typeof requestAnimationFrame === "function")
      requestAnimationFrame(() => setTimeout(resolve, 0));
  });
}

/** Returns a debounced function that stores the summary of the shown log. */
function summarySaver(database: LogDatabase): (shown: LogCopy) => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return ({ catches, hasPulled, stamp }) => {
    clearTimeout(waiting);
    if (!hasPulled && catches.length === 0) return;
    waiting = setTimeout(() => {
      // A failure only makes the next visit wait for the log.
      saveSummary(database, summaryOf(catches, Date.now()), stamp).catch(() => undefined);
    }, summaryDelay);
  };
}

/**
 * Creates a reader that reads the log one request at a time, so that an older result never
 * overwrites a newer one.
 */
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
 * Creates the in-memory copy of an account's log. It loads the stored summary, then the whole log,
 * then only changes.
 */
export function createLogCopy(accountId: string) {
  const database = logDatabase(accountId);
  const saveSoon = summarySaver(database);
  const store = new Store(emptyLog);
  const reader = createReader(database, (next) => {
    store.setState(() => next);
    if (next.state === "ready") saveSoon(next);
  });
  let viewers = 0;
  let stopListening: (() => void) | undefined;

  return {
    database,
    store,
    current: reader.current,
    load: reader.load,
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

export const logCopyOf = perDatabase(
  (accountId) => logDatabase(accountId).dexie,
  (_dexie, accountId) => createLogCopy(accountId),
);
