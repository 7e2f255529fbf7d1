import { Store } from "@tanstack/store";
import type {
  Collection,
  SendOutcome,
  SessionGuard,
  Write,
} from "#web/platform/synced/collection.ts";
import { addToOutbox, hasSendable, newEntry, sendWrites } from "#web/platform/synced/outbox.ts";
import { type RetryLater, meaningOf } from "#web/platform/synced/failure.ts";
import { readToken } from "#web/platform/session.ts";
import { useEffect } from "react";
import { onlineStore } from "#web/platform/online-status.ts";

export type SyncOutcome = RetryLater | { readonly kind: "done" };

export type SyncStatus = "done" | RetryLater["reason"] | null;

class OtherSessionError extends Error {
  override readonly name = "OtherSessionError";
}

function sessionGuard(): SessionGuard {
  const token = readToken();
  return () => {
    if (readToken() !== token) throw new OtherSessionError("another session began");
  };
}

const ended: RetryLater = { kind: "later", reason: "signed-out" };

type OnOutcome<Of extends Write, Answer> = Parameters<typeof sendWrites<Of, Answer>>[2];

async function exchangeOnce<Of extends Write, Answer>(
  collection: Collection<Of, Answer>,
  onOutcome: OnOutcome<Of, Answer>,
): Promise<SyncOutcome> {
  const guard = sessionGuard();
  try {
    const sent = await sendWrites(collection, guard, onOutcome);
    if (sent.kind === "later") return sent;
    guard();
    await collection.pull(guard);
    await collection.sendRest?.(guard);
    return sent;
  } catch (error) {
    if (error instanceof OtherSessionError) return ended;
    const meaning = meaningOf(error);
    return meaning.kind === "later" ? meaning : { kind: "later", reason: "trouble" };
  }
}

/** Serializes runs; a call during one resolves with the next. */
function oneAtATime(run: () => Promise<SyncOutcome>): () => Promise<SyncOutcome> {
  let running: Promise<SyncOutcome> | null = null;
  let next: Promise<SyncOutcome> | null = null;
  return function exchange(): Promise<SyncOutcome> {
    if (running === null) {
      running = run().finally(() => {
        running = null;
      });
      return running;
    }
    // The running exchange may have read the outbox before the latest write.
    next ??= running.then((outcome) => {
      next = null;
      return outcome.kind === "later" ? outcome : exchange();
    });
    return next;
  };
}

export function createExchanges<Of extends Write, Answer>(collection: Collection<Of, Answer>) {
  const { dexie, outbox } = collection;
  const status = new Store<SyncStatus>(null);
  const awaited = new Map<number, (outcome: SendOutcome<Answer>) => void>();

  const onOutcome: OnOutcome<Of, Answer> = (entry, outcome) => {
    const resolve = awaited.get(entry.seq);
    resolve?.(outcome);
    collection.settled?.(entry, outcome, resolve !== undefined);
  };
  const exchange = oneAtATime(async () => {
    const outcome = await withTabLock(`sync ${dexie.name}`, () =>
      exchangeOnce(collection, onOutcome),
    ).catch((): SyncOutcome => ({ kind: "later", reason: "trouble" }));
    status.setState(() => (outcome.kind === "done" ? "done" : outcome.reason));
    return outcome;
  });

  async function left(seq: number): Promise<SendOutcome<Answer>> {
    const entry = await outbox.get(seq);
    if (entry === undefined) return { kind: "sent" };
    return entry.hold === null
      ? { kind: "waiting" }
      : { kind: "held", message: entry.hold.message };
  }

  async function sendNow(seq: number): Promise<SendOutcome<Answer>> {
    if (awaited.has(seq)) return { kind: "waiting" };
    try {
      return await new Promise((resolve, reject) => {
        awaited.set(seq, resolve);
        exchange()
          .then(() => left(seq))
          .then(resolve, reject);
      });
    } finally {
      awaited.delete(seq);
    }
  }

  return { status, exchange, sendNow };
}

/** Runs work in one tab at a time; browsers have no locks on insecure addresses. */
function withTabLock<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  return "locks" in navigator ? navigator.locks.request(name, work) : work();
}

export function createSynced<Of extends Write, Answer>(collection: Collection<Of, Answer>) {
  const { dexie, outbox, pullsInBackground } = collection;
  const { status, exchange, sendNow } = createExchanges(collection);
  const exchangeRequests = new Store(0);
  const requestExchange = () => exchangeRequests.setState((count) => count + 1);

  function changed(writes: readonly Of[]): void {
    collection.changed?.(writes);
    requestExchange();
  }

  async function write(change: Of): Promise<number | null> {
    const seq = await addToOutbox(collection, change, Date.now());
    changed([change]);
    return seq;
  }

  return {
    collection,
    status,
    exchangeRequests,
    exchange,
    sendNow,
    write,
    async send(change: Of): Promise<SendOutcome<Answer>> {
      const seq = await write(change);
      return seq === null ? { kind: "sent" } : sendNow(seq);
    },
    /** Adds new items, all or none, skipping those already in the outbox. Returns the number added. */
    async writeNew(writes: readonly Of[]): Promise<number> {
      const fresh = await dexie.transaction("rw", [outbox], async () => {
        const waiting = new Set(await outbox.orderBy("subjectId").uniqueKeys());
        const all = writes.filter(({ subjectId }) => !waiting.has(subjectId));
        await outbox.bulkAdd(all.map((one) => newEntry(one, Date.now())));
        return all;
      });
      changed(fresh);
      return fresh.length;
    },
    /** Must be called after direct changes to the outbox. */
    changed,
    /** Exchanges in the background, where a collection without background pulls only sends. */
    async exchangeInBackground(): Promise<SyncOutcome> {
      return pullsInBackground || (await hasSendable(collection)) ? exchange() : { kind: "done" };
    },
    retry(): void {
      status.setState(() => null);
      requestExchange();
    },
  };
}

export type Synced<Of extends Write, Answer> = ReturnType<typeof createSynced<Of, Answer>>;

/** Shortest and longest wait after a failure, ms. */
const firstWait = 2000;

const longestWait = 5 * 60_000;

/** Longest Retry-After that is honored, ms. */
const longestAsked = 60 * 60_000;

/** Minimum interval of the fetches made when the page becomes visible, ms. */
const lookUpEvery = 60_000;

export type ExchangeSource = Pick<
  Synced<never, never>,
  "exchangeInBackground" | "exchangeRequests"
>;

/**
 * Counts failures in a row. A long outbox is sent in parts as the rate limit allows, so progress restarts the count.
 */
export function failuresAfter(outcome: SyncOutcome, before: number): number {
  if (outcome.kind === "done") return 0;
  return outcome.hasProgress === true ? 1 : before + 1;
}

/**
 * Exchanges now, after failures, after writes, when the network or the page returns, and every `every` ms. Returns a
 * function that stops it.
 */
export function startSync(
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

export function useSync(synced: ExchangeSource, every?: number): void {
  useEffect(() => startSync(synced, every), [synced, every]);
}

/**
 * Returns the wait after a failure, ms. It doubles with each failure and is at least `askedMs`. `chance`, 0 to 1,
 * adds jitter so that devices do not retry in step.
 */
export function waitAfter(failures: number, chance: number, askedMs = 0): number {
  const wait = Math.min(longestWait, firstWait * 2 ** Math.max(0, failures - 1));
  const spread = Math.round(wait * (0.75 + chance / 2));
  const asked = Math.min(longestAsked, askedMs);
  return spread >= asked ? spread : Math.round(asked * (1 + chance / 4));
}
