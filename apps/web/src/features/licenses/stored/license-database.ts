import type { License } from "@striper/contract/licenses";
import type { Dexie, Table } from "dexie";
import {
  accountDatabase,
  outboxTable,
  type DatabaseVersions,
} from "#web/platform/local-store/account-database.ts";
import type { NewEntry } from "#web/platform/synced/collection.ts";
import { outboxMigration } from "#web/platform/synced/outbox-migration.ts";

/** Bytes instead of a Blob, which not every browser keeps intact across restarts. */
export interface Picture {
  readonly image_id: string;
  readonly bytes: ArrayBuffer;
  readonly type: string;
}

export interface StoredPicture extends Picture {
  readonly license_id: string;
  /** True for the file chosen here, until the server's smaller copy replaces it. */
  readonly isOriginal: boolean;
}

export type LicenseFields = Pick<
  License,
  "license_type" | "issuer" | "license_number" | "expiry_date" | "notes"
>;

/** A license added on this device; `subjectId` is its id, made here. */
export interface LicenseUpload {
  readonly kind: "upload";
  readonly subjectId: string;
  readonly fields: LicenseFields;
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

/** Holds copies of server data and this device's lock; deleted on sign-out. */
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

/** Holds data that exists only on this device; it survives sign-out and waits for its account. */
export const uploadsDatabase = (accountId: string): Dexie =>
  accountDatabase(accountId, "license-uploads", uploadVersions);
