import { sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Connection } from "#server/platform/database/connection.ts";

const rowsAStep = 1000;

/**
 * Deletes however many rows in short statements, each a transaction of its own: none holds locks for long,
 * and a job that is stopped has done what it did. Rows that somebody else holds are left for the next time.
 */
export async function deleteInSteps(
  connection: Pick<Connection, "execute">,
  table: PgTable,
  isMeant: SQL | undefined,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const { rowCount } = await connection.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${isMeant ?? sql`true`} limit ${rowsAStep} for update skip locked))`);
    if ((rowCount ?? 0) < rowsAStep) return;
  }
}
