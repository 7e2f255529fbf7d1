import { Dexie, type Transaction } from "dexie";
import { isDeparted } from "#web/platform/local-store/departed-accounts.ts";

export interface DatabaseVersion {
  /**
   * Tables by name with their keys and indexes, in Dexie's notation; null: the table is dropped.
   */
  readonly stores: Readonly<Record<string, string | null>>;
  /** Migrates the previous version's data. */
  readonly upgrade?: (transaction: Transaction) => Promise<unknown>;
}

/** Oldest first. */
export type DatabaseVersions = readonly DatabaseVersion[];

/**
 * By convention the table of unsent writes. A database with unsent writes survives a sign-out, so that
 * the account finds them at the next sign-in.
 */
export const outboxTable = "outbox";

const prefix = "account/";
const opened = new Map<string, Dexie>();

const databaseName = (accountId: string, name: string): string => `${prefix}${accountId}/${name}`;

/**
 * A database of one account on this device; the same one for every caller. Nothing of one account
 * is ever in reach of another. After a sign-out it stays closed: what asks for it is told so.
 */
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

/** Creates a value once for each account's database; again after that database was deleted. */
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
    // Unreadable: kept, since it may hold unsent writes.
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
  // The last transaction may still be ending: the deletion waits for it, which is worth no warning.
  database.on("blocked", () => false);
  await database.delete();
}

/** At sign-out: removes everything that the server has too. */
export async function forgetSentDatabases(): Promise<void> {
  const names = await databaseNames();
  // Asked for and not used yet: the browser does not know them, and must not come to.
  for (const name of opened.keys()) if (!names.includes(name)) await forget(name);
  for (const name of names) {
    if (name.startsWith(prefix) && !(await holdsUnsent(name))) await forget(name);
  }
}

/** After account deletion: removes everything of it from this device. */
export async function forgetAccountDatabases(accountId: string): Promise<void> {
  for (const name of await databaseNames()) {
    if (name.startsWith(databaseName(accountId, ""))) await forget(name);
  }
}
