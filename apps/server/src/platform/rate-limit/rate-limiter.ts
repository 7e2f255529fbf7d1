import type { Instant } from "@striper/marine/time";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { CountStore } from "#server/platform/rate-limit/count-store.ts";
import { learnTotal, WindowCounts, windowMs } from "#server/platform/rate-limit/window-counts.ts";
import { createBatchedCalls } from "#server/platform/work/batched-calls.ts";

/** Seconds to wait before the next try; 0 when the request may proceed. */
export type RetryAfterSeconds = number;

export interface RateLimiter {
  prepare(): Promise<void>;
  /**
   * Counts in this process and takes well under a microsecond. Once a caller has used a quarter of
   * the limit, its count is shared within a second. One request may count for several `units`.
   */
  countLoosely(scope: string, caller: string, perMinute: number, units?: number): RetryAfterSeconds;
  /** Counts in the database, so that the limit is exact across all processes. */
  countExactly(scope: string, caller: string, perMinute: number): Promise<RetryAfterSeconds>;
  close(): Promise<void>;
}

const sharedKey = (scope: string, caller: string): string => `${scope} ${caller}`;

const shareEveryMs = 1000;
const shareFromPart = 1 / 4;

/** Returns a function that logs a failing store once, and again only after it has recovered. */
function createFailureLog(log: Log): (error?: unknown) => void {
  let isFailing = false;
  return (error) => {
    if (error !== undefined && !isFailing)
      log.warn({ err: error }, "rate limits apply only within this process for now");
    isFailing = error !== undefined;
  };
}

function createSharing(
  counts: WindowCounts,
  store: CountStore,
  noteWorking: () => void,
): () => Promise<void> {
  let tidiedWindow: Instant = 0;
  return async () => {
    const sharedWindow = counts.start;
    const additions = counts.takeUnshared();
    if (additions.length > 0) {
      const totals = await store.add(sharedWindow, additions);
      noteWorking();
      if (sharedWindow === counts.start) counts.learn(totals);
    }
    if (tidiedWindow !== sharedWindow) {
      tidiedWindow = sharedWindow;
      // Keep one more window for a process whose clock is behind.
      await store.forgetBefore(sharedWindow - windowMs);
    }
  };
}

export function createRateLimiter(clock: Clock, store: CountStore, log: Log): RateLimiter {
  const counts = new WindowCounts(clock);
  const noteStore = createFailureLog(log);
  const share = createSharing(counts, store, noteStore);
  let sharing: Promise<void> = Promise.resolve();

  const timer = setInterval(() => {
    sharing = sharing.then(share).catch(noteStore);
  }, shareEveryMs);
  timer.unref();

  const addTogether = createBatchedCalls(async (caller, requests) => {
    const [total] = await store.add(counts.start, [{ caller, requests }]);
    return total?.requests ?? requests;
  });

  function countLoosely(
    scope: string,
    caller: string,
    perMinute: number,
    units = 1,
  ): RetryAfterSeconds {
    const secondsLeft = counts.enter();
    const entry = counts.of(scope, caller);
    if (entry.total >= perMinute) return secondsLeft;
    entry.total += units;
    entry.unshared += units;
    if (entry.total >= perMinute * shareFromPart)
      counts.shareFromNow(sharedKey(scope, caller), entry);
    return 0;
  }

  async function countExactly(
    scope: string,
    caller: string,
    perMinute: number,
  ): Promise<RetryAfterSeconds> {
    const secondsLeft = counts.enter();
    const entry = counts.of(scope, caller);
    // At most as many concurrent requests as the limit reach the database.
    if (Math.max(entry.total, entry.begun) >= perMinute) return secondsLeft;
    entry.begun++;
    try {
      const { result, size, place } = await addTogether(sharedKey(scope, caller));
      const requests = result - size + place;
      learnTotal(entry, requests);
      noteStore();
      return requests > perMinute ? secondsLeft : 0;
    } catch (error) {
      noteStore(error);
      return countLoosely(scope, caller, perMinute);
    }
  }

  return {
    prepare: () => store.prepare(),
    countLoosely,
    countExactly,
    async close() {
      clearInterval(timer);
      await sharing;
    },
  };
}
