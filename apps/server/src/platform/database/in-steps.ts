import { sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Connection } from "#server/platform/database/connection.ts";

const rowsAStep = 1000;

/**
 * Changes however many rows in short statements, each a transaction of its own: none holds locks for
 * long, and a job that is stopped has done what it did. Rows that somebody else holds are left for the
 * next time. What is changed must no longer be meant afterwards.
 */
export async function inSteps(
  table: PgTable,
  isMeant: SQL | undefined,
  change: (isInStep: SQL) => PromiseLike<{ readonly rowCount: number | null }>,
  signal?: AbortSignal,
): Promise<void> {
  const rows = sql`select ctid from ${table} where ${isMeant ?? sql`true`} limit ${rowsAStep} for update skip locked`;
  for (;;) {
    signal?.throwIfAborted();
    const { rowCount } = await change(sql`ctid = any(array(${rows}))`);
    if ((rowCount ?? 0) < rowsAStep) return;
  }
}

export const deleteInSteps = (
  connection: Connection,
  table: PgTable,
  isMeant: SQL | undefined,
  signal?: AbortSignal,
): Promise<void> =>
  inSteps(table, isMeant, (isInStep) => connection.delete(table).where(isInStep), signal);
