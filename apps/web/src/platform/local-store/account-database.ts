import { Dexie, type Transaction } from "dexie";
import { isDeparted } from "#web/platform/local-store/departed-accounts.ts";

export interface DatabaseVersion {
  /** Keys and indexes by table in Dexie's notation; null drops a table. */
  readonly stores: Readonly<Record<string, string | null>>;
  readonly upgrade?: (transaction: Transaction) => Promise<unknown>;
}

/** Ordered from the oldest. */
export type DatabaseVersions = readonly DatabaseVersion[];

/**
 * Name of the table of unsent writes. A database with unsent writes survives a sign-out, so that the account finds
 * them at its next sign-in.
 */
export const outboxTable = "outbox";

const prefix = "account/";
const opened = new Map<string, Dexie>();

const databaseName = (accountId: string, name: string): string => `${prefix}${accountId}/${name}`;

/** Returns a database of one account, shared by all callers. After a sign-out it stays closed, and using it fails. */
export function accountDatabase(
  accountId: string,
  name: string,
  versions: DatabaseVersions,
): Dexie {
  const fullName = databaseName(accountId, name);
  const known = opened.get(fullName);
  if (known !== undefined) return known;
  const database = new Dexie(fullName);
  for (const [index, { stores, upgrade }] of versions.entries()) {
    const version = database.version(index + 1).stores(stores);
    if (upgrade !== undefined) version.upgrade(upgrade);
  }
  if (isDeparted(accountId)) database.close();
  else opened.set(fullName, database);
  return database;
}

export function perDatabase<Made>(
  open: (accountId: string) => Dexie,
  make: (database: Dexie, accountId: string) => Made,
): (accountId: string) => Made {
  const known = new WeakMap<Dexie, Made>();
  return (accountId) => {
    const database = open(accountId);
    const made = known.get(database) ?? make(database, accountId);
    known.set(database, made);
    return made;
  };
}

async function holdsUnsent(fullName: string): Promise<boolean> {
  const database = new Dexie(fullName);
  try {
    await database.open();
    const outbox = database.tables.find(({ name }) => name === outboxTable);
    return outbox !== undefined && (await outbox.count()) > 0;
  } catch {
    // Keep an unreadable database, since it may hold unsent writes.
    return true;
  } finally {
    database.close();
  }
}

async function databaseNames(): Promise<readonly string[]> {
  try {
    return await Dexie.getDatabaseNames();
  } catch {
    return [];
  }
}

async function forget(fullName: string): Promise<void> {
  opened.get(fullName)?.close();
  opened.delete(fullName);
  const database = new Dexie(fullName);
  // A last transaction may be ending; the deletion waits for it, so suppress Dexie's warning.
  database.on("blocked", () => false);
  await database.delete();
}

export async function forgetSentDatabases(): Promise<void> {
  const names = await databaseNames();
  // Opened but unused databases do not exist in the browser yet; forget them so that they are never created.
  for (const name of opened.keys()) if (!names.includes(name)) await forget(name);
  for (const name of names) {
    if (name.startsWith(prefix) && !(await holdsUnsent(name))) await forget(name);
  }
}

export async function forgetAccountDatabases(accountId: string): Promise<void> {
  for (const name of await databaseNames()) {
    if (name.startsWith(databaseName(accountId, ""))) await forget(name);
  }
}
