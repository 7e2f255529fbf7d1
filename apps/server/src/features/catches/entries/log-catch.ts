import { randomUUID } from "node:crypto";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { addCatches, enteredNow, newRow } from "#server/features/catches/entries/add-catches.ts";
import { takeChanges, updateCatch } from "#server/features/catches/entries/catches.store.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import type { EnteredContent } from "#server/features/catches/entries/content.ts";
import type { Logging } from "#server/features/catches/entries/logging.store.ts";
import { flagsOfNewCatch } from "#server/features/catches/personal-bests/update-bests.ts";
import { wording } from "#server/features/catches/wording.ts";
import { AppError } from "#server/http/app-error.ts";

export interface CatchToLog {
  /** Made by the device that logs it; without one a repeated request is another fish. */
  readonly id: string | undefined;
  readonly entered: EnteredContent;
}

/** Gives the row a new change number: the device may have received the deletion before the catch. */
async function announceAgain(
  orm: CatchesDependencies["orm"],
  { accountId, id }: CatchRow,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const change = await takeChanges(transaction, accountId, 1);
    await updateCatch(transaction, { accountId, id }, { change });
  });
}

/**
 * Reads without locking the log, and writes in one statement if nobody else has written meanwhile.
 * Undefined when that is not possible: then the log has to be locked.
 */
async function insertUnlocked(
  logging: Logging,
  makeRow: (change: number) => CatchRow,
): Promise<CatchRow | undefined> {
  const draft = makeRow(0);
  const before = await logging.read(draft);
  if (before === undefined || before.isTaken) return undefined;
  const flags = flagsOfNewCatch(draft, before.milestones);
  if (flags === undefined) return undefined;
  const row = { ...draft, ...flags, change: before.change + 1 };
  return (await logging.insert(row, before.change)) ? row : undefined;
}

export interface LoggingContext extends Pick<CatchesDependencies, "orm" | "clock"> {
  readonly logging: Logging;
}

/** A repeated request gets the row that the first one made, even if it was changed since. */
export async function logCatch(
  { orm, clock, logging }: LoggingContext,
  accountId: string,
  { id = randomUUID(), entered }: CatchToLog,
): Promise<CatchRow> {
  const now = clock.now();
  const item = enteredNow(id, entered, now);
  const logged = await insertUnlocked(logging, (change) => newRow(accountId, item, change, now));
  if (logged !== undefined) return logged;
  const outcomes = await addCatches({ orm, clock, revives: false }, accountId, [item]);
  const outcome = outcomes.get(item);
  if (outcome?.row.contentHash?.equals(item.contentHash) !== true)
    throw new AppError("conflict", { message: wording.idTaken });
  if (outcome.row.deletedAt !== null) await announceAgain(orm, outcome.row);
  return outcome.row;
}
