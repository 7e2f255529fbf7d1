import { blankContent } from "@striper/contract/catch-content";
import type { Instant } from "@striper/marine/time";
import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { catches, catchPhotos, catchTrips } from "#server/features/catches/catches.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { inSteps } from "#server/platform/database/in-steps.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import { columnsOf } from "#server/features/catches/entries/catches.presenter.ts";
import type { PhotoRow } from "#server/features/catches/photos/photos.store.ts";

/** The time of the catch is kept because the log is ordered by it. */
const { caughtAt: _, ...blankColumns } = columnsOf(blankContent("", ""));
const erasedCatch = { isErased: true, contentHash: null, ...blankColumns, addedConditions: {} };

const erasedTrip = {
  isErased: true,
  contentHash: null,
  locationName: null,
  spotId: null,
  latitude: null,
  longitude: null,
  targets: [],
  tried: [],
  notes: null,
  stripersCaught: null,
  biteScore: null,
};

export function findErasable(
  connection: Connection,
  before: Instant,
  limit: number,
): Promise<CatchRow[]> {
  const isDue = and(
    isNotNull(catches.deletedAt),
    eq(catches.isErased, false),
    lt(catches.deletedAt, before),
  );
  return connection.select().from(catches).where(isDue).orderBy(catches.deletedAt).limit(limit);
}

export async function eraseCatch(
  connection: Connection,
  { accountId, id, change }: CatchRow,
): Promise<void> {
  const isAsRead = and(
    eq(catches.accountId, accountId),
    eq(catches.id, id),
    eq(catches.change, change),
  );
  await connection.update(catches).set(erasedCatch).where(isAsRead);
}

export function eraseTrips(
  connection: Connection,
  before: Instant,
  signal: AbortSignal,
): Promise<void> {
  const isDue = and(
    isNotNull(catchTrips.deletedAt),
    eq(catchTrips.isErased, false),
    lt(catchTrips.deletedAt, before),
  );
  return inSteps(
    catchTrips,
    isDue,
    (isInStep) => connection.update(catchTrips).set(erasedTrip).where(isInStep),
    signal,
  );
}

export function findUnnamed(
  connection: Connection,
  accountId: string,
  photoIds: readonly string[],
): Promise<PhotoRow[]> {
  const isUnnamed = sql`not exists (select 1 from ${catches} where ${catches.accountId} = ${accountId}::uuid and ${catches.photoId} = ${catchPhotos.id})`;
  return connection
    .select()
    .from(catchPhotos)
    .where(and(eq(catchPhotos.accountId, accountId), isOneOf(catchPhotos.id, photoIds), isUnnamed));
}
