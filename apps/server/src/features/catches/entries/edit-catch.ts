import type { editCatch as endpoint } from "@striper/contract/catches";
import type { OutputOf } from "@striper/contract/endpoint";
import { seekUntil } from "#server/features/catches/conditions/seek.ts";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import {
  findCatch,
  writeToLog,
  updateCatch,
} from "#server/features/catches/entries/catches.store.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import { columnsOf, isWritten } from "#server/features/catches/entries/catches.presenter.ts";
import { updateBests } from "#server/features/catches/entries/update-bests.ts";
import { wording } from "#server/features/catches/wording.ts";
import { AppError } from "#server/http/app-error.ts";

type Edit = OutputOf<(typeof endpoint)["body"]>;

const noSuchCatch = (): AppError => new AppError("not_found", { message: wording.noSuchCatch });

const isElsewhere = (row: CatchRow, columns: Partial<CatchRow>): boolean =>
  !isWritten(row, {
    caughtAt: columns.caughtAt ?? row.caughtAt,
    latitude: columns.latitude ?? null,
    longitude: columns.longitude ?? null,
    spotId: columns.spotId ?? null,
    locationName: columns.locationName ?? null,
  });

/**
 * Stores an edit that is based on the newest revision. An edit that changes nothing always
 * succeeds.
 */
export function editCatch(
  { orm, clock }: Pick<CatchesDependencies, "orm" | "clock">,
  accountId: string,
  id: string,
  { revision, ...content }: Edit,
): Promise<CatchRow> {
  const now = clock.now();
  return writeToLog(orm, accountId, async (transaction, change) => {
    const row = await findCatch(transaction, accountId, id);
    if (row === undefined || row.deletedAt !== null) throw noSuchCatch();
    const columns = columnsOf(content, row.addedConditions);
    if (isWritten(row, columns)) return row;
    if (row.revision !== revision)
      throw new AppError("edit_conflict", { message: wording.catchEdited });
    // Conditions found for the old time and place do not apply to the new ones.
    const seeking = isElsewhere(row, columns)
      ? { addedConditions: {}, seekUntil: seekUntil(columns, now) }
      : {};
    const changes = { ...columns, ...seeking, change, revision: revision + 1, updatedAt: now };
    const edited = await updateCatch(transaction, row, changes);
    if (edited === undefined) throw noSuchCatch();
    return updateBests(transaction, edited, row);
  });
}
