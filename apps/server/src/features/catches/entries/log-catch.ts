import { randomUUID } from "node:crypto";
import type { Instant } from "@striper/marine/time";
import { seekUntil } from "#server/features/catches/conditions/seek.ts";
import type { CatchesDependencies, Connection } from "#server/features/catches/dependencies.ts";
import {
  findCatch,
  giveRoomBack,
  insertCatch,
  makeRoom,
  takeChanges,
  updateCatch,
} from "#server/features/catches/entries/catches.store.ts";
import type { CatchRow, NewCatch } from "#server/features/catches/entries/catches.store.ts";
import { columnsOf, contentHash } from "#server/features/catches/entries/content.ts";
import type { CatchContent, CatchFields } from "#server/features/catches/entries/content.ts";
import { keepMarks } from "#server/features/catches/marks/keep-marks.ts";
import { wording } from "#server/features/catches/wording.ts";
import { AppError } from "#server/http/app-error.ts";

export interface CatchToLog {
  /** Made by the device that logs it; without one a repeated request is another fish. */
  readonly id: string | undefined;
  /** Now, when missing. */
  readonly dateCaught: string | undefined;
  readonly fields: CatchFields;
}

/** The row of a catch that is written for the first time. */
export function newCatchRow(
  { accountId, id, change }: Pick<CatchRow, "accountId" | "id" | "change">,
  content: CatchContent,
  hash: Buffer,
  now: Instant,
): NewCatch {
  const columns = columnsOf(content);
  return {
    accountId,
    id,
    change,
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
  makeRow: (change: number) => NewCatch,
): Promise<CatchRow | "full" | "taken"> {
  const change = await makeRoom(connection, accountId, 1);
  if (change === undefined) return "full";
  const row = await insertCatch(connection, makeRow(change));
  if (row !== undefined) return keepMarks(connection, row);
  await giveRoomBack(connection, accountId, 1);
  return "taken";
}

export async function logCatch(
  { orm, clock }: Pick<CatchesDependencies, "orm" | "clock">,
  accountId: string,
  { id = randomUUID(), dateCaught, fields }: CatchToLog,
): Promise<CatchRow> {
  const now = clock.now();
  const hash = contentHash({ ...fields, date_caught: dateCaught ?? null });
  const content = { ...fields, caughtAt: dateCaught === undefined ? now : Date.parse(dateCaught) };
  const makeRow = (change: number): NewCatch =>
    newCatchRow({ accountId, id, change }, content, hash, now);
  const outcome = await orm.transaction((transaction) =>
    insertOnce(transaction, accountId, makeRow),
  );
  if (outcome !== "full" && outcome !== "taken") return outcome;
  const known = sameAgain(await findCatch(orm, accountId, id), hash);
  if (known === undefined) throw new AppError("limit_reached", { message: wording.logFull });
  if (known.deletedAt !== null) await tellAgain(orm, known);
  return known;
}
