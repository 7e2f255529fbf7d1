import type { Pool } from "pg";
import { errorCode } from "#server/platform/error-code.ts";

/** PostgreSQL's `lock_not_available`. */
const lockNotAvailable = "55P03";
const longestLockWaitMs = 10_000;

/**
 * Does the work while no other server on this database does any under the same name. After the
 * longest wait it works without the lock: an unreachable server may hold it.
 */
export async function withLockBestEffort<Result>(
  pool: Pool,
  name: string,
  work: () => Promise<Result>,
  longestWaitMs = longestLockWaitMs,
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
    // Ending the session releases the lock in every case.
    client.release(true);
  }
}
