import type { Pool } from "pg";
import { errorCode } from "#server/platform/error-code.ts";

/** SQLSTATE `lock_not_available`. */
const lockNotAvailable = "55P03";
const longestLockWaitMs = 10_000;

/**
 * Runs `work` while no other server on this database runs any under the same name. After the
 * longest wait it runs without the lock, since an unreachable server may hold it.
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
    client.release(true);
  }
}
