import { restoreWindowHours } from "@striper/contract/limits";
import { hour } from "@striper/marine/time";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import {
  findCatch,
  writeToLog,
  updateCatch,
} from "#server/features/catches/entries/catches.store.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import { updateBests } from "#server/features/catches/entries/update-bests.ts";
import { wording } from "#server/features/catches/wording.ts";
import { AppError } from "#server/http/app-error.ts";

type Context = Pick<CatchesDependencies, "orm" | "clock">;

export const restoreWindowMs = restoreWindowHours * hour;

async function requireCatch(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<CatchRow> {
  const row = await findCatch(connection, accountId, id);
  if (row === undefined) throw new AppError("not_found", { message: wording.noSuchCatch });
  return row;
}

async function write(
  connection: Connection,
  row: CatchRow,
  changes: Partial<CatchRow>,
): Promise<CatchRow> {
  const written = await updateCatch(connection, row, changes);
  return updateBests(connection, written ?? row, row);
}

/** Deleting a deleted catch succeeds: the answer to the first request may have been lost. */
export async function removeCatch({ orm, clock }: Context, accountId: string, id: string) {
  const deletedAt = clock.now();
  await writeToLog(orm, accountId, async (transaction, change) => {
    const row = await requireCatch(transaction, accountId, id);
    if (row.deletedAt === null)
      await write(transaction, row, { deletedAt, change, seekUntil: null });
  });
}

export function restoreCatch(
  { orm, clock }: Context,
  accountId: string,
  id: string,
): Promise<CatchRow> {
  const now = clock.now();
  return writeToLog(orm, accountId, async (transaction, change) => {
    const row = await requireCatch(transaction, accountId, id);
    if (row.deletedAt === null) return row;
    if (row.isErased || now - row.deletedAt > restoreWindowMs)
      throw new AppError("not_found", { message: wording.noSuchCatch });
    return write(transaction, row, { deletedAt: null, change, updatedAt: now });
  });
}
