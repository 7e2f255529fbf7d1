import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { changeOfMark, markOfChange } from "#server/features/catches/cursors.ts";
import { presentCatch } from "#server/features/catches/entries/catches.presenter.ts";
import { changedCatches, changedTrips } from "#server/features/catches/sync/changes.store.ts";
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

/** The next changes of catches and trips together, in the order in which they were written. */
export async function listChanges(
  { orm }: Pick<CatchesDependencies, "orm">,
  accountId: string,
  { since, limit }: Range,
) {
  const from = since === undefined ? 0 : changeOfMark(since);
  // One snapshot of both tables, so that no write in between is skipped.
  const [catches, trips] = await orm.transaction(
    async (transaction) =>
      [
        await changedCatches(transaction, accountId, from, limit + 1),
        await changedTrips(transaction, accountId, from, limit + 1),
      ] as const,
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  const numbers = [...catches, ...trips].map(({ change }) => change).toSorted((a, b) => a - b);
  const last = numbers[Math.min(limit, numbers.length) - 1] ?? from;
  const nextCatches = catches.filter(({ change }) => change <= last);
  const nextTrips = trips.filter(({ change }) => change <= last);
  return {
    catches: nextCatches.filter(({ deletedAt }) => deletedAt === null).map(presentCatch),
    deleted_catch_ids: deletedIds(nextCatches),
    trips: nextTrips.filter(({ deletedAt }) => deletedAt === null).map(presentTrip),
    deleted_trip_ids: deletedIds(nextTrips),
    cursor: markOfChange(last),
    has_more: numbers.length > limit,
  };
}
