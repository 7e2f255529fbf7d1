import { and, asc, eq, gt } from "drizzle-orm";
import { catches, catchTrips } from "#server/features/catches/catches.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import type { TripRow } from "#server/features/catches/trips/trips.store.ts";

/** In the order in which they were written, deleted ones included. */
export function changedCatches(
  connection: Connection,
  accountId: string,
  since: number,
  limit: number,
): Promise<CatchRow[]> {
  return connection
    .select()
    .from(catches)
    .where(and(eq(catches.accountId, accountId), gt(catches.change, since)))
    .orderBy(asc(catches.change))
    .limit(limit);
}

export function changedTrips(
  connection: Connection,
  accountId: string,
  since: number,
  limit: number,
): Promise<TripRow[]> {
  return connection
    .select()
    .from(catchTrips)
    .where(and(eq(catchTrips.accountId, accountId), gt(catchTrips.change, since)))
    .orderBy(asc(catchTrips.change))
    .limit(limit);
}
