import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { ClientBase, Pool, PoolClient } from "pg";
import { DatabaseError } from "#server/platform/database/database-error.ts";

/** Any number; it only has to be the same for every server on a database. */
const lockClass = 1_937_011_306;
const retryMs = 2000;

/** Lets the server notice within 25 s that this machine is gone. */
const keepalives =
  "set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3";
const living = `select from pg_locks
  where locktype = 'advisory' and classid = $1 and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())`;

/** Returns whether a server that is alive uses this database. A pooler keeps sessions of those that have ended. */
export async function isInUse(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(living, [lockClass]);
  return rowCount !== 0;
}

/**
 * Throws where a server that is alive has other settings. Otherwise holds a session lock that stands for these
 * settings until it is released; it dies with the process.
 */
export async function holdSharedSettings(pool: Pool, settings: object): Promise<() => void> {
  const hash = createHash("sha256").update(JSON.stringify(settings)).digest();
  const lock = [lockClass, hash.readUInt32BE() >>> 1];
  let session: PoolClient | undefined;
  const released = new AbortController();

  async function hold(): Promise<PoolClient> {
    const client = await pool.connect();
    try {
      await client.query(keepalives);
      await client.query("select pg_advisory_lock_shared($1, $2)", lock);
    } catch (error) {
      client.release(true);
      throw error;
    }
    client.once("end", () => void holdAgain());
    return client;
  }

  async function holdAgain(): Promise<void> {
    session?.release(true);
    session = undefined;
    while (!released.signal.aborted && session === undefined) {
      await delay(retryMs, undefined, { ref: false });
      const client = await hold().catch(() => undefined);
      if (released.signal.aborted) client?.release(true);
      else session = client;
    }
  }

  const release = (): void => {
    released.abort();
    session?.release(true);
    session = undefined;
  };

  session = await hold();
  const others = await session.query(`${living} and objid <> $2`, lock);
  if (others.rowCount === 0) return release;
  release();
  throw new DatabaseError(
    "other-settings",
    "Another instance runs on this database, and this one would not have its files: give all the same S3_… settings and the same FILES_MASTER_KEY, or stop the others first.",
  );
}
