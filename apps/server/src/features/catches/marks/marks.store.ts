import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { catches } from "#server/features/catches/catches.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import type { Mark } from "#server/features/catches/marks/judge-marks.ts";
import { readSizedCatches } from "#server/features/catches/statistics/logged-catches.store.ts";
import type { SizedCatch } from "#server/features/catches/statistics/logged-catches.store.ts";

/** The fish of a species that raise marks: few, and found without looking at the others. */
export function readMarkRaisers(
  connection: Connection,
  accountId: string,
  species: string,
): Promise<SizedCatch[]> {
  const isWanted = and(eq(catches.speciesKey, species), sql`${catches.raisesMark}`);
  return readSizedCatches(connection, accountId, isWanted);
}

/** Every measured fish of a species. */
export function readMeasured(
  connection: Connection,
  accountId: string,
  species: string,
): Promise<SizedCatch[]> {
  const isMeasured = and(
    eq(catches.isMeasured, true),
    or(isNotNull(catches.lengthInches), isNotNull(catches.weightPounds)),
  );
  return readSizedCatches(connection, accountId, and(eq(catches.speciesKey, species), isMeasured));
}

/** With a change number where a device has to hear of it. */
export async function writeMark(
  connection: Connection,
  { accountId, id }: { readonly accountId: string; readonly id: string },
  { isPersonalBest, raisesMark }: Mark,
  change?: number,
): Promise<void> {
  await connection
    .update(catches)
    .set({ isPersonalBest, raisesMark, ...(change === undefined ? {} : { change }) })
    .where(and(eq(catches.accountId, accountId), eq(catches.id, id)));
}
