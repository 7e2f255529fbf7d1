import { sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Connection } from "#server/platform/database/connection.ts";

const rowsAStep = 1000;

/**
 * Changes any number of rows in short statements, each its own transaction, so that no lock is held
 * long and a stopped job keeps its progress. Rows locked by others are skipped. A changed row must
 * no longer match `isMeant`.
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
