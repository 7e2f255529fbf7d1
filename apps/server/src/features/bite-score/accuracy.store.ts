import { modelVersions } from "@striper/angling/bite-score";
import { count, desc, eq, ne, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
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

/** Counts the group's rows and locks it against concurrent additions. */
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

export function deleteTrips(orm: NodePgDatabase, hashes: readonly string[]): Promise<number> {
  return orm.transaction(async (connection) => {
    await connection.execute(sql`select pg_advisory_xact_lock_shared(${mixing})`);
    const rows = await connection
      .delete(sharedTrips)
      .where(isOneOf(sharedTrips.removalHash, hashes))
      .returning({ removalHash: sharedTrips.removalHash });
    return rows.length;
  });
}

/** Counts trips by model version; unknown versions of older rows are left out. */
export async function countTrips(
  connection: Connection,
): Promise<{ modelVersion: string; trips: number }[]> {
  const { modelVersion } = sharedTrips;
  return connection
    .select({ modelVersion, trips: count() })
    .from(sharedTrips)
    .where(isOneOf(modelVersion, modelVersions))
    .groupBy(modelVersion)
    .orderBy(desc(modelVersion));
}

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

/** Locks out withdrawals while rows are rewritten, which would restore a deleted row. */
const mixing = sql`hashtextextended('shared_trips mixing', 0)`;

/**
 * Rewrites the next rows by hash in random order in one transaction, and drops those before a date.
 * Neither a row's position nor its transaction id then reveals when it arrived or next to which
 * row, because hashes are of random tokens. Returns the last hash, or null at the end.
 */
export function mixNextTrips(
  orm: NodePgDatabase,
  { after, before, most }: { after: string; before: string; most: number },
): Promise<string | null> {
  return orm.transaction(async (connection) => {
    await connection.execute(sql`select pg_advisory_xact_lock(${mixing})`);
    const { rows } = await connection.execute<{ last: string | null }>(sql`
      with page as (
        select removal_hash from shared_trips where removal_hash > ${after}
        order by removal_hash limit ${most}
      ), taken as (
        delete from shared_trips using page
        where shared_trips.removal_hash = page.removal_hash returning shared_trips.*
      ), written as (
        insert into shared_trips
        select * from taken where trip_date >= ${before} order by random()
      )
      select max(removal_hash) as last from page`);
    return rows[0]?.last ?? null;
  });
}
