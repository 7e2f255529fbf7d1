import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import {
  eraseCatch,
  eraseTrips,
  findErasable,
  findUnnamed,
} from "#server/features/catches/entries/erase.store.ts";
import { restoreWindowMs } from "#server/features/catches/entries/remove-catch.ts";
import { removePhoto } from "#server/features/catches/photos/remove-photos.ts";

type Context = Pick<CatchesDependencies, "orm" | "clock" | "blobs">;

const atOnce = 200;

/**
 * Erases catches and trips whose restore window has passed. The id stays, for devices that have not
 * synced the deletion yet.
 */
export async function eraseDeleted(context: Context, signal: AbortSignal): Promise<void> {
  const { orm, clock } = context;
  const before = clock.now() - restoreWindowMs;
  await eraseTrips(orm, before, signal);
  while (!signal.aborted) {
    const rows = await findErasable(orm, before, atOnce);
    if (rows.length === 0) return;
    for (const row of rows) {
      await eraseCatch(orm, row);
      if (row.photoId === null) continue;
      const unnamed = await findUnnamed(orm, row.accountId, [row.photoId]);
      for (const photo of unnamed) await removePhoto(context, photo);
    }
  }
}
