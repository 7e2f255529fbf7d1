import type { tripEntry } from "@striper/contract/catch-records";
import type { OutputOf } from "@striper/contract/endpoint";
import type { Instant } from "@striper/marine/time";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { takeChanges } from "#server/features/catches/entries/catches.store.ts";
import { tripColumns, tripHash } from "#server/features/catches/trips/save-trip.ts";
import {
  findTrip,
  insertTrip,
  makeRoomForTrips,
  updateTrip,
} from "#server/features/catches/trips/trips.store.ts";
import { wording } from "#server/features/catches/wording.ts";
import { AppError } from "#server/http/app-error.ts";

export interface TripToImport {
  readonly id: string;
  readonly content: Omit<OutputOf<typeof tripEntry>, "revision">;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly revision: number;
}

/** Adds missing and deleted trips, and returns how many. */
export function importTrips(
  { orm }: { readonly orm: Pick<CatchesDependencies["orm"], "transaction"> },
  accountId: string,
  items: readonly TripToImport[],
): Promise<number> {
  return orm.transaction(async (transaction) => {
    let change = (await takeChanges(transaction, accountId, items.length)) - items.length;
    let added = 0;
    for (const { id, content, createdAt, updatedAt, revision } of items) {
      change += 1;
      const columns = tripColumns(content);
      const made = { contentHash: tripHash(columns), createdAt, updatedAt, revision };
      const row = { accountId, id, change, ...columns, ...made, deletedAt: null, isErased: false };
      const known = await findTrip(transaction, accountId, id);
      if (known !== undefined && known.deletedAt === null) continue;
      if (known !== undefined) await updateTrip(transaction, known, row);
      else if (await makeRoomForTrips(transaction, accountId, 1))
        await insertTrip(transaction, row);
      else throw new AppError("limit_reached", { message: wording.tripsFull });
      added += 1;
    }
    return added;
  });
}
