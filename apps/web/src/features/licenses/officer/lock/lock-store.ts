import type { Table } from "dexie";
import { walletDatabase } from "#web/features/licenses/stored/license-database.ts";
import { hashPin, isPin, type PinHash } from "#web/features/licenses/officer/lock/pin-hash.ts";
import {
  afterFailure,
  noTries,
  pinGate,
  type PinGate,
  type Tries,
} from "#web/features/licenses/officer/lock/pin-policy.ts";

type LockRow =
  | { readonly id: "pin"; readonly pin: PinHash; readonly tries: Tries }
  | { readonly id: "device"; readonly credentialId: Uint8Array<ArrayBuffer> };

/** Stored with the wallet, so that signing out removes it. */
const lockTable = (accountId: string): Table<LockRow, string> =>
  walletDatabase(accountId).table("lock");

export interface Lock {
  readonly hasPin: boolean;
  readonly tries: Tries;
  readonly credentialId: Uint8Array<ArrayBuffer> | null;
}

const noLock: Lock = { hasPin: false, tries: noTries, credentialId: null };

/** Reads the lock. An unreadable database counts as no PIN, and the password unlocks. */
export async function readLock(accountId: string): Promise<Lock> {
  const rows = await lockTable(accountId)
    .toArray()
    .catch(() => null);
  if (rows === null) return noLock;
  const pin = rows.find((row) => row.id === "pin");
  const device = rows.find((row) => row.id === "device");
  return {
    hasPin: pin !== undefined,
    tries: pin?.tries ?? noTries,
    credentialId: device?.credentialId ?? null,
  };
}

export async function savePin(accountId: string, pin: string, rounds?: number): Promise<void> {
  await lockTable(accountId).put({ id: "pin", pin: await hashPin(pin, rounds), tries: noTries });
}

export async function saveCredential(
  accountId: string,
  credentialId: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await lockTable(accountId).put({ id: "device", credentialId });
}

export async function forgetLock(accountId: string): Promise<void> {
  await lockTable(accountId).clear();
}

export type PinTry =
  | { readonly kind: "right" }
  | { readonly kind: "wrong" }
  | { readonly kind: "refused"; readonly gate: PinGate };

/** Counts the attempt before checking it, so that reloading the page gains nothing. */
export async function tryPin(accountId: string, pin: string, now: number): Promise<PinTry> {
  const table = lockTable(accountId);
  const taken = await table.db.transaction("rw", table, async () => {
    const row = await table.get("pin");
    if (row?.id !== "pin") return { gate: { kind: "password-only" } as const, row: null };
    const gate = pinGate(row.tries, now);
    if (gate.kind !== "open") return { gate, row: null };
    await table.put({ ...row, tries: afterFailure(row.tries, now) });
    return { gate, row };
  });
  if (taken.row === null) return { kind: "refused", gate: taken.gate };
  if (!(await isPin(pin, taken.row.pin))) return { kind: "wrong" };
  await table.put({ ...taken.row, tries: noTries });
  return { kind: "right" };
}
