import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import {
  product,
  startEmbeddedPostgres,
} from "#server/platform/database/embedded/embedded-postgres.ts";
import { localConnection } from "#server/platform/database/embedded/socket-host.ts";
import { createLog } from "#server/platform/log/log.ts";

export interface SharedDatabase {
  /** The DATABASE_URL of an instance; its sessions carry that name. */
  readonly urlFor: (instance: string) => string;
  /** The instance that ingests the vessel feed. */
  readonly leader: () => Promise<string | undefined>;
  /** Makes every outside source due that nobody is asking right now. */
  readonly makeAllDue: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const leaderStatement = `select application_name as name from pg_locks
  join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted
    and objid::bigint = hashtext('striper_vessel_feed')::bigint & 4294967295`;

const dueStatement = `update upstream_answers set next_attempt_at = now()
  where leased_until is null or leased_until <= now()`;

/**
 * Starts one Postgres for several processes, on the socket in its folder. It has room for all of their
 * connections and does not wait for the disk: its users kill processes, not the machine. A folder that is
 * given keeps the database when it stops.
 */
export async function startSharedDatabase(keptIn?: string): Promise<SharedDatabase> {
  const dataDir = keptIn ?? mkdtempSync(join(tmpdir(), "striper-shared-"));
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbeddedPostgres({
    dataDir,
    log: createLog("silent"),
    durability: "throwaway",
    onLost: (error) => {
      throw error;
    },
  });
  const pool = new Pool({ ...localConnection(embedded.host), ...product, max: 1 });
  pool.on("error", () => undefined);
  return {
    urlFor: (instance) => {
      const query = new URLSearchParams({ host: embedded.cluster, application_name: instance });
      return `postgres://${product.user}@localhost/${product.database}?${query.toString()}`;
    },
    leader: async () => (await pool.query<{ name: string }>(leaderStatement)).rows[0]?.name,
    makeAllDue: async () => void (await pool.query(dueStatement)),
    stop: async () => {
      await pool.end();
      await embedded.stop();
      if (keptIn === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
