import { randomUUID } from "node:crypto";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import {
  takeChanges,
  updateCatch,
  findCatches,
  insertCatches,
  makeRoom,
  writeToLog,
} from "#server/features/catches/entries/catches.store.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import type { EnteredContent } from "#server/features/catches/entries/catches.presenter.ts";
import type { Logging } from "#server/features/catches/entries/logging.store.ts";
import { addBests, isSized, noFlags } from "#server/features/catches/entries/update-bests.ts";
import { wording } from "#server/features/catches/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import type { CatchContent } from "@striper/contract/catch-records";
import type { Instant } from "@striper/marine/time";
import { seekUntil } from "#server/features/catches/conditions/seek.ts";
import {
  columnsOf,
  contentHash,
  isWritten,
} from "#server/features/catches/entries/catches.presenter.ts";
import { findBests } from "#server/features/catches/entries/find-bests.ts";
import type { BestFlags } from "#server/features/catches/entries/find-bests.ts";
import { sizedCatch } from "#server/features/catches/statistics/logged-catches.store.ts";
import type { SizedCatch } from "#server/features/catches/statistics/logged-catches.store.ts";
import type { Connection } from "#server/platform/database/connection.ts";

/** A catch that is to be in the log: of a form, a table or an export. */
export interface CatchToAdd {
  /** Made by the device, so that a repeated request never logs a fish twice. */
  readonly id: string;
  readonly content: CatchContent;
  /** Of the request, in which the time may have been missing. */
  readonly contentHash: Buffer;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly revision: number;
}

/** As a form or a table has it: new in this moment. */
export const enteredNow = (id: string, entered: EnteredContent, now: Instant): CatchToAdd => ({
  id,
  content: { ...entered, date_caught: entered.date_caught ?? new Date(now).toISOString() },
  contentHash: contentHash(entered),
  createdAt: now,
  updatedAt: now,
  revision: 1,
});

/** `different`: the id is in the log, with other content. */
export interface Outcome {
  readonly kind: "added" | "present" | "different";
  readonly row: CatchRow;
}

export interface Adding {
  /** The database, or a transaction in it. */
  readonly orm: Pick<CatchesDependencies["orm"], "transaction">;
  readonly clock: CatchesDependencies["clock"];
  /** A deleted catch that is sent again is restored: the person undid the deletion. */
  readonly revives: boolean;
}

/** The initial row of a catch. */
export function newRow(
  accountId: string,
  { content, ...own }: CatchToAdd,
  change: number,
  now: Instant,
): CatchRow {
  const columns = columnsOf(content);
  return {
    accountId,
    change,
    ...own,
    ...columns,
    addedConditions: {},
    seekUntil: seekUntil(columns, now),
    isPersonalBest: false,
    isMilestone: false,
    deletedAt: null,
    isErased: false,
  };
}

const isSaidBy = (row: CatchRow, item: CatchToAdd): boolean =>
  row.contentHash?.equals(item.contentHash) === true || isWritten(row, columnsOf(item.content));

async function withBests(
  connection: Connection,
  accountId: string,
  rows: readonly CatchRow[],
): Promise<CatchRow[]> {
  const flags = new Map<string, BestFlags>();
  for (const species of new Set(rows.map(({ speciesKey }) => speciesKey))) {
    const ids = rows.filter((row) => row.speciesKey === species).map(({ id }) => id);
    for (const [id, flag] of await addBests(connection, accountId, species, ids))
      flags.set(id, flag);
  }
  return rows.map((row) => ({ ...row, ...flags.get(row.id) }));
}

interface Writing {
  readonly fresh: readonly CatchToAdd[];
  readonly deleted: readonly CatchToAdd[];
}

async function write(
  connection: Connection,
  accountId: string,
  { fresh, deleted }: Writing,
  now: Instant,
): Promise<CatchRow[]> {
  const last = await makeRoom(connection, accountId, fresh.length);
  if (last === undefined) throw new AppError("limit_reached", { message: wording.logFull });
  const rows = fresh.map((item, index) => newRow(accountId, item, last - index, now));
  if (rows.length > 0) await insertCatches(connection, rows);
  let change = deleted.length === 0 ? 0 : await takeChanges(connection, accountId, deleted.length);
  for (const item of deleted) {
    const row = newRow(accountId, item, change, now);
    await updateCatch(connection, row, row);
    rows.push(row);
    change -= 1;
  }
  return withBests(connection, accountId, rows);
}

/** Adds what is not in the log, all or none. Doing so again changes nothing. */
export function addCatches(
  { orm, clock, revives }: Adding,
  accountId: string,
  items: readonly CatchToAdd[],
): Promise<ReadonlyMap<CatchToAdd, Outcome>> {
  const now = clock.now();
  return orm.transaction(async (transaction) => {
    await takeChanges(transaction, accountId, 0);
    const ids = items.map(({ id }) => id);
    const known = new Map(
      (await findCatches(transaction, accountId, ids)).map((row) => [row.id, row]),
    );
    const firsts = new Map(items.toReversed().map((item) => [item.id, item]));
    const isWanted = (item: CatchToAdd): boolean => {
      const row = known.get(item.id);
      const isAbsent = row === undefined || (revives && row.deletedAt !== null);
      return isAbsent && firsts.get(item.id) === item;
    };
    const wanted = items.filter(isWanted);
    const fresh = wanted.filter(({ id }) => !known.has(id));
    const deleted = wanted.filter(({ id }) => known.has(id));
    const written = await write(transaction, accountId, { fresh, deleted }, now);
    const rows = new Map([...known, ...written.map((row) => [row.id, row] as const)]);
    const outcomes = new Map<CatchToAdd, Outcome>();
    for (const item of items) {
      const row = rows.get(item.id);
      if (row === undefined) throw new Error("a catch was neither found nor added");
      const kind = isSaidBy(row, item) ? "present" : "different";
      outcomes.set(item, { kind: isWanted(item) ? "added" : kind, row });
    }
    return outcomes;
  });
}

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
  await writeToLog(orm, accountId, async (transaction, change) => {
    await updateCatch(transaction, { accountId, id }, { change });
  });
}

/**
 * The flags of a new fish if those of the others of its species do not change; otherwise undefined,
 * because others have to be written too: an older fish that is logged late may outdo younger ones.
 */
function flagsOfNewCatch(row: CatchRow, milestones: readonly SizedCatch[]): BestFlags | undefined {
  if (!isSized(row)) return noFlags;
  const flags = findBests([...milestones, sizedCatch(row)]);
  const areUnchanged = milestones.every(({ id, isPersonalBest, isMilestone }) => {
    const flag = flags.get(id);
    return flag?.isPersonalBest === isPersonalBest && flag.isMilestone === isMilestone;
  });
  return areUnchanged ? flags.get(row.id) : undefined;
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
