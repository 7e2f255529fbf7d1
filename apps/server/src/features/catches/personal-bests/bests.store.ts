import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { catches } from "#server/features/catches/catches.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import type { BestFlags } from "#server/features/catches/personal-bests/find-bests.ts";
import { readSizedCatches } from "#server/features/catches/statistics/logged-catches.store.ts";
import type { SizedCatch } from "#server/features/catches/statistics/logged-catches.store.ts";

/** The milestones of a species: few, and read through an index of their own. */
export function readMilestones(
  connection: Connection,
  accountId: string,
  species: string,
): Promise<SizedCatch[]> {
  const isWanted = and(eq(catches.speciesKey, species), sql`${catches.isMilestone}`);
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

/** With a change number where devices have to receive the change. */
export async function writeBestFlags(
  connection: Connection,
  { accountId, id }: { readonly accountId: string; readonly id: string },
  { isPersonalBest, isMilestone }: BestFlags,
  change?: number,
): Promise<void> {
  await connection
    .update(catches)
    .set({ isPersonalBest, isMilestone, ...(change === undefined ? {} : { change }) })
    .where(and(eq(catches.accountId, accountId), eq(catches.id, id)));
}
