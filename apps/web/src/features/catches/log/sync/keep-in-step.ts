import type { LogDatabase } from "#web/features/catches/log/store/log-database.ts";
import { onNews } from "#web/features/catches/log/store/log-news.ts";
import { waitAfter } from "#web/features/catches/log/sync/back-off.ts";
import { logServer } from "#web/features/catches/log/sync/log-server.ts";
import { onSyncRequest, setSyncStatus } from "#web/features/catches/log/sync/sync-status.ts";
import { syncOnce, type SyncOutcome } from "#web/features/catches/log/sync/sync-once.ts";

/** While the page is open, other devices are asked about this often, ms. */
const everySoOften = 5 * 60_000;

/** One tab at a time; where the browser has no locks, ids made here keep twice from doing harm. */
function alone(accountId: string, work: () => Promise<SyncOutcome>): Promise<SyncOutcome> {
  return "locks" in navigator ? navigator.locks.request(`log-sync/${accountId}`, work) : work();
}

/** A long log in pieces, each as much as the server takes in a minute, is no row of failures. */
export function failuresAfter(outcome: SyncOutcome, before: number): number {
  if (outcome.kind === "done") return 0;
  return outcome.isUnderWay === true ? 1 : before + 1;
}

/** Keeps the log of an account in step with the server until the returned function is called. */
export function keepInStep(database: LogDatabase): () => void {
  const { accountId } = database;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;
  let stopped = false;

  function plan(wait: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void run(), wait);
  }

  function planAfter(outcome: SyncOutcome): void {
    failures = failuresAfter(outcome, failures);
    plan(outcome.kind === "done" ? everySoOften : waitAfter(failures, Math.random()));
  }

  async function run(): Promise<void> {
    if (running) {
      again = true;
      return;
    }
    running = true;
    again = false;
    const outcome = await alone(accountId, () => syncOnce(database, logServer)).catch(
      (): SyncOutcome => ({ kind: "later", reason: "trouble" }),
    );
    running = false;
    if (!stopped) setSyncStatus(outcome.kind === "done" ? "done" : outcome.reason);
    planAfter(outcome);
    // What was written meanwhile may have come too late for the round that has just ended.
    if (again && outcome.kind === "done") plan(0);
  }

  const now = (): void => {
    failures = 0;
    void run();
  };
  const whenSeen = (): void => {
    if (document.visibilityState === "visible") now();
  };
  const stopNews = onNews(accountId, ({ isOwnWrite }) => {
    if (isOwnWrite === true && navigator.onLine) void run();
  });
  const stopWishes = onSyncRequest(now);
  addEventListener("online", now);
  document.addEventListener("visibilitychange", whenSeen);
  void run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    stopNews();
    stopWishes();
    setSyncStatus(null);
    removeEventListener("online", now);
    document.removeEventListener("visibilitychange", whenSeen);
  };
}
