import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import {
  product,
  startEmbeddedPostgres,
} from "#server/platform/database/embedded/embedded-postgres.ts";
import { localConnection } from "#server/platform/database/embedded/socket-host.ts";
import { timeLimits } from "#server/platform/database/time-limits.ts";
import { createLog } from "#server/platform/log/log.ts";
import type { StatementTimes } from "#server/testing/benches/scale/statement-times.ts";

export const limitsOfCalls = timeLimits.calls;

export interface SharedDatabase {
  /** Its socket's folder, its owner and its name. */
  readonly place: { readonly folder: string; readonly user: string; readonly name: string };
  /** What an instance takes as its DATABASE_URL; its sessions carry that name. */
  readonly urlFor: (instance: string) => string;
  /** The instance that ingests the vessel feed. */
  readonly leader: () => Promise<string | undefined>;
  /** How many connections are open under each name. */
  readonly connections: () => Promise<ReadonlyMap<string, number>>;
  /** Makes every outside source due that nobody is asking right now, and says how many. */
  readonly makeAllDue: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const leaderStatement = `select application_name as name from pg_locks
  join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted
    and objid::bigint = hashtext('striper_vessel_feed')::bigint & 4294967295`;

const connectionsStatement = `select application_name as name, count(*)::int as count
  from pg_stat_activity where datname = current_database() group by 1`;

const dueStatement = `update upstream_answers set next_attempt_at = now()
  where leased_until is null or leased_until <= now()`;

/**
 * One Postgres for several processes, on the socket in its folder. It has room for all of their
 * connections and does not wait for the disk: its users kill processes, not the machine. In a folder that
 * is given it stays when it stops, and is there again the next time. It tells `times` of its statements.
 */
export async function startSharedDatabase(
  keptIn?: string,
  times?: StatementTimes,
): Promise<SharedDatabase> {
  const dataDir = keptIn ?? mkdtempSync(join(tmpdir(), "striper-shared-"));
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbeddedPostgres({
    dataDir,
    log: times?.log ?? createLog("silent"),
    durability: "throwaway",
    onLost: (error) => {
      throw error;
    },
  });
  const pool = new Pool({ ...localConnection(embedded.host), ...product, max: 1 });
  await times?.begin(embedded.host, product.database);
  pool.on("error", () => undefined);
  return {
    place: { folder: embedded.cluster, user: product.user, name: product.database },
    urlFor: (instance) => {
      const query = new URLSearchParams({ host: embedded.cluster, application_name: instance });
      return `postgres://${product.user}@localhost/${product.database}?${query.toString()}`;
    },
    leader: async () => (await pool.query<{ name: string }>(leaderStatement)).rows[0]?.name,
    connections: async () => {
      const { rows } = await pool.query<{ name: string; count: number }>(connectionsStatement);
      return new Map(rows.map(({ name, count }) => [name, count]));
    },
    makeAllDue: async () => (await pool.query(dueStatement)).rowCount ?? 0,
    stop: async () => {
      await pool.end();
      await embedded.stop();
      if (keptIn === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
