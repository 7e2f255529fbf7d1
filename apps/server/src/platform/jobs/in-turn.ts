import type { Pool } from "pg";

/** Does the work while no other server on this database does any under the same name. */
export async function inTurn<Result>(
  pool: Pool,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [name]);
    return await work();
  } finally {
    // The end of its session gives the lock back, whatever has happened to it.
    client.release(true);
  }
}
