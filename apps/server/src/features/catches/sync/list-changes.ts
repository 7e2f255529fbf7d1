import { changesPageBytes } from "@striper/contract/limits";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { changeOfMark, markOfChange } from "#server/features/catches/cursors.ts";
import { presentCatch } from "#server/features/catches/entries/catches.presenter.ts";
import {
  changedCatches,
  changedTrips,
  nextChanges,
  type Change,
} from "#server/features/catches/sync/changes.store.ts";
import { presentTrip } from "#server/features/catches/trips/trips.presenter.ts";

interface Range {
  readonly since?: string | undefined;
  readonly limit: number;
}

interface Deletable {
  readonly id: string;
  readonly deletedAt: number | null;
}

const deletedIds = (rows: readonly Deletable[]): string[] =>
  rows.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id);

/** Cuts a page at `limit`, or after the change that reaches `changesPageBytes`. */
function pageOf(changes: readonly Change[], limit: number): readonly Change[] {
  let bytes = 0;
  const filling = changes.findIndex((change) => (bytes += change.bytes) >= changesPageBytes);
  return changes.slice(0, filling < 0 ? limit : Math.min(limit, filling + 1));
}

export function listChanges(
  { orm }: Pick<CatchesDependencies, "orm">,
  accountId: string,
  { since, limit }: Range,
) {
  const from = since === undefined ? 0 : changeOfMark(since);
  // One snapshot of both tables, so that no write in between is skipped.
  const snapshot = { isolationLevel: "repeatable read", accessMode: "read only" } as const;
  return orm.transaction(async (connection) => {
    const asked = { accountId, since: from };
    const changes = await nextChanges(connection, { ...asked, limit: limit + 1 });
    const page = pageOf(changes, limit);
    const last = page.at(-1)?.change;
    const between = { ...asked, last: last ?? from };
    const catches = last === undefined ? [] : await changedCatches(connection, between);
    const trips = last === undefined ? [] : await changedTrips(connection, between);
    return {
      catches: catches.filter(({ deletedAt }) => deletedAt === null).map(presentCatch),
      deleted_catch_ids: deletedIds(catches),
      trips: trips.filter(({ deletedAt }) => deletedAt === null).map(presentTrip),
      deleted_trip_ids: deletedIds(trips),
      cursor: markOfChange(between.last),
      has_more: changes.length > page.length,
    };
  }, snapshot);
}
