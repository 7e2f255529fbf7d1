import { randomUUID } from "node:crypto";
import type { Instant } from "@striper/marine/time";
import { seekUntil } from "#server/features/catches/conditions/seek.ts";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import {
  findCatch,
  releaseRoom,
  insertCatch,
  makeRoom,
  takeChanges,
  updateCatch,
} from "#server/features/catches/entries/catches.store.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import { columnsOf, contentHash } from "#server/features/catches/entries/content.ts";
import type { EnteredCatch, CatchFields } from "#server/features/catches/entries/content.ts";
import type { Logging } from "#server/features/catches/entries/logging.store.ts";
import {
  updateBests,
  flagsOfNewCatch,
} from "#server/features/catches/personal-bests/update-bests.ts";
import { wording } from "#server/features/catches/wording.ts";
import { AppError } from "#server/http/app-error.ts";

export interface CatchToLog {
  /** Made by the device that logs it; without one a repeated request is another fish. */
  readonly id: string | undefined;
  /** Now, when missing. */
  readonly dateCaught: string | undefined;
  readonly fields: CatchFields;
}

/** What a row is when nothing has happened to it. */
const untouched = {
  revision: 1,
  isPersonalBest: false,
  isMilestone: false,
  deletedAt: null,
  isErased: false,
};

/** The row of a catch that is written for the first time. */
function newCatchRow(
  { accountId, id, change }: Pick<CatchRow, "accountId" | "id" | "change">,
  content: EnteredCatch,
  hash: Buffer,
  now: Instant,
): CatchRow {
  const columns = columnsOf(content);
  return {
    accountId,
    id,
    change,
    ...untouched,
    ...columns,
    contentHash: hash,
    addedConditions: {},
    seekUntil: seekUntil(columns, now),
    createdAt: now,
    updatedAt: now,
  };
}

/** A repeated request gets the row that the first one made, even if it was changed since. */
function rowOfRepeatedRequest(row: CatchRow | undefined, hash: Buffer): CatchRow | undefined {
  if (row === undefined) return undefined;
  if (row.contentHash?.equals(hash) === true) return row;
  throw new AppError("conflict", { message: wording.idTaken });
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

async function insertLocked(
  connection: Connection,
  accountId: string,
  makeRow: (change: number) => CatchRow,
): Promise<CatchRow | "full" | "taken"> {
  const change = await makeRoom(connection, accountId, 1);
  if (change === undefined) return "full";
  const row = await insertCatch(connection, makeRow(change));
  if (row !== undefined) return updateBests(connection, row);
  await releaseRoom(connection, accountId, 1);
  return "taken";
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

export async function logCatch(
  { orm, clock, logging }: LoggingContext,
  accountId: string,
  { id = randomUUID(), dateCaught, fields }: CatchToLog,
): Promise<CatchRow> {
  const now = clock.now();
  const hash = contentHash({ ...fields, date_caught: dateCaught ?? null });
  const content = { ...fields, caughtAt: dateCaught === undefined ? now : Date.parse(dateCaught) };
  const makeRow = (change: number): CatchRow =>
    newCatchRow({ accountId, id, change }, content, hash, now);
  const logged = await insertUnlocked(logging, makeRow);
  if (logged !== undefined) return logged;
  const outcome = await orm.transaction((transaction) =>
    insertLocked(transaction, accountId, makeRow),
  );
  if (outcome !== "full" && outcome !== "taken") return outcome;
  const known = rowOfRepeatedRequest(await findCatch(orm, accountId, id), hash);
  if (known === undefined) throw new AppError("limit_reached", { message: wording.logFull });
  if (known.deletedAt !== null) await announceAgain(orm, known);
  return known;
}
