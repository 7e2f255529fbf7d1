import type { Connection } from "#server/platform/database/connection.ts";
import { takeChanges } from "#server/features/catches/entries/catches.store.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import { findBests } from "#server/features/catches/personal-bests/find-bests.ts";
import type { BestFlags } from "#server/features/catches/personal-bests/find-bests.ts";
import {
  readMilestones,
  readMeasured,
  writeBestFlags,
} from "#server/features/catches/personal-bests/bests.store.ts";
import { sizedCatch } from "#server/features/catches/statistics/logged-catches.store.ts";
import type { SizedCatch } from "#server/features/catches/statistics/logged-catches.store.ts";

const noFlags: BestFlags = { isPersonalBest: false, isMilestone: false };

const isSized = (row: CatchRow): boolean =>
  row.deletedAt === null &&
  row.isMeasured &&
  (row.lengthInches !== null || row.weightPounds !== null);

/** Whether an edit changed nothing that personal bests depend on. */
const isAlike = (row: CatchRow, previous: CatchRow): boolean =>
  row.speciesKey === previous.speciesKey &&
  row.caughtAt === previous.caughtAt &&
  row.lengthInches === previous.lengthInches &&
  row.weightPounds === previous.weightPounds &&
  isSized(row) === isSized(previous);

/**
 * The flags of a new fish if those of the others of its species do not change; otherwise undefined,
 * because others have to be written too: an older fish that is logged late may outdo younger ones.
 */
export function flagsOfNewCatch(
  row: CatchRow,
  milestones: readonly SizedCatch[],
): BestFlags | undefined {
  if (!isSized(row)) return noFlags;
  const flags = findBests([...milestones, sizedCatch(row)]);
  const areUnchanged = milestones.every(({ id, isPersonalBest, isMilestone }) => {
    const flag = flags.get(id);
    return flag?.isPersonalBest === isPersonalBest && flag.isMilestone === isMilestone;
  });
  return areUnchanged ? flags.get(row.id) : undefined;
}

/** Writes changed flags and returns all. Devices receive the rows in `written` in any case. */
async function writeChangedFlags(
  connection: Connection,
  accountId: string,
  catches: readonly SizedCatch[],
  written: ReadonlySet<string>,
): Promise<ReadonlyMap<string, BestFlags>> {
  const flags = findBests(catches);
  const changed = catches.flatMap((entry) => {
    const flag = flags.get(entry.id) ?? noFlags;
    const isBestNow = flag.isPersonalBest !== entry.isPersonalBest;
    if (!isBestNow && flag.isMilestone === entry.isMilestone) return [];
    return [{ id: entry.id, flag, isNews: isBestNow && !written.has(entry.id) }];
  });
  const news = changed.filter(({ isNews }) => isNews).length;
  let change = news === 0 ? 0 : (await takeChanges(connection, accountId, news)) - news;
  for (const { id, flag, isNews } of changed) {
    if (isNews) change += 1;
    await writeBestFlags(connection, { accountId, id }, flag, isNews ? change : undefined);
  }
  return flags;
}

/** Computes the bests of a whole species again. */
export async function recomputeBests(
  connection: Connection,
  accountId: string,
  species: string,
  written: ReadonlySet<string>,
): Promise<ReadonlyMap<string, BestFlags>> {
  const measured = await readMeasured(connection, accountId, species);
  return writeChangedFlags(connection, accountId, measured, written);
}

/**
 * Updates the personal bests of a log after a row was written, in the same transaction; `previous` is
 * the row before. All fish of a species are read only when a milestone was removed or changed.
 */
export async function updateBests(
  connection: Connection,
  row: CatchRow,
  previous?: CatchRow,
): Promise<CatchRow> {
  const { accountId, id, speciesKey } = row;
  if (previous !== undefined && isAlike(row, previous)) return row;
  const written = new Set([id]);
  let flags: ReadonlyMap<string, BestFlags> | undefined;
  if (previous?.isMilestone === true) {
    flags = await recomputeBests(connection, accountId, previous.speciesKey, written);
    if (previous.speciesKey !== speciesKey) flags = undefined;
  }
  if (isSized(row) && flags === undefined) {
    const milestones = await readMilestones(connection, accountId, speciesKey);
    const others = milestones.filter((milestone) => milestone.id !== id);
    flags = await writeChangedFlags(connection, accountId, [...others, sizedCatch(row)], written);
  }
  const flag = (isSized(row) ? flags?.get(id) : undefined) ?? noFlags;
  const isStale =
    !isSized(row) &&
    (row.isPersonalBest !== flag.isPersonalBest || row.isMilestone !== flag.isMilestone);
  if (isStale) await writeBestFlags(connection, { accountId, id }, flag);
  return { ...row, ...flag };
}
