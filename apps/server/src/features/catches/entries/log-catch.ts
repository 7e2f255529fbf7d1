import { randomUUID } from "node:crypto";
import type { Instant } from "@striper/marine/time";
import { seekUntil } from "#server/features/catches/conditions/seek.ts";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import {
  findCatch,
  giveRoomBack,
  insertCatch,
  makeRoom,
  takeChanges,
  updateCatch,
} from "#server/features/catches/entries/catches.store.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import { columnsOf, contentHash } from "#server/features/catches/entries/content.ts";
import type { CatchContent, CatchFields } from "#server/features/catches/entries/content.ts";
import type { Logging } from "#server/features/catches/entries/logging.store.ts";
import { keepMarks, markOfNew } from "#server/features/catches/marks/keep-marks.ts";
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
  raisesMark: false,
  deletedAt: null,
  isErased: false,
};

/** The row of a catch that is written for the first time. */
function newCatchRow(
  { accountId, id, change }: Pick<CatchRow, "accountId" | "id" | "change">,
  content: CatchContent,
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

/** A request that comes again finds what it made, whatever has become of it since. */
function sameAgain(row: CatchRow | undefined, hash: Buffer): CatchRow | undefined {
  if (row === undefined) return undefined;
  if (row.contentHash?.equals(hash) === true) return row;
  throw new AppError("conflict", { message: wording.idTaken });
}

/** A device that has not known of its own catch may have heard of the deletion before. */
async function tellAgain(
  orm: CatchesDependencies["orm"],
  { accountId, id }: CatchRow,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const change = await takeChanges(transaction, accountId, 1);
    await updateCatch(transaction, { accountId, id }, { change });
  });
}

async function insertOnce(
  connection: Connection,
  accountId: string,
  makeRow: (change: number) => CatchRow,
): Promise<CatchRow | "full" | "taken"> {
  const change = await makeRoom(connection, accountId, 1);
  if (change === undefined) return "full";
  const row = await insertCatch(connection, makeRow(change));
  if (row !== undefined) return keepMarks(connection, row);
  await giveRoomBack(connection, accountId, 1);
  return "taken";
}

/**
 * Looks without holding the log, and writes in one statement if nobody else has written meanwhile.
 * Nothing when that cannot be done: then the log has to be held.
 */
async function insertUnheld(
  logging: Logging,
  makeRow: (change: number) => CatchRow,
): Promise<CatchRow | undefined> {
  const draft = makeRow(0);
  const before = await logging.look(draft);
  if (before === undefined || before.isTaken) return undefined;
  const mark = markOfNew(draft, before.raisers);
  if (mark === undefined) return undefined;
  const row = { ...draft, ...mark, change: before.change + 1 };
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
  const logged = await insertUnheld(logging, makeRow);
  if (logged !== undefined) return logged;
  const outcome = await orm.transaction((transaction) =>
    insertOnce(transaction, accountId, makeRow),
  );
  if (outcome !== "full" && outcome !== "taken") return outcome;
  const known = sameAgain(await findCatch(orm, accountId, id), hash);
  if (known === undefined) throw new AppError("limit_reached", { message: wording.logFull });
  if (known.deletedAt !== null) await tellAgain(orm, known);
  return known;
}
