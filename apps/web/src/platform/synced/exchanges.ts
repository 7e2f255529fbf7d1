import { Store } from "@tanstack/store";
import type { Collection, SendOutcome, SessionGuard } from "#web/platform/synced/collection.ts";
import type { Write } from "#web/platform/synced/entries.ts";
import { type RetryLater, meaningOf } from "#web/platform/synced/failure.ts";
import { sendWrites } from "#web/platform/synced/outbox.ts";
import { readToken } from "#web/platform/session.ts";

export type SyncOutcome = RetryLater | { readonly kind: "done" };

/** How the last exchange with the server went; null before the first one has ended. */
export type SyncStatus = "done" | RetryLater["reason"] | null;

/** Another session began: the outbox belongs to the previous account. */
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

/** Pushes the outbox, then pulls changes, then sends files. */
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

/** One exchange at a time; a call during one resolves with the next. */
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
    // The running one may have read the outbox before the latest write.
    next ??= running.then((outcome) => {
      next = null;
      return outcome.kind === "later" ? outcome : exchange();
    });
    return next;
  };
}

/** Exchanges of a collection with the server, the status of the last one, and the outcome of single writes. */
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

  /** Tries to send one write now; resolves with its outcome. */
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

/** One tab at a time; without a lock where the browser has none (insecure addresses). */
function withTabLock<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  return "locks" in navigator ? navigator.locks.request(name, work) : work();
}
