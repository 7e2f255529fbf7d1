import { Store } from "@tanstack/store";
import type { Collection, SendOutcome } from "#web/platform/synced/collection.ts";
import { newEntry, type Write } from "#web/platform/synced/entries.ts";
import { hasSendable, addToOutbox } from "#web/platform/synced/outbox.ts";
import { createExchanges, type SyncOutcome } from "#web/platform/synced/exchanges.ts";

/** A collection of one account, on this device and in step with the server. */
export function createSynced<Of extends Write, Answer>(collection: Collection<Of, Answer>) {
  const { dexie, outbox, pullsInBackground } = collection;
  const { status, exchange, sendNow } = createExchanges(collection);
  /** Incremented whenever an exchange is requested. */
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
    /** Durable when it resolves; sent as soon as possible. */
    write,
    /** The same, and resolves with its outcome. */
    async send(change: Of): Promise<SendOutcome<Answer>> {
      const seq = await write(change);
      return seq === null ? { kind: "sent" } : sendNow(seq);
    },
    /** Adds new things, all or none; those already in the outbox stay as they are. Returns how many were added. */
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
    /** To be called after the outbox was changed directly. */
    changed,
    /** In the background: pulls only what is shown. */
    async exchangeInBackground(): Promise<SyncOutcome> {
      return pullsInBackground || (await hasSendable(collection)) ? exchange() : { kind: "done" };
    },
    /** Requests an exchange at once, whatever was scheduled. */
    retry(): void {
      status.setState(() => null);
      requestExchange();
    },
  };
}

export type Synced<Of extends Write, Answer> = ReturnType<typeof createSynced<Of, Answer>>;
