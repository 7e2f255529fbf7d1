import type { PhotoFacts } from "@striper/marine/photos";
import type { CatchRecord, Trip } from "@striper/contract/catch-records";
import type { Dexie, Table } from "dexie";
import type { LogBookSummary } from "#web/features/catches/log/log-summary.ts";
import { accountDatabase } from "#web/platform/local-store/account-database.ts";
import { outboxIndexes, type NewEntry } from "#web/platform/synced/collection.ts";
import type { Operation, Write } from "#web/features/catches/log/log-writes.ts";

export interface PhotoRow {
  readonly id: string;
  readonly catchId: string;
  readonly state: "waiting" | "stored" | "refused";
  readonly attempts: number;
  readonly message: string | null;
  readonly at: number;
  /** Metadata, with the position only after consent. Photos stored by older versions have none. */
  readonly facts?: PhotoFacts;
}

/** The stored file of a photo, as bytes because some browsers lose stored Blobs on restart. */
export interface PhotoFile {
  /** Photo id and size, such as `…/large`. */
  readonly key: string;
  readonly bytes: ArrayBuffer;
  readonly type: string;
  readonly at: number;
}

interface SyncCursor {
  readonly name: string;
  readonly value: string;
}

interface StoredSummary {
  readonly name: string;
  readonly stamp: string;
  readonly front: LogBookSummary;
}

export interface LogDatabase {
  readonly accountId: string;
  readonly dexie: Dexie;
  readonly catches: Table<CatchRecord, string>;
  readonly trips: Table<Trip, string>;
  readonly outbox: Table<Operation, number, NewEntry<Write>>;
  readonly photos: Table<PhotoRow, string>;
  readonly photoFiles: Table<PhotoFile, string>;
  readonly cursors: Table<SyncCursor, string>;
  readonly summaries: Table<StoredSummary, string>;
}

const versions = [
  {
    stores: {
      catches: "catch_id",
      trips: "trip_id",
      outbox: "++seq, subjectId",
      photos: "id, state",
      photoFiles: "key, at",
      marks: "name",
    },
  },
  { stores: { outbox: outboxIndexes, fronts: "name" } },
];

export const cursorName = "cursor";

export function logDatabase(accountId: string): LogDatabase {
  const dexie = accountDatabase(accountId, "catches", versions);
  return {
    accountId,
    dexie,
    catches: dexie.table("catches"),
    trips: dexie.table("trips"),
    outbox: dexie.table("outbox"),
    photos: dexie.table("photos"),
    photoFiles: dexie.table("photoFiles"),
    cursors: dexie.table("marks"),
    summaries: dexie.table("fronts"),
  };
}
