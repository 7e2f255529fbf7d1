import type { License } from "@striper/contract/licenses";
import type { Dexie, Table } from "dexie";
import { accountDatabase, outboxTable } from "#web/platform/local-store/account-database.ts";

/** Bytes rather than a Blob: every browser keeps those whole, also through a restart. */
export interface Picture {
  readonly image_id: string;
  readonly bytes: ArrayBuffer;
  readonly type: string;
}

export interface KeptPicture extends Picture {
  readonly license_id: string;
  /** As it was chosen here; the server's smaller one takes its place. */
  readonly isOriginal: boolean;
}

export interface WaitingLicense {
  readonly license_id: string;
  readonly fields: LicenseFields;
  /** At least one. */
  readonly pictures: readonly Picture[];
  readonly createdAt: number;
  /** What the server said against it; it is not sent again unchanged. */
  readonly refusal: string | null;
}

export type LicenseFields = Pick<
  License,
  "license_type" | "issuer" | "license_number" | "expiry_date" | "notes"
>;

interface Fact {
  readonly name: "refreshed";
  readonly at: number;
}

interface WalletTables {
  readonly licenses: Table<License, string>;
  readonly pictures: Table<KeptPicture, string>;
  readonly facts: Table<Fact, string>;
}

/** What the server has too, and the lock of this device: gone from here with a sign-out. */
export function walletDatabase(accountId: string): Dexie {
  return accountDatabase(accountId, "licenses", [
    {
      stores: {
        licenses: "license_id",
        pictures: "image_id, license_id",
        facts: "name",
        lock: "id",
      },
    },
  ]);
}

export function walletTables(accountId: string): WalletTables {
  const database = walletDatabase(accountId);
  return {
    licenses: database.table("licenses"),
    pictures: database.table("pictures"),
    facts: database.table("facts"),
  };
}

/** What only this device has: it waits through a sign-out for its account. */
export function waitingTable(accountId: string): Table<WaitingLicense, string> {
  return accountDatabase(accountId, "license-uploads", [
    { stores: { [outboxTable]: "license_id" } },
  ]).table(outboxTable);
}
