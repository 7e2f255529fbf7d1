import type { Connection } from "#server/platform/database/connection.ts";
import { takeChanges } from "#server/features/catches/entries/catches.store.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import { judgeMarks } from "#server/features/catches/marks/judge-marks.ts";
import type { Mark } from "#server/features/catches/marks/judge-marks.ts";
import {
  readMarkRaisers,
  readMeasured,
  writeMark,
} from "#server/features/catches/marks/marks.store.ts";
import { sizedCatch } from "#server/features/catches/statistics/logged-catches.store.ts";
import type { SizedCatch } from "#server/features/catches/statistics/logged-catches.store.ts";

const noMark: Mark = { isPersonalBest: false, raisesMark: false };

const isSized = (row: CatchRow): boolean =>
  row.deletedAt === null &&
  row.isMeasured &&
  (row.lengthInches !== null || row.weightPounds !== null);

/** As far as marks are concerned. */
const isAlike = (row: CatchRow, previous: CatchRow): boolean =>
  row.speciesKey === previous.speciesKey &&
  row.caughtAt === previous.caughtAt &&
  row.lengthInches === previous.lengthInches &&
  row.weightPounds === previous.weightPounds &&
  isSized(row) === isSized(previous);

/**
 * What a new fish is, where the others of its species keep what they are. Nothing where one of them
 * has to be written as well: an older fish that is logged late takes marks from younger ones.
 */
export function markOfNew(row: CatchRow, raisers: readonly SizedCatch[]): Mark | undefined {
  if (!isSized(row)) return noMark;
  const marks = judgeMarks([...raisers, sizedCatch(row)]);
  const areKept = raisers.every(({ id, isPersonalBest, raisesMark }) => {
    const mark = marks.get(id);
    return mark?.isPersonalBest === isPersonalBest && mark.raisesMark === raisesMark;
  });
  return areKept ? marks.get(row.id) : undefined;
}

/** Writes what has changed, and returns what is true of each. Of `written` devices hear anyway. */
async function writeMarks(
  connection: Connection,
  accountId: string,
  catches: readonly SizedCatch[],
  written: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Mark>> {
  const marks = judgeMarks(catches);
  const changed = catches.flatMap((entry) => {
    const mark = marks.get(entry.id) ?? noMark;
    const isBestNow = mark.isPersonalBest !== entry.isPersonalBest;
    if (!isBestNow && mark.raisesMark === entry.raisesMark) return [];
    return [{ id: entry.id, mark, isNews: isBestNow && !written.has(entry.id) }];
  });
  const news = changed.filter(({ isNews }) => isNews).length;
  let change = news === 0 ? 0 : (await takeChanges(connection, accountId, news)) - news;
  for (const { id, mark, isNews } of changed) {
    if (isNews) change += 1;
    await writeMark(connection, { accountId, id }, mark, isNews ? change : undefined);
  }
  return marks;
}

/** Judges a whole species anew. */
export async function rejudge(
  connection: Connection,
  accountId: string,
  species: string,
  written: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Mark>> {
  const measured = await readMeasured(connection, accountId, species);
  return writeMarks(connection, accountId, measured, written);
}

/**
 * Keeps the personal bests of a log right after a row was written, in the same transaction. What
 * the row was before is `previous`. Only where a fish that raised a mark is gone or has become
 * another do all of its species have to be read.
 */
export async function keepMarks(
  connection: Connection,
  row: CatchRow,
  previous?: CatchRow,
): Promise<CatchRow> {
  const { accountId, id, speciesKey } = row;
  if (previous !== undefined && isAlike(row, previous)) return row;
  const written = new Set([id]);
  let marks: ReadonlyMap<string, Mark> | undefined;
  if (previous?.raisesMark === true) {
    marks = await rejudge(connection, accountId, previous.speciesKey, written);
    if (previous.speciesKey !== speciesKey) marks = undefined;
  }
  if (isSized(row) && marks === undefined) {
    const raisers = await readMarkRaisers(connection, accountId, speciesKey);
    const others = raisers.filter((raiser) => raiser.id !== id);
    marks = await writeMarks(connection, accountId, [...others, sizedCatch(row)], written);
  }
  const mark = (isSized(row) ? marks?.get(id) : undefined) ?? noMark;
  const isStale =
    !isSized(row) &&
    (row.isPersonalBest !== mark.isPersonalBest || row.raisesMark !== mark.raisesMark);
  if (isStale) await writeMark(connection, { accountId, id }, mark);
  return { ...row, ...mark };
}
