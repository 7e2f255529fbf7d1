import type { License } from "@striper/contract/licenses";
import type { Dexie, Table } from "dexie";
import {
  accountDatabase,
  outboxTable,
  type DatabaseVersions,
} from "#web/platform/local-store/account-database.ts";
import type { NewEntry } from "#web/platform/synced/collection.ts";
import { outboxMigration } from "#web/platform/synced/outbox-migration.ts";

/** Bytes rather than a Blob: every browser keeps those whole, also through a restart. */
export interface Picture {
  readonly image_id: string;
  readonly bytes: ArrayBuffer;
  readonly type: string;
}

export interface StoredPicture extends Picture {
  readonly license_id: string;
  /** As it was chosen here; the server's smaller one takes its place. */
  readonly isOriginal: boolean;
}

export type LicenseFields = Pick<
  License,
  "license_type" | "issuer" | "license_number" | "expiry_date" | "notes"
>;

/** A license that was added on this device; the subject is its id, made here. */
export interface LicenseUpload {
  readonly kind: "upload";
  readonly subjectId: string;
  readonly fields: LicenseFields;
  /** At least one. */
  readonly pictures: readonly Picture[];
}

interface Fact {
  readonly name: "refreshed";
  readonly at: number;
}

interface WalletTables {
  readonly licenses: Table<License, string>;
  readonly pictures: Table<StoredPicture, string>;
  readonly facts: Table<Fact, string>;
}

/** What the server has too, and the lock of this device: gone from here with a sign-out. */
export function walletDatabase(accountId: string): Dexie {
  const stores = {
    licenses: "license_id",
    pictures: "image_id, license_id",
    facts: "name",
    lock: "id",
  };
  return accountDatabase(accountId, "licenses", [{ stores }]);
}

export function walletTables(accountId: string): WalletTables {
  const database = walletDatabase(accountId);
  return {
    licenses: database.table("licenses"),
    pictures: database.table("pictures"),
    facts: database.table("facts"),
  };
}

/** As version 1 kept what was unsent. */
interface OldEntry extends Pick<LicenseUpload, "fields" | "pictures"> {
  readonly license_id: string;
  readonly createdAt: number;
  readonly refusal: string | null;
}

const fromOld = (old: OldEntry): NewEntry<LicenseUpload> => ({
  kind: "upload",
  subjectId: old.license_id,
  fields: old.fields,
  pictures: old.pictures,
  at: old.createdAt,
  attempts: 0,
  hold: old.refusal === null ? null : { kind: "refused", message: old.refusal },
});

const uploadVersions: DatabaseVersions = [
  { stores: { [outboxTable]: "license_id" } },
  ...outboxMigration(async (old: Table<OldEntry>) =>
    (await old.toArray()).toSorted((a, b) => a.createdAt - b.createdAt).map(fromOld),
  ),
];

/** What only this device has: it waits through a sign-out for its account. */
export const uploadsDatabase = (accountId: string): Dexie =>
  accountDatabase(accountId, "license-uploads", uploadVersions);
