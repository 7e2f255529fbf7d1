import type { Position } from "@striper/marine/geo";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { listOwnPlaces } from "#server/features/spots/spots.store.ts";
import { BoundedCache } from "#server/platform/bounded-cache.ts";

export interface OwnPlace {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
}

/** Limit over all accounts, about 30 MB. */
const mostPlaces = 100_000;

/**
 * Returns a reader of an account's own spots. It returns the same array while none changes, so that
 * results derived from it can be cached.
 */
export function createOwnPlaces(
  orm: NodePgDatabase,
): (accountId: string) => Promise<readonly OwnPlace[]> {
  const known = new BoundedCache<{ readonly text: string; readonly places: readonly OwnPlace[] }>(
    mostPlaces,
    ({ places }) => 1 + places.length,
  );
  return async (accountId) => {
    const rows = await listOwnPlaces(orm, accountId);
    const text = JSON.stringify(rows);
    const last = known.get(accountId);
    if (last?.text === text) return last.places;
    const places = rows.map(({ id, name, ...position }) => ({ id, name, position }));
    known.set(accountId, { text, places });
    return places;
  };
}
