import { and, asc, eq, gt, sql } from "drizzle-orm";
import { catches, catchTrips } from "#server/features/catches/catches.table.ts";
import { builtOnce } from "#server/platform/database/built-once.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import type { TripRow } from "#server/features/catches/trips/trips.store.ts";

const catchesSince = builtOnce((connection) =>
  connection
    .select()
    .from(catches)
    .where(
      and(
        eq(catches.accountId, sql.placeholder("accountId")),
        gt(catches.change, sql.placeholder("since")),
      ),
    )
    .orderBy(asc(catches.change))
    .limit(sql.placeholder("limit"))
    .prepare("catches_since"),
);

/** In the order in which they were written, deleted ones included. */
export function changedCatches(
  connection: Connection,
  accountId: string,
  since: number,
  limit: number,
): Promise<CatchRow[]> {
  return catchesSince(connection).execute({ accountId, since, limit });
}

const tripsSince = builtOnce((connection) =>
  connection
    .select()
    .from(catchTrips)
    .where(
      and(
        eq(catchTrips.accountId, sql.placeholder("accountId")),
        gt(catchTrips.change, sql.placeholder("since")),
      ),
    )
    .orderBy(asc(catchTrips.change))
    .limit(sql.placeholder("limit"))
    .prepare("trips_since"),
);

export function changedTrips(
  connection: Connection,
  accountId: string,
  since: number,
  limit: number,
): Promise<TripRow[]> {
  return tripsSince(connection).execute({ accountId, since, limit });
}
