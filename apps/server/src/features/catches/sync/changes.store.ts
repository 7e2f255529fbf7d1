import { and, asc, eq, gt, lte, sql, type SQL } from "drizzle-orm";
import { catches, catchTrips } from "#server/features/catches/catches.table.ts";
import { builtOnce } from "#server/platform/database/built-once.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import type { TripRow } from "#server/features/catches/trips/trips.store.ts";

export interface Change {
  readonly change: number;
  readonly bytes: number;
}

const bytesOfRest = 1000;

const widthOf = (text: unknown, ...documents: readonly unknown[]): SQL<number> =>
  documents.reduce<SQL<number>>(
    (sum, document) => sql`${sum} + coalesce(pg_column_size(${document}), 0)`,
    sql`${bytesOfRest} + coalesce(octet_length(${text}), 0)`,
  );

const isOwnSince = (table: typeof catches | typeof catchTrips) =>
  and(
    eq(table.accountId, sql.placeholder("accountId")),
    gt(table.change, sql.placeholder("since")),
  );

const sizesOfCatches = builtOnce((connection) =>
  connection
    .select({
      change: catches.change,
      bytes: widthOf(catches.notes, catches.conditions, catches.biteScore, catches.verdict),
    })
    .from(catches)
    .where(isOwnSince(catches))
    .orderBy(asc(catches.change))
    .limit(sql.placeholder("limit"))
    .prepare("catch_sizes_since"),
);

const sizesOfTrips = builtOnce((connection) =>
  connection
    .select({ change: catchTrips.change, bytes: widthOf(catchTrips.notes, catchTrips.biteScore) })
    .from(catchTrips)
    .where(isOwnSince(catchTrips))
    .orderBy(asc(catchTrips.change))
    .limit(sql.placeholder("limit"))
    .prepare("trip_sizes_since"),
);

interface Since {
  readonly accountId: string;
  readonly since: number;
}

/** Returns the next writes to catches and trips in order, deletions included. */
export async function nextChanges(
  connection: Connection,
  asked: Since & { readonly limit: number },
): Promise<Change[]> {
  const placeholders = { ...asked };
  const ofCatches = await sizesOfCatches(connection).execute(placeholders);
  const ofTrips = await sizesOfTrips(connection).execute(placeholders);
  return [...ofCatches, ...ofTrips].toSorted((a, b) => a.change - b.change).slice(0, asked.limit);
}

const changedCatchesBetween = builtOnce((connection) =>
  connection
    .select()
    .from(catches)
    .where(and(isOwnSince(catches), lte(catches.change, sql.placeholder("last"))))
    .orderBy(asc(catches.change))
    .prepare("catches_since"),
);

type Between = Since & { readonly last: number };

export const changedCatches = (connection: Connection, between: Between): Promise<CatchRow[]> =>
  changedCatchesBetween(connection).execute({ ...between });

const changedTripsBetween = builtOnce((connection) =>
  connection
    .select()
    .from(catchTrips)
    .where(and(isOwnSince(catchTrips), lte(catchTrips.change, sql.placeholder("last"))))
    .orderBy(asc(catchTrips.change))
    .prepare("trips_since"),
);

export const changedTrips = (connection: Connection, between: Between): Promise<TripRow[]> =>
  changedTripsBetween(connection).execute({ ...between });
