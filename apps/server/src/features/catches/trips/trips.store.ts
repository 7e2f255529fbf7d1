import { tripsPerAccount } from "@striper/contract/limits";
import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { catchLogs, catchTrips } from "#server/features/catches/catches.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";

export type TripRow = typeof catchTrips.$inferSelect;
export type NewTrip = typeof catchTrips.$inferInsert;

const isTrip = (accountId: string, id: string) =>
  and(eq(catchTrips.accountId, accountId), eq(catchTrips.id, id));

/** Also finds deleted trips. */
export async function findTrip(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<TripRow | undefined> {
  const [row] = await connection.select().from(catchTrips).where(isTrip(accountId, id));
  return row;
}

/** Call with the log locked. Returns false when the log is full. */
export async function makeRoomForTrips(
  connection: Connection,
  accountId: string,
  count: number,
): Promise<boolean> {
  const rows = await connection
    .update(catchLogs)
    .set({ trips: sql`${catchLogs.trips} + ${count}` })
    .where(
      and(
        eq(catchLogs.accountId, accountId),
        sql`${catchLogs.trips} + ${count} <= ${tripsPerAccount}`,
      ),
    )
    .returning({ trips: catchLogs.trips });
  return rows.length > 0;
}

export async function insertTrip(connection: Connection, trip: NewTrip): Promise<TripRow> {
  const [row] = await connection.insert(catchTrips).values(trip).returning();
  if (row === undefined) throw new Error("a trip was not inserted");
  return row;
}

export async function updateTrip(
  connection: Connection,
  trip: TripRow,
  changes: Partial<NewTrip>,
): Promise<TripRow> {
  const [row] = await connection
    .update(catchTrips)
    .set(changes)
    .where(isTrip(trip.accountId, trip.id))
    .returning();
  return row ?? trip;
}

export function listTrips(
  connection: Connection,
  accountId: string,
  limit: number,
  after: string | undefined,
): Promise<TripRow[]> {
  const isBehind = after === undefined ? undefined : gt(catchTrips.id, after);
  return connection
    .select()
    .from(catchTrips)
    .where(and(eq(catchTrips.accountId, accountId), isNull(catchTrips.deletedAt), isBehind))
    .orderBy(asc(catchTrips.id))
    .limit(limit);
}
