import { contentOf, isSameContent } from "@striper/contract/catch-content";
import {
  isTripWrite,
  type Answer,
  type Operation,
  type Write,
} from "#web/features/catches/log/operations.ts";
import {
  logDatabase,
  type LogDatabase,
  cursorMark,
} from "#web/features/catches/log/store/log-database.ts";
import { announceLogNews } from "#web/features/catches/log/store/log-news.ts";
import { joinLog } from "#web/features/catches/log/store/log-writes.ts";
import {
  logServer,
  type LogServer,
  type LogChanges,
} from "#web/features/catches/log/log-server.ts";
import { pushPhotos } from "#web/features/catches/log/push-photos.ts";
import { perDatabase } from "#web/platform/local-store/account-database.ts";
import { newId } from "#web/platform/new-id.ts";
import type { Collection, SessionGuard } from "#web/platform/synced/collection.ts";
import { newEntry } from "#web/platform/synced/entries.ts";
import { entriesOf, replaceWrite } from "#web/platform/synced/outbox.ts";
import { createSynced, type Synced } from "#web/platform/synced/synced.ts";

/** Writes that were based on the confirmed write are now based on this revision. */
async function rebase(
  { outbox }: LogDatabase,
  later: readonly Operation[],
  revision: number,
): Promise<void> {
  const next = later.find(({ kind }) => kind === "edit" || kind === "save-trip");
  if (next === undefined || !("basis" in next) || next.basis !== "previous") return;
  await outbox.put({ ...next, basis: revision });
}

async function keepAnswer(
  database: LogDatabase,
  operation: Operation,
  answer: Answer,
  later: readonly Operation[],
): Promise<void> {
  if (answer.kind === "removed") return;
  if (answer.kind === "trip") {
    await database.trips.put(answer.trip);
    await rebase(database, later, answer.trip.revision);
    return;
  }
  const { record } = answer;
  await database.catches.put(record);
  await rebase(database, later, record.revision);
  if (operation.kind !== "restore" || later.length > 0) return;
  const { subjectId, content, at } = operation;
  // Edits that were unsent before the deletion are restored with the catch.
  if (isSameContent(content, contentOf(record))) return;
  const edit: Write = { kind: "edit", subjectId, content, basis: record.revision };
  await database.outbox.add(newEntry(edit, at));
}

/** The same content as something new. */
function anew(write: Write, subjectId: string): Write {
  if (write.kind === "restore" || write.kind === "edit")
    return { kind: "log", subjectId, content: write.content };
  return write.kind === "save-trip" ? { ...write, subjectId, basis: "new" } : write;
}

const isRemoval = ({ kind }: Write): boolean => kind === "remove" || kind === "remove-trip";

function logCollection(database: LogDatabase, server: LogServer): Collection<Write, Answer> {
  const { accountId, dexie, outbox, catches, trips } = database;
  return {
    dexie,
    outbox,
    tables: [catches, trips],
    join: joinLog,
    isRemoval,
    conflictRule: ({ kind }, refusal) => {
      // If the log holds the id, an earlier attempt of this very write has succeeded.
      if (refusal === "taken") return "look-up";
      return kind === "restore" && refusal === "gone" ? "anew" : "hold";
    },
    send: (operation) => server.send(operation),
    keepAnswer: (operation, answer, later) => keepAnswer(database, operation, answer, later),
    forget: (removal) => (isTripWrite(removal) ? trips : catches).delete(removal.subjectId),
    pull: (guard) => pullChanges(database, server, guard),
    sendRest: (guard) => pushPhotos(database, server, guard),
    isThere: async ({ subjectId }) => {
      await pullChanges(database, server, () => undefined);
      return (await catches.get(subjectId)) !== undefined;
    },
    anew,
    pullsInBackground: true,
    changed: (writes) => {
      const idsOf = (some: readonly Write[]) => some.map(({ subjectId }) => subjectId);
      announceLogNews(accountId, {
        catchIds: idsOf(writes.filter((one) => !isTripWrite(one))),
        tripIds: idsOf(writes.filter((one) => isTripWrite(one))),
      });
    },
  };
}

export type SyncedLog = Synced<Write, Answer>;

export const createSyncedLog = (database: LogDatabase, server: LogServer): SyncedLog =>
  createSynced(logCollection(database, server));

/** Catches and trips of an account, on this device and in step with the server. */
export const syncedLogOf = perDatabase(
  (accountId) => logDatabase(accountId).dexie,
  (_dexie, accountId) => createSyncedLog(logDatabase(accountId), logServer),
);

/**
 * Resolves a conflict in favor of this device: bases its version on the server's latest, or, where that
 * is deleted, creates a new catch or trip. Returns the id.
 */
export function keepMine(database: LogDatabase, subjectId: string): Promise<string> {
  const { dexie, outbox, catches, trips } = database;
  const otherId = newId();
  return dexie.transaction("rw", [outbox, catches, trips], async () => {
    const own = await entriesOf(database, subjectId);
    const held = own.find(({ hold }) => hold !== null);
    if (held === undefined) return subjectId;
    const base = await (isTripWrite(held) ? trips : catches).get(subjectId);
    let again: Write = held;
    if (held.kind === "edit" || held.kind === "save-trip")
      again = base === undefined ? anew(held, otherId) : { ...held, basis: base.revision };
    await replaceWrite(database, held, again);
    return again.subjectId;
  });
}

/** Stores the changes and the cursor in one transaction. */
async function take(database: LogDatabase, changes: LogChanges, isFirst: boolean): Promise<void> {
  const { dexie, catches, trips, marks, accountId } = database;
  await dexie.transaction("rw", [catches, trips, marks], async () => {
    await catches.bulkPut(changes.catches);
    await catches.bulkDelete(changes.deleted_catch_ids);
    await trips.bulkPut(changes.trips);
    await trips.bulkDelete(changes.deleted_trip_ids);
    await marks.put({ name: cursorMark, value: changes.cursor });
  });
  const catchIds = [
    ...changes.catches.map(({ catch_id }) => catch_id),
    ...changes.deleted_catch_ids,
  ];
  const tripIds = [...changes.trips.map(({ trip_id }) => trip_id), ...changes.deleted_trip_ids];
  if (isFirst || catchIds.length > 0 || tripIds.length > 0)
    announceLogNews(accountId, { catchIds, tripIds });
}

/** Fetches all changes since the last pull. */
async function pullChanges(
  database: LogDatabase,
  server: LogServer,
  guard: SessionGuard,
): Promise<void> {
  for (;;) {
    const mark = await database.marks.get(cursorMark);
    const changes = await server.changesSince(mark?.value ?? null);
    guard();
    await take(database, changes, mark === undefined);
    if (!changes.has_more) return;
  }
}
