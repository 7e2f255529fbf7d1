import { and, asc, eq, sql } from "drizzle-orm";
import { homeWaters } from "#server/features/spots/spots.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";

export type HomeWaterRow = typeof homeWaters.$inferSelect;

export function listHomeWaters(connection: Connection, accountId: string): Promise<HomeWaterRow[]> {
  return connection
    .select()
    .from(homeWaters)
    .where(eq(homeWaters.accountId, accountId))
    .orderBy(asc(homeWaters.rank), asc(homeWaters.waterId));
}

/** Locks the account's home waters against concurrent additions until the transaction ends. */
export async function lockHomeWaters(connection: Connection, accountId: string): Promise<void> {
  await connection.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`home_waters ${accountId}`}, 0))`,
  );
}

export async function putHomeWater(connection: Connection, water: HomeWaterRow): Promise<void> {
  await connection
    .insert(homeWaters)
    .values(water)
    .onConflictDoUpdate({
      target: [homeWaters.accountId, homeWaters.waterId],
      set: { rank: water.rank },
    });
}

export async function deleteHomeWater(
  connection: Connection,
  accountId: string,
  waterId: string,
): Promise<void> {
  await connection
    .delete(homeWaters)
    .where(and(eq(homeWaters.accountId, accountId), eq(homeWaters.waterId, waterId)));
}
