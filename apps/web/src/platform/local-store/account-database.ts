import { Dexie } from "dexie";

/** Tables by name with their keys and indexes, in Dexie's notation; one entry a version, oldest first. */
export type VersionedStores = readonly Readonly<Record<string, string>>[];

/**
 * By convention the table of what the server has not heard yet. A database in which it holds
 * something outlives a sign-out, so that the account finds it when it comes back.
 */
export const outboxTable = "outbox";

const prefix = "account/";
const opened = new Map<string, Dexie>();

const databaseName = (accountId: string, name: string): string => `${prefix}${accountId}/${name}`;

/**
 * A database of one account on this device; the same one for every caller. Nothing of one account
 * is ever in reach of another.
 */
export function accountDatabase(accountId: string, name: string, versions: VersionedStores): Dexie {
  const fullName = databaseName(accountId, name);
  const known = opened.get(fullName);
  if (known !== undefined) return known;
  const database = new Dexie(fullName);
  for (const [index, stores] of versions.entries()) database.version(index + 1).stores(stores);
  opened.set(fullName, database);
  return database;
}

async function holdsUnsent(fullName: string): Promise<boolean> {
  const database = new Dexie(fullName);
  try {
    await database.open();
    const outbox = database.tables.find(({ name }) => name === outboxTable);
    return outbox !== undefined && (await outbox.count()) > 0;
  } catch {
    // What cannot be read is not thrown away on a guess.
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
  await Dexie.delete(fullName);
}

/** Signing out: whatever the server has too is removed from this device. */
export async function forgetSentDatabases(): Promise<void> {
  for (const name of await databaseNames()) {
    if (name.startsWith(prefix) && !(await holdsUnsent(name))) await forget(name);
  }
}

/** The account is gone: everything of it is removed from this device. */
export async function forgetAccountDatabases(accountId: string): Promise<void> {
  for (const name of await databaseNames()) {
    if (name.startsWith(databaseName(accountId, ""))) await forget(name);
  }
}
