import { useEffect } from "react";
import { onlineStore } from "#web/platform/online-status.ts";
import type { SyncOutcome } from "#web/platform/synced/exchanges.ts";
import type { Synced } from "#web/platform/synced/synced.ts";

/** The first wait after a failure, and the longest one, ms. */
const firstWait = 2000;

const longestWait = 5 * 60_000;

/** The longest Retry-After that is followed, ms. */
const longestAsked = 60 * 60_000;

/** Changes of other devices are fetched when the page becomes visible, but not more often than this, ms. */
const lookUpEvery = 60_000;

/** What the scheduler needs of a collection. */
export type ExchangeSource = Pick<
  Synced<never, never>,
  "exchangeInBackground" | "exchangeRequests"
>;

/** A long outbox is sent in pieces, as the rate limit allows: that is not a series of failures. */
export function failuresAfter(outcome: SyncOutcome, before: number): number {
  if (outcome.kind === "done") return 0;
  return outcome.hasProgress === true ? 1 : before + 1;
}

/**
 * Exchanges until the returned function is called: now, after failures, when something was written,
 * when the network returns, when the page is looked at, and `every` so many milliseconds.
 */
export function keepSynced(
  { exchangeInBackground, exchangeRequests }: ExchangeSource,
  every?: number,
): () => void {
  let failures = 0;
  let rounds = 0;
  let lastRoundAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function plan(wait: number | undefined): void {
    clearTimeout(timer);
    if (!stopped && wait !== undefined) timer = setTimeout(() => void run(), wait);
  }
  async function run(): Promise<void> {
    plan(undefined);
    rounds += 1;
    const round = rounds;
    lastRoundAt = Date.now();
    const outcome = await exchangeInBackground().catch((): SyncOutcome => ({
      kind: "later",
      reason: "trouble",
    }));
    // A newer run has started and plans the next one.
    if (round !== rounds) return;
    failures = failuresAfter(outcome, failures);
    plan(
      outcome.kind === "done" ? every : waitAfter(failures, Math.random(), outcome.retryAfterMs),
    );
  }
  function afresh(): void {
    failures = 0;
    void run();
  }
  const onRequest = exchangeRequests.subscribe(() => {
    if (navigator.onLine) afresh();
  });
  const onOnline = onlineStore.subscribe((online) => {
    if (online) afresh();
  });
  const onLook = () => {
    if (document.visibilityState === "visible" && Date.now() - lastRoundAt > lookUpEvery) afresh();
  };
  document.addEventListener("visibilitychange", onLook);
  void run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    onRequest.unsubscribe();
    onOnline.unsubscribe();
    document.removeEventListener("visibilitychange", onLook);
  };
}

/** While mounted, keeps the collection in step with the server. */
export function useKeepSynced(synced: ExchangeSource, every?: number): void {
  useEffect(() => keepSynced(synced, every), [synced, every]);
}

/**
 * Doubles after each failure, and is no less than the server asked for; `chance`, 0 to 1, is the jitter
 * that keeps devices apart.
 */
export function waitAfter(failures: number, chance: number, askedMs = 0): number {
  const wait = Math.min(longestWait, firstWait * 2 ** Math.max(0, failures - 1));
  const spread = Math.round(wait * (0.75 + chance / 2));
  const asked = Math.min(longestAsked, askedMs);
  return spread >= asked ? spread : Math.round(asked * (1 + chance / 4));
}
