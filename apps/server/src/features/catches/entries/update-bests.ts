import type { Connection } from "#server/platform/database/connection.ts";
import { takeChanges } from "#server/features/catches/entries/catches.store.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import { flagsAfter } from "#server/features/catches/entries/find-bests.ts";
import type { BestFlags } from "#server/features/catches/entries/find-bests.ts";
import {
  readAffected,
  readMilestonesAnew,
  writeBestFlags,
} from "#server/features/catches/entries/bests.store.ts";
import type { MarkedCatch } from "#server/features/catches/entries/bests.store.ts";

export const noFlags: BestFlags = { isPersonalBest: false, isMilestone: false };

export const isSized = (row: CatchRow): boolean =>
  row.deletedAt === null &&
  row.isMeasured &&
  (row.lengthInches !== null || row.weightPounds !== null);

const isAlike = (row: CatchRow, previous: CatchRow): boolean =>
  row.speciesKey === previous.speciesKey &&
  row.caughtAt === previous.caughtAt &&
  row.lengthInches === previous.lengthInches &&
  row.weightPounds === previous.weightPounds &&
  isSized(row) === isSized(previous);

/**
 * Writes changed flags and returns all. Rows in `written` need no new change number: their write
 * has one.
 */
async function writeChangedFlags(
  connection: Connection,
  accountId: string,
  catches: readonly MarkedCatch[],
  written: ReadonlySet<string>,
): Promise<ReadonlyMap<string, BestFlags>> {
  const flags = new Map(catches.map(({ entry, before }) => [entry.id, flagsAfter(before, entry)]));
  const changed = catches.flatMap(({ entry }) => {
    const flag = flags.get(entry.id) ?? noFlags;
    const isBestNow = flag.isPersonalBest !== entry.isPersonalBest;
    if (!isBestNow && flag.isMilestone === entry.isMilestone) return [];
    return [{ id: entry.id, flag, isNews: isBestNow && !written.has(entry.id) }];
  });
  const news = changed.filter(({ isNews }) => isNews).length;
  let change = news === 0 ? 0 : (await takeChanges(connection, accountId, news)) - news;
  const toWrite = changed.map(({ id, flag, isNews }) => ({
    id,
    flag,
    change: isNews ? ++change : null,
  }));
  await writeBestFlags(connection, accountId, toWrite);
  return flags;
}

/** Updates the flags of new catches of one species and of other catches that they affect. */
export async function addBests(
  connection: Connection,
  accountId: string,
  species: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BestFlags>> {
  const affected = await readAffected(connection, accountId, species, ids);
  return writeChangedFlags(connection, accountId, affected, new Set(ids));
}

/**
 * Updates personal bests in the transaction that wrote the row; `previous` is the row before. Reads
 * all fish of a species only when a milestone was removed or changed.
 */
export async function updateBests(
  connection: Connection,
  row: CatchRow,
  previous?: CatchRow,
): Promise<CatchRow> {
  const { accountId, id, speciesKey } = row;
  if (previous !== undefined && isAlike(row, previous)) return row;
  let flags: ReadonlyMap<string, BestFlags> | undefined;
  if (previous?.isMilestone === true) {
    const milestones = await readMilestonesAnew(connection, accountId, previous.speciesKey);
    flags = await writeChangedFlags(connection, accountId, milestones, new Set([id]));
    if (previous.speciesKey !== speciesKey) flags = undefined;
  }
  if (isSized(row)) flags ??= await addBests(connection, accountId, speciesKey, [id]);
  const flag = (isSized(row) ? flags?.get(id) : undefined) ?? noFlags;
  const isStale =
    !isSized(row) &&
    (row.isPersonalBest !== flag.isPersonalBest || row.isMilestone !== flag.isMilestone);
  if (isStale) await writeBestFlags(connection, accountId, [{ id, flag, change: null }]);
  return { ...row, ...flag };
}
