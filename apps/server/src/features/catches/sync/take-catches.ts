import type { Instant } from "@striper/marine/time";
import { seekUntil } from "#server/features/catches/conditions/seek.ts";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import {
  findCatches,
  insertCatches,
  makeRoom,
  takeChanges,
  updateCatch,
} from "#server/features/catches/entries/catches.store.ts";
import type { CatchRow, NewCatch } from "#server/features/catches/entries/catches.store.ts";
import { columnsOf, isWritten } from "#server/features/catches/entries/content.ts";
import type { EnteredCatch } from "#server/features/catches/entries/content.ts";
import { recomputeBests } from "#server/features/catches/personal-bests/update-bests.ts";
import { wording } from "#server/features/catches/wording.ts";
import { AppError } from "#server/http/app-error.ts";

/** A catch of a table or an export. */
export interface CatchToTake {
  readonly id: string;
  readonly content: EnteredCatch;
  readonly contentHash: Buffer;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly revision: number;
}

/** `different`: the id is in the log, with other content. */
export type Taken = "added" | "present" | "different";

const outcomeOf = (row: CatchRow, item: CatchToTake): Taken =>
  row.contentHash?.equals(item.contentHash) === true || isWritten(row, columnsOf(item.content))
    ? "present"
    : "different";

function rowOf(accountId: string, item: CatchToTake, change: number, now: Instant): NewCatch {
  const { id, content, contentHash, createdAt, updatedAt, revision } = item;
  const columns = columnsOf(content);
  const made = { contentHash, createdAt, updatedAt, revision, addedConditions: {} };
  return { accountId, id, change, ...columns, ...made, seekUntil: seekUntil(columns, now) };
}

/** What was deleted comes back as it is in the table: somebody took it back on purpose. */
const revived = { deletedAt: null, isErased: false, isPersonalBest: false, isMilestone: false };

async function write(
  connection: Connection,
  accountId: string,
  { fresh, deleted }: { readonly fresh: CatchToTake[]; readonly deleted: CatchToTake[] },
  now: Instant,
): Promise<void> {
  const last = await makeRoom(connection, accountId, fresh.length);
  if (last === undefined) throw new AppError("limit_reached", { message: wording.logFull });
  const rows = fresh.map((item, index) => rowOf(accountId, item, last - index, now));
  if (rows.length > 0) await insertCatches(connection, rows);
  let change = await takeChanges(connection, accountId, deleted.length);
  for (const item of deleted) {
    const row = rowOf(accountId, item, change, now);
    await updateCatch(connection, { accountId, id: item.id }, { ...row, ...revived });
    change -= 1;
  }
  const written = [...fresh, ...deleted];
  const ids = new Set(written.map(({ id }) => id));
  const species = new Set(written.map(({ content }) => columnsOf(content).speciesKey));
  for (const one of species) await recomputeBests(connection, accountId, one, ids);
}

export interface Taking {
  /** The database, or a transaction in it. */
  readonly orm: Pick<CatchesDependencies["orm"], "transaction">;
  readonly clock: CatchesDependencies["clock"];
}

/** Adds what is not in the log. Doing so again changes nothing. */
export function takeCatches(
  { orm, clock }: Taking,
  accountId: string,
  items: readonly CatchToTake[],
): Promise<ReadonlyMap<CatchToTake, Taken>> {
  const now = clock.now();
  return orm.transaction(async (transaction) => {
    await takeChanges(transaction, accountId, 0);
    const ids = items.map(({ id }) => id);
    const rows = new Map(
      (await findCatches(transaction, accountId, ids)).map((row) => [row.id, row]),
    );
    const firsts = new Map<string, CatchToTake>();
    const outcomes = new Map<CatchToTake, Taken>();
    const fresh: CatchToTake[] = [];
    const deleted: CatchToTake[] = [];
    for (const item of items) {
      const row = rows.get(item.id);
      const twin = firsts.get(item.id);
      if (twin !== undefined) {
        outcomes.set(item, twin.contentHash.equals(item.contentHash) ? "present" : "different");
        continue;
      }
      firsts.set(item.id, item);
      if (row === undefined) fresh.push(item);
      else if (row.deletedAt !== null) deleted.push(item);
      const isThere = row !== undefined && row.deletedAt === null;
      outcomes.set(item, isThere ? outcomeOf(row, item) : "added");
    }
    await write(transaction, accountId, { fresh, deleted }, now);
    return outcomes;
  });
}
