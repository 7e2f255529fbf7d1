import { catchesPerAccount } from "@striper/contract/limits";
import type { Instant } from "@striper/marine/time";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { catches, catchLogs } from "#server/features/catches/catches.table.ts";
import { builtOnce } from "#server/platform/database/built-once.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";

export type CatchRow = typeof catches.$inferSelect;
export type NewCatch = typeof catches.$inferInsert;

interface Writing {
  readonly changes: number;
  readonly newCatches: number;
}

async function writeLog(connection: Connection, accountId: string, writing: Writing) {
  const { changes, newCatches } = writing;
  const [log] = await connection
    .insert(catchLogs)
    .values({ accountId, change: changes, catches: newCatches })
    .onConflictDoUpdate({
      target: catchLogs.accountId,
      set: {
        change: sql`${catchLogs.change} + ${changes}`,
        catches: sql`${catchLogs.catches} + ${newCatches}`,
      },
      setWhere: sql`${catchLogs.catches} + ${newCatches} <= ${catchesPerAccount}`,
    })
    .returning({ change: catchLogs.change });
  return log?.change;
}

export function prepareChangeOf(
  orm: NodePgDatabase,
): (accountId: string) => Promise<number | undefined> {
  const statement = orm
    .select({ change: catchLogs.change })
    .from(catchLogs)
    .where(eq(catchLogs.accountId, sql.placeholder("accountId")))
    .prepare("catch_log_change");
  return async (accountId) => (await statement.execute({ accountId }))[0]?.change;
}

/**
 * Reserves change numbers for this many writes and returns the last. Locks the log until the
 * transaction ends, so that later changes always have greater numbers than those a device has
 * received.
 */
export async function takeChanges(
  connection: Connection,
  accountId: string,
  changes: number,
): Promise<number> {
  const last = await writeLog(connection, accountId, { changes, newCatches: 0 });
  if (last === undefined) throw new Error("the log holds more catches than it can");
  return last;
}

export const writeToLog = <Result>(
  orm: NodePgDatabase,
  accountId: string,
  write: (transaction: Connection, change: number) => Promise<Result>,
): Promise<Result> =>
  orm.transaction(async (transaction) =>
    write(transaction, await takeChanges(transaction, accountId, 1)),
  );

/** Reserves change numbers for new catches; undefined when the log would exceed its limit. */
export const makeRoom = (
  connection: Connection,
  accountId: string,
  newCatches: number,
): Promise<number | undefined> =>
  writeLog(connection, accountId, { changes: newCatches, newCatches });

/** Building a statement for 200 rows takes 15 ms. */
const rowsAStatement = 25;

export async function insertCatches(
  connection: Connection,
  rows: readonly NewCatch[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAStatement)
    await connection.insert(catches).values(rows.slice(at, at + rowsAStatement));
}

const isCatch = (accountId: string, id: string) =>
  and(eq(catches.accountId, accountId), eq(catches.id, id));

/** Also finds deleted catches. */
export async function findCatch(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<CatchRow | undefined> {
  const [row] = await connection.select().from(catches).where(isCatch(accountId, id));
  return row;
}

export function findCatches(
  connection: Connection,
  accountId: string,
  ids: readonly string[],
): Promise<CatchRow[]> {
  return connection
    .select()
    .from(catches)
    .where(and(eq(catches.accountId, accountId), isOneOf(catches.id, ids)));
}

export async function updateCatch(
  connection: Connection,
  { accountId, id }: Pick<CatchRow, "accountId" | "id">,
  changes: Partial<NewCatch>,
): Promise<CatchRow | undefined> {
  const [row] = await connection
    .update(catches)
    .set(changes)
    .where(isCatch(accountId, id))
    .returning();
  return row;
}

export interface PlaceInList {
  readonly caughtAt: Instant;
  readonly id: string;
}

function buildList(connection: Connection, isBehind: SQL | undefined, name: string) {
  const isOwn = eq(catches.accountId, sql.placeholder("accountId"));
  return connection
    .select()
    .from(catches)
    .where(and(isOwn, isNull(catches.deletedAt), isBehind))
    .orderBy(desc(catches.caughtAt), desc(catches.id))
    .limit(sql.placeholder("limit"))
    .prepare(name);
}

const newest = builtOnce((connection) => buildList(connection, undefined, "newest_catches"));
const newestBehind = builtOnce((connection) => {
  const place = sql`(${sql.placeholder("caughtAt")}::timestamptz, ${sql.placeholder("id")}::uuid)`;
  const isBehind = sql`(${catches.caughtAt}, ${catches.id}) < ${place}`;
  return buildList(connection, isBehind, "newest_catches_behind");
});

export function listCatches(
  connection: Connection,
  accountId: string,
  limit: number,
  after?: PlaceInList,
): Promise<CatchRow[]> {
  if (after === undefined) return newest(connection).execute({ accountId, limit });
  const caughtAt = new Date(after.caughtAt).toISOString();
  return newestBehind(connection).execute({ accountId, limit, caughtAt, id: after.id });
}
