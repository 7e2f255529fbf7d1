import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { catches } from "#server/features/catches/catches.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { iso } from "#server/features/catches/entries/catches.presenter.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";

export type PlaceInLine = Pick<CatchRow, "seekUntil" | "accountId" | "id">;

export function findSeeking(
  connection: Connection,
  limit: number,
  after: PlaceInLine | undefined,
): Promise<CatchRow[]> {
  const isBehind =
    after === undefined
      ? undefined
      : sql`(${catches.seekUntil}, ${catches.accountId}, ${catches.id}) > (${iso(after.seekUntil ?? 0)}::timestamptz, ${after.accountId}::uuid, ${after.id}::uuid)`;
  return connection
    .select()
    .from(catches)
    .where(and(isNotNull(catches.seekUntil), isNull(catches.deletedAt), isBehind))
    .orderBy(asc(catches.seekUntil), asc(catches.accountId), asc(catches.id))
    .limit(limit);
}

export type AddedConditions = Pick<CatchRow, "addedConditions" | "seekUntil">;

/**
 * Leaves the revision unchanged, so that a concurrent edit does not conflict. Returns false when
 * the catch has changed since it was read.
 */
export async function addConditions(
  connection: Connection,
  { accountId, id, change }: CatchRow,
  added: AddedConditions,
  newChange: number | undefined,
): Promise<boolean> {
  const rows = await connection
    .update(catches)
    .set({ ...added, ...(newChange === undefined ? {} : { change: newChange }) })
    .where(and(eq(catches.accountId, accountId), eq(catches.id, id), eq(catches.change, change)))
    .returning({ id: catches.id });
  return rows.length > 0;
}
