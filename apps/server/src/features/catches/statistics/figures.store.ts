import { speciesListed } from "@striper/contract/limits";
import { harborZone, type Instant } from "@striper/marine/time";
import { and, asc, desc, eq, gt, isNull, lte, sql, type SQL } from "drizzle-orm";
import { catches, catchTrips } from "#server/features/catches/catches.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";

/*
 * Implements the device's rules in SQL, because a log of 100,000 would block the event loop for
 * tenths of a second. A test compares both on random logs.
 */

/** Excludes `from` itself and the future. */
export interface Window {
  readonly from: Instant;
  readonly now: Instant;
}

const isCaughtIn = ({ from, now }: Window) =>
  and(gt(catches.caughtAt, from), lte(catches.caughtAt, now));
const isOf = (accountId: string) =>
  and(eq(catches.accountId, accountId), isNull(catches.deletedAt));
const countOf = (condition: SQL | undefined) =>
  sql<number>`(count(*) filter (where ${condition}))::int`;
const inOrder = sql`order by ${catches.caughtAt}, ${catches.id}`;
const firstSpelling = sql<string>`(array_agg(${catches.species} ${inOrder}))[1]`;

export async function countCatches(connection: Connection, accountId: string, recent: Window) {
  const [counts] = await connection
    .select({
      total: sql<number>`count(*)::int`,
      recent: countOf(isCaughtIn(recent)),
      species: sql<number>`count(distinct ${catches.speciesKey})::int`,
      personalBests: countOf(eq(catches.isPersonalBest, true)),
    })
    .from(catches)
    .where(isOf(accountId));
  return counts ?? { total: 0, recent: 0, species: 0, personalBests: 0 };
}

export async function countBySpecies(connection: Connection, accountId: string, within?: Window) {
  const count = sql<number>`count(*)::int`;
  const rows = await connection
    .select({ species: firstSpelling, count })
    .from(catches)
    .where(and(isOf(accountId), within && isCaughtIn(within)))
    .groupBy(catches.speciesKey)
    .orderBy(desc(count), sql`min(${catches.caughtAt})`, asc(catches.speciesKey))
    .limit(speciesListed);
  return rows.map((row) => ({ species: row.species.trim(), count: row.count }));
}

const dayOf = (instant: typeof catches.caughtAt | typeof catchTrips.startedAt) =>
  sql`(${instant} at time zone ${harborZone})::date`;

/** Counts Boston days with a catch or a trip, and those on which a fish was caught. */
export async function countDays(
  connection: Connection,
  accountId: string,
  { from, now }: Window,
): Promise<{ readonly fishing: number; readonly withCatch: number }> {
  const ofCatches = connection
    .select({
      day: dayOf(catches.caughtAt).as("day"),
      hasCatch: sql<boolean>`true`.as("has_catch"),
    })
    .from(catches)
    .where(and(isOf(accountId), isCaughtIn({ from, now })));
  const ofTrips = connection
    .select({
      day: dayOf(catchTrips.startedAt).as("day"),
      // Includes fish counted at the end of a trip without being logged one by one.
      hasCatch: sql<boolean>`coalesce(${catchTrips.stripersCaught}, 0) > 0`.as("has_catch"),
    })
    .from(catchTrips)
    .where(
      and(
        eq(catchTrips.accountId, accountId),
        isNull(catchTrips.deletedAt),
        gt(catchTrips.startedAt, from),
        lte(catchTrips.startedAt, now),
      ),
    );
  const days = ofCatches.unionAll(ofTrips).as("days");
  const [counts] = await connection
    .select({
      fishing: sql<number>`count(distinct ${days.day})::int`,
      withCatch: sql<number>`(count(distinct ${days.day}) filter (where ${days.hasCatch}))::int`,
    })
    .from(days);
  return counts ?? { fishing: 0, withCatch: 0 };
}

/** Estimated sizes do not count as records. */
const isMeasured = eq(catches.isMeasured, true);

export function readMeasuredSpecies(connection: Connection, accountId: string) {
  const { lengthInches, weightPounds, speciesKey } = catches;
  const isAny = sql`(${lengthInches} is not null or ${weightPounds} is not null)`;
  return connection
    .select({ key: speciesKey, species: firstSpelling })
    .from(catches)
    .where(and(isOf(accountId), isMeasured, isAny))
    .groupBy(speciesKey)
    .orderBy(asc(speciesKey))
    .limit(speciesListed);
}

/** Returns the fish with the greatest value per species; the earliest wins a tie. */
export function readGreatest(
  connection: Connection,
  accountId: string,
  { figure, keys }: { readonly figure: "lengthInches" | "weightPounds"; readonly keys: string[] },
) {
  const value = catches[figure];
  return connection
    .selectDistinctOn([catches.speciesKey], {
      key: catches.speciesKey,
      id: catches.id,
      caughtAt: catches.caughtAt,
      value: sql<number>`${value}`,
    })
    .from(catches)
    .where(
      and(
        isOf(accountId),
        isMeasured,
        sql`${value} is not null`,
        isOneOf(catches.speciesKey, keys),
      ),
    )
    .orderBy(asc(catches.speciesKey), desc(value), asc(catches.caughtAt), asc(catches.id));
}
