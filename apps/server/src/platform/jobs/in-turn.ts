import type { Pool } from "pg";
import { errorCode } from "#server/platform/database/database-error.ts";

/** PostgreSQL's `lock_not_available`. */
const lockNotAvailable = "55P03";
const patienceMs = 10_000;

/**
 * Does the work while no other server on this database does any under the same name. A turn that
 * does not come in time, because a server holds it that is out of reach, is not waited for.
 */
export async function inTurn<Result>(
  pool: Pool,
  name: string,
  work: () => Promise<Result>,
  longestWaitMs = patienceMs,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("select set_config('lock_timeout', $1, false)", [`${longestWaitMs}ms`]);
    await client
      .query("select pg_advisory_lock(hashtextextended($1, 0))", [name])
      .catch((error: unknown) => {
        if (errorCode(error) !== lockNotAvailable) throw error;
      });
    return await work();
  } finally {
    // The end of its session gives the lock back, whatever has happened to it.
    client.release(true);
  }
}
