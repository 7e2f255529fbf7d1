import { contentOf, isSameContent } from "@striper/contract/catch-content";
import {
  isTripWrite,
  joinLog,
  type Answer,
  type Operation,
  type Write,
} from "#web/features/catches/log/log-writes.ts";
import {
  logDatabase,
  type LogDatabase,
  cursorName,
} from "#web/features/catches/log/log-database.ts";
import { announceLogNews } from "#web/features/catches/log/log-copy.ts";
import { pushPhotos, type PhotoServer } from "#web/features/catches/log/push-photos.ts";
import { perDatabase } from "#web/platform/local-store/account-database.ts";
import { newId } from "#web/platform/new-id.ts";
import type { Collection, SessionGuard } from "#web/platform/synced/collection.ts";
import { entriesOf, newEntry, replaceWrite } from "#web/platform/synced/outbox.ts";
import { createSynced, type Synced } from "#web/platform/synced/synced.ts";
import type { PhotoFacts } from "@striper/marine/photos";
import { catchChanges, removeTrip, saveTrip } from "@striper/contract/catch-sync";
import {
  editCatch,
  logCatch,
  removeCatch,
  restoreCatch,
  uploadCatchPhoto,
} from "@striper/contract/catches";
import type { OutputOf } from "@striper/contract/endpoint";
import { call } from "#web/platform/api/api-client.ts";
import { upload } from "#web/platform/api/upload.ts";

export type LogChanges = OutputOf<typeof catchChanges.response>;

export interface LogServer extends PhotoServer {
  /** Throws the errors of the API client. */
  send(operation: Operation): Promise<Answer>;
  changesSince(cursor: string | null): Promise<LogChanges>;
}

async function send(operation: Operation): Promise<Answer> {
  const { subjectId } = operation;
  const params = { catch_id: subjectId };
  switch (operation.kind) {
    case "log": {
      const body = { catch_id: subjectId, ...operation.content };
      return { kind: "catch", record: (await call(logCatch, { body })).catch };
    }
    case "edit": {
      // The server has not confirmed a revision yet, so the write edits its first one.
      const revision = operation.basis === "previous" ? 1 : Math.max(1, operation.basis);
      const body = { ...operation.content, revision };
      return { kind: "catch", record: (await call(editCatch, { params, body })).catch };
    }
    case "remove":
      await call(removeCatch, { params });
      return { kind: "removed" };
    case "restore":
      return { kind: "catch", record: (await call(restoreCatch, { params })).catch };
    case "save-trip": {
      const { basis } = operation;
      const revision = basis === "new" ? null : basis === "previous" ? 1 : Math.max(1, basis);
      const body = { ...operation.content, revision };
      const trip = await call(saveTrip, { params: { trip_id: subjectId }, body });
      return { kind: "trip", trip };
    }
    case "remove-trip":
      await call(removeTrip, { params: { trip_id: subjectId } });
      return { kind: "removed" };
    default:
      return operation satisfies never;
  }
}

/** The endpoint's largest page. */
const changesAtOnce = 1000;

/** Six decimals of a degree are about 0.1 m. */
const decimals = 6;

/** Returns the photo's metadata as form fields. The position is null without consent. */
export function photoFields({ takenAt, position }: PhotoFacts) {
  return {
    taken_at: takenAt === null ? null : new Date(takenAt).toISOString(),
    keep_position: position === null ? null : "true",
    latitude: position?.latitude.toFixed(decimals),
    longitude: position?.longitude.toFixed(decimals),
  };
}

export const logServer: LogServer = {
  send,
  changesSince: (cursor) =>
    call(catchChanges, {
      query: { limit: changesAtOnce, ...(cursor === null ? {} : { since: cursor }) },
    }),
  sendPhoto: async (photoId, photo, facts) => {
    const fields = { photo_id: photoId, ...photoFields(facts) };
    await upload(uploadCatchPhoto, { fields, files: { photo } });
  },
};

/** Bases the next unsent edit on the revision that the server just confirmed. */
async function rebase(
  { outbox }: LogDatabase,
  later: readonly Operation[],
  revision: number,
): Promise<void> {
  const next = later.find(({ kind }) => kind === "edit" || kind === "save-trip");
  if (next === undefined || !("basis" in next) || next.basis !== "previous") return;
  await outbox.put({ ...next, basis: revision });
}

async function storeAnswer(
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
  // The catch may have had unsent edits before its deletion.
  if (isSameContent(content, contentOf(record))) return;
  const edit: Write = { kind: "edit", subjectId, content, basis: record.revision };
  await database.outbox.add(newEntry(edit, at));
}

/** Turns a write into the creation of a new catch or trip with the same content. */
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
      // If the log has the id, an earlier attempt of the same write succeeded.
      if (refusal === "taken") return "look-up";
      return kind === "restore" && refusal === "gone" ? "anew" : "hold";
    },
    send: (operation) => server.send(operation),
    storeAnswer: (operation, answer, later) => storeAnswer(database, operation, answer, later),
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

export const syncedLogOf = perDatabase(
  (accountId) => logDatabase(accountId).dexie,
  (_dexie, accountId) => createSyncedLog(logDatabase(accountId), logServer),
);

/**
 * Resolves a conflict in favor of this device. Bases its version on the server's latest one or, if
 * that was deleted, creates a new catch or trip. Returns the id.
 */
export function resolveWithOwnVersion(database: LogDatabase, subjectId: string): Promise<string> {
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

async function take(database: LogDatabase, changes: LogChanges, isFirst: boolean): Promise<void> {
  const { dexie, catches, trips, cursors, accountId } = database;
  await dexie.transaction("rw", [catches, trips, cursors], async () => {
    await catches.bulkPut(changes.catches);
    await catches.bulkDelete(changes.deleted_catch_ids);
    await trips.bulkPut(changes.trips);
    await trips.bulkDelete(changes.deleted_trip_ids);
    await cursors.put({ name: cursorName, value: changes.cursor });
  });
  const catchIds = [
    ...changes.catches.map(({ catch_id }) => catch_id),
    ...changes.deleted_catch_ids,
  ];
  const tripIds = [...changes.trips.map(({ trip_id }) => trip_id), ...changes.deleted_trip_ids];
  if (isFirst || catchIds.length > 0 || tripIds.length > 0)
    announceLogNews(accountId, { catchIds, tripIds });
}

async function pullChanges(
  database: LogDatabase,
  server: LogServer,
  guard: SessionGuard,
): Promise<void> {
  for (;;) {
    const cursor = await database.cursors.get(cursorName);
    const changes = await server.changesSince(cursor?.value ?? null);
    guard();
    await take(database, changes, cursor === undefined);
    if (!changes.has_more) return;
  }
}
