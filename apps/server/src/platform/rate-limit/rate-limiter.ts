import type { Instant } from "@striper/marine/time";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { CountStore } from "#server/platform/rate-limit/count-store.ts";
import { WindowCounts, windowMs } from "#server/platform/rate-limit/window-counts.ts";

/** Seconds to wait before the next try; 0 when the request may go ahead. */
export type SecondsToWait = number;

export interface RateLimiter {
  prepare(): Promise<void>;
  /**
   * Counts in this process and lets the others know within a second once a caller has used a
   * quarter of the limit. Takes well under a microsecond.
   */
  countLoosely(caller: string, perMinute: number): SecondsToWait;
  /** Counts in the database, so that the limit holds to the request across all processes. */
  countExactly(caller: string, perMinute: number): Promise<SecondsToWait>;
  close(): Promise<void>;
}

const shareEveryMs = 1000;
const shareFromPart = 1 / 4;

/** Says once that the store fails, and once more after it has worked again in between. */
function createFailureNote(log: Log): (error?: unknown) => void {
  let isFailing = false;
  return (error) => {
    if (error !== undefined && !isFailing)
      log.warn({ err: error }, "rate limits hold only within this process for now");
    isFailing = error !== undefined;
  };
}

export function createRateLimiter(clock: Clock, store: CountStore, log: Log): RateLimiter {
  const counts = new WindowCounts(clock);
  const noteStore = createFailureNote(log);
  let sharing: Promise<void> = Promise.resolve();
  let tidiedWindow: Instant = 0;

  async function share(): Promise<void> {
    const sharedWindow = counts.start;
    const additions = counts.takeUnshared();
    if (additions.length > 0) {
      const totals = await store.add(sharedWindow, additions);
      noteStore();
      if (sharedWindow === counts.start) counts.learn(totals);
    }
    if (tidiedWindow !== sharedWindow) {
      tidiedWindow = sharedWindow;
      // One window's grace for a process whose clock is behind.
      await store.forgetBefore(sharedWindow - windowMs);
    }
  }

  const timer = setInterval(() => {
    sharing = sharing.then(share).catch(noteStore);
  }, shareEveryMs);
  timer.unref();

  function countLoosely(caller: string, perMinute: number): SecondsToWait {
    const secondsLeft = counts.enter();
    const entry = counts.of(caller);
    if (entry.total >= perMinute) return secondsLeft;
    entry.total++;
    entry.unshared++;
    if (entry.total >= perMinute * shareFromPart) counts.shareFromNow(caller, entry);
    return 0;
  }

  async function countExactly(caller: string, perMinute: number): Promise<SecondsToWait> {
    const secondsLeft = counts.enter();
    if (counts.of(caller).total >= perMinute) return secondsLeft;
    try {
      const totals = await store.add(counts.start, [{ caller, requests: 1 }]);
      counts.learn(totals);
      noteStore();
      return (totals[0]?.requests ?? 1) > perMinute ? secondsLeft : 0;
    } catch (error) {
      noteStore(error);
      return countLoosely(caller, perMinute);
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
