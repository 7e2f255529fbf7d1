import { ownSpotsPerAccount, ownSpotsPerPage } from "@striper/contract/limits";
import { and, asc, count, eq, gt, sql } from "drizzle-orm";
import { builtOnce } from "#server/platform/database/built-once.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { favoriteSpots, ownSpots } from "#server/features/spots/spots.table.ts";

export type OwnSpotRow = typeof ownSpots.$inferSelect;

const isOwnSpot = (accountId: string, id: string) =>
  and(eq(ownSpots.accountId, accountId), eq(ownSpots.id, id));

const spotsOfAccount = builtOnce((connection) =>
  connection
    .select()
    .from(ownSpots)
    .where(eq(ownSpots.accountId, sql.placeholder("accountId")))
    .orderBy(asc(ownSpots.name), asc(ownSpots.id))
    .prepare("own_spots_of_account"),
);

export const listOwnSpots = (connection: Connection, accountId: string): Promise<OwnSpotRow[]> =>
  spotsOfAccount(connection).execute({ accountId });

export async function readSpotsPage(
  connection: Connection,
  accountId: string,
  after?: string,
): Promise<{ readonly spots: readonly OwnSpotRow[]; readonly next: string | null }> {
  const isBehind = after === undefined ? undefined : gt(ownSpots.id, after);
  const rows = await connection
    .select()
    .from(ownSpots)
    .where(and(eq(ownSpots.accountId, accountId), isBehind))
    .orderBy(asc(ownSpots.id))
    .limit(ownSpotsPerPage + 1);
  const spots = rows.slice(0, ownSpotsPerPage);
  return { spots, next: rows.length > spots.length ? (spots.at(-1)?.id ?? null) : null };
}

export const listOwnPlaces = (connection: Connection, accountId: string) =>
  connection
    .select({
      id: ownSpots.id,
      name: ownSpots.name,
      latitude: ownSpots.latitude,
      longitude: ownSpots.longitude,
    })
    .from(ownSpots)
    .where(eq(ownSpots.accountId, accountId))
    .orderBy(asc(ownSpots.name), asc(ownSpots.id));

export async function findOwnSpot(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<OwnSpotRow | undefined> {
  const [row] = await connection.select().from(ownSpots).where(isOwnSpot(accountId, id));
  return row;
}

/** Locks the account against concurrent additions. */
export async function hasRoom(connection: Connection, accountId: string): Promise<boolean> {
  await connection.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`own_spots ${accountId}`}, 0))`,
  );
  const [row] = await connection
    .select({ spots: count() })
    .from(ownSpots)
    .where(eq(ownSpots.accountId, accountId));
  return (row?.spots ?? 0) < ownSpotsPerAccount;
}

export async function putOwnSpot(connection: Connection, spot: OwnSpotRow): Promise<OwnSpotRow> {
  const { name, notes, latitude, longitude, updatedAt } = spot;
  const [row] = await connection
    .insert(ownSpots)
    .values(spot)
    .onConflictDoUpdate({
      target: [ownSpots.accountId, ownSpots.id],
      set: { name, notes, latitude, longitude, updatedAt },
    })
    .returning();
  return row ?? spot;
}

export async function deleteOwnSpot(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<boolean> {
  const rows = await connection
    .delete(ownSpots)
    .where(isOwnSpot(accountId, id))
    .returning({ id: ownSpots.id });
  return rows.length > 0;
}

const favoritesOfAccount = builtOnce((connection) =>
  connection
    .select({ spotId: favoriteSpots.spotId })
    .from(favoriteSpots)
    .where(eq(favoriteSpots.accountId, sql.placeholder("accountId")))
    .orderBy(asc(favoriteSpots.createdAt), asc(favoriteSpots.spotId))
    .prepare("favorite_spots_of_account"),
);

export async function listFavorites(connection: Connection, accountId: string): Promise<string[]> {
  const rows = await favoritesOfAccount(connection).execute({ accountId });
  return rows.map(({ spotId }) => spotId);
}

export async function insertFavorite(
  connection: Connection,
  favorite: typeof favoriteSpots.$inferInsert,
): Promise<void> {
  await connection.insert(favoriteSpots).values(favorite).onConflictDoNothing();
}

export async function deleteFavorite(
  connection: Connection,
  accountId: string,
  spotId: string,
): Promise<void> {
  await connection
    .delete(favoriteSpots)
    .where(and(eq(favoriteSpots.accountId, accountId), eq(favoriteSpots.spotId, spotId)));
}
