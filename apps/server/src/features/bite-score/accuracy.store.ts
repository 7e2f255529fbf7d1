import { count, desc, eq, lt, ne, sql } from "drizzle-orm";
import { groupSalts, sharedTrips } from "#server/features/bite-score/accuracy.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";

export type SharedTripRow = typeof sharedTrips.$inferSelect;

export async function findSalt(
  connection: Connection,
  period: string,
): Promise<Buffer | undefined> {
  const [row] = await connection.select().from(groupSalts).where(eq(groupSalts.period, period));
  return row?.sealed;
}

export async function insertSalt(
  connection: Connection,
  period: string,
  sealed: Buffer,
): Promise<void> {
  await connection.insert(groupSalts).values({ period, sealed }).onConflictDoNothing();
}

export async function forgetSaltsBut(connection: Connection, period: string): Promise<void> {
  await connection.delete(groupSalts).where(ne(groupSalts.period, period));
}

/** Rows the group has. Locks it against concurrent additions. */
export async function countOfGroup(connection: Connection, groupKey: string): Promise<number> {
  await connection.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`shared_trips ${groupKey}`}, 0))`,
  );
  const [row] = await connection
    .select({ trips: count() })
    .from(sharedTrips)
    .where(eq(sharedTrips.groupKey, groupKey));
  return row?.trips ?? 0;
}

/** Leaves out what is there already, under the same hash or with the same content. */
export async function insertTrips(
  connection: Connection,
  rows: readonly SharedTripRow[],
): Promise<void> {
  await connection
    .insert(sharedTrips)
    .values([...rows])
    .onConflictDoNothing();
}

export async function presentHashes(
  connection: Connection,
  hashes: readonly string[],
): Promise<string[]> {
  const rows = await connection
    .select({ removalHash: sharedTrips.removalHash })
    .from(sharedTrips)
    .where(isOneOf(sharedTrips.removalHash, hashes));
  return rows.map(({ removalHash }) => removalHash);
}

export async function deleteTrips(
  connection: Connection,
  hashes: readonly string[],
): Promise<number> {
  const rows = await connection
    .delete(sharedTrips)
    .where(isOneOf(sharedTrips.removalHash, hashes))
    .returning({ removalHash: sharedTrips.removalHash });
  return rows.length;
}

export async function countTrips(
  connection: Connection,
): Promise<{ modelVersion: string; trips: number }[]> {
  const { modelVersion } = sharedTrips;
  return connection
    .select({ modelVersion, trips: count() })
    .from(sharedTrips)
    .groupBy(modelVersion)
    .orderBy(desc(modelVersion));
}

/** The newest so many of one version. */
export function newestTrips(
  connection: Connection,
  modelVersion: string,
  most: number,
): Promise<SharedTripRow[]> {
  return connection
    .select()
    .from(sharedTrips)
    .where(eq(sharedTrips.modelVersion, modelVersion))
    .orderBy(desc(sharedTrips.tripDate), sharedTrips.removalHash)
    .limit(most);
}

export async function deleteTripsBefore(connection: Connection, date: string): Promise<void> {
  await connection.delete(sharedTrips).where(lt(sharedTrips.tripDate, date));
}

/**
 * Writes all rows anew in random order and in one transaction: their place in the table and the
 * number of their transaction no longer tell when, or beside what, they came.
 */
export async function mixTrips(connection: Connection): Promise<void> {
  await connection.execute(sql`
    with taken as (delete from shared_trips returning *)
    insert into shared_trips select * from taken order by random()`);
}
