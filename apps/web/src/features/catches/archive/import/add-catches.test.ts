import { blankContent } from "@striper/contract/catch-content";
import { expect, test } from "vitest";
import {
  addCatches,
  addCatchesToOutbox,
  type SendBatch,
} from "#web/features/catches/archive/import/add-catches.ts";
import type { PlannedCatch } from "#web/features/catches/archive/import/plan-import.ts";
import { idOfText } from "#web/features/catches/archive/import/row-ids.ts";
import { syncedLogOf } from "#web/features/catches/log/log-collection.ts";
import { OfflineError } from "#web/platform/api/api-errors.ts";

const planned = (count: number): PlannedCatch[] =>
  Array.from({ length: count }, (_, index) => ({
    id: idOfText(`row ${index}`),
    content: blankContent("Cod", "2024-06-13T16:00:00.000Z"),
  }));

/** A server that stores what it receives and is unreachable after this many batches. */
function someServer(batches = Infinity) {
  const held = new Set<string>();
  let sent = 0;
  const send: SendBatch = async (batch) => {
    if (sent >= batches) throw new OfflineError();
    sent += 1;
    const ids = batch.map(({ id }) => id);
    const added = ids.filter((id) => !held.has(id));
    const already_present = ids.filter((id) => held.has(id));
    for (const id of added) held.add(id);
    return { added, already_present, refused: [] };
  };
  return { held, send };
}

function way(account: string, send: SendBatch, isOnline = true) {
  return { synced: syncedLogOf(account), isOnline, send, onProgress: () => undefined };
}

test("an import is sent in batches, and repeating it adds nothing", async () => {
  const { held, send } = someServer();
  const first = await addCatches(planned(450), way("again", send));
  expect(first).toEqual({ added: 450, waiting: 0, present: 0, refused: 0, failure: null });
  const second = await addCatches(planned(450), way("again", send));
  expect(second).toMatchObject({ added: 0, present: 450 });
  expect(held.size).toBe(450);
});

test("an import that loses its network half-way keeps the rest on the device", async () => {
  const { held, send } = someServer(1);
  const to = way("half-way", send);
  expect(await addCatches(planned(450), to)).toMatchObject({ added: 200, waiting: 250 });
  expect(await to.synced.collection.outbox.count()).toBe(250);
  expect(held.size).toBe(200);
});

test("an import repeated offline waits only once", async () => {
  const { send } = someServer();
  const to = way("twice", send, false);
  expect(await addCatches(planned(3), to)).toMatchObject({ waiting: 3 });
  expect(await addCatchesToOutbox(to.synced, planned(3))).toBe(0);
  expect(await to.synced.collection.outbox.count()).toBe(3);
});
