import { setTimeout as delay } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { DatabaseError, reasonOf } from "#server/platform/database/database-error.ts";
import {
  product,
  startEmbeddedPostgres,
} from "#server/platform/database/embedded/embedded-postgres.ts";
import type { EmbeddedPostgres } from "#server/platform/database/embedded/embedded-postgres.ts";
import { clusterFolder } from "#server/platform/database/embedded/data-folder.ts";
import { localConnection, openSocketHost } from "#server/platform/database/embedded/socket-host.ts";
import type { ReportSource } from "#server/platform/database/read-report.ts";
import { followReplica } from "#server/platform/database/replica.ts";
import type { Replica } from "#server/platform/database/replica.ts";
import { fillPool, openPool } from "#server/platform/database/open-pool.ts";
import { migrate, migrationStatus, readMigrations } from "#server/platform/database/migrations.ts";
import type { MigrationStatus } from "#server/platform/database/migrations.ts";
import { timeLimits } from "#server/platform/database/time-limits.ts";
import type { KindOfWork } from "#server/platform/database/time-limits.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface DatabaseOptions {
  /** URL of a server. Without one, Postgres is started in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /**
   * URL of the server itself, when `databaseUrl` is a pooler that assigns connections per
   * transaction.
   */
  readonly directUrl?: string | undefined;
  readonly replicaUrl?: string | undefined;
  readonly dataDir: string;
  readonly log: Log;
  /** Skips migrations. */
  readonly asItIs?: boolean;
  /** Uses the database of a server that already runs on the data folder. */
  readonly joinRunning?: boolean;
  /** Says that the parent server's database runs, so that none is started. */
  readonly isRunning?: boolean;
  readonly poolSize?: number;
  /** Selects the time limits of statements; `calls` by default. */
  readonly work?: KindOfWork;
  /** Called when the embedded database cannot be restarted. The process should end. */
  readonly onLost?: (error: unknown) => void;
}

export interface Database {
  readonly pool: Pool;
  /**
   * For work that needs a session: LISTEN, advisory locks, the job queue. The same as `pool` when
   * there is no pooler.
   */
  readonly direct: Pool;
  readonly orm: NodePgDatabase;
  readonly reports: ReportSource;
  readonly replicaLagMs: Replica["lagMs"] | undefined;
  /** Resolves to true when the database answers within two seconds. */
  readonly ping: () => Promise<boolean>;
  readonly migrationStatus: () => Promise<MigrationStatus>;
  /** Waits a moment for running queries, then closes everything. A second call does nothing. */
  readonly close: () => Promise<void>;
}

const poolSizes = {
  usual: 10,
  /**
   * A few connections keep the embedded server's cores busy. They stay open: an idle one takes 3
   * MB, while opening one takes 50 to 110 ms on a busy machine, even if another is released
   * meanwhile.
   */
  embedded: 8,
  /**
   * With a pooler: one listener, one for the settings, and the most that the job queue needs at
   * once.
   */
  direct: 5,
  replica: 4,
};
const pingLimitMilliseconds = 2000;
const closeLimitMilliseconds = 5000;

function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return "DATABASE_URL";
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

/** Matches pgbouncer's refusal of a session setting. */
const refusesSettings = /unsupported startup parameter/u;

async function assertReachable(pool: Pool, databaseUrl: string): Promise<void> {
  try {
    await pool.query("select 1");
  } catch (error) {
    const reason = reasonOf(error);
    const advice = refusesSettings.test(reason)
      ? ". That is a pooler: set DATABASE_DIRECT_URL to the server behind it"
      : "";
    throw new DatabaseError(
      "unreachable",
      `The database at ${placeOf(databaseUrl)} cannot be used: ${reason}${advice}`,
      error,
    );
  }
}

async function answers(pool: Pool): Promise<boolean> {
  const late = delay(pingLimitMilliseconds, false, { ref: false });
  const answer = pool.query("select 1").then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]);
}

function joinEmbedded(dataDir: string): Pick<EmbeddedPostgres, "host" | "stop"> {
  const socket = openSocketHost(clusterFolder(dataDir));
  return { host: socket.host, stop: async () => socket.close() };
}

async function startEmbedded(options: DatabaseOptions) {
  const { dataDir, log, onLost, joinRunning, isRunning: isStarted } = options;
  if (isStarted === true) return joinEmbedded(dataDir);
  const lost = (error: unknown) => {
    log.error({ err: error }, "the database is lost");
    onLost?.(error);
  };
  return startEmbeddedPostgres({ dataDir, log, onLost: lost }).catch((error: unknown) => {
    const isRunning = error instanceof DatabaseError && error.fault === "in-use";
    if (isRunning && joinRunning === true) return joinEmbedded(dataDir);
    throw error;
  });
}

/** Warns when the pooler's connections lack time limits. */
async function checkPooler(pool: Pool, work: KindOfWork, log: Log): Promise<void> {
  const { rows } = await pool.query<{ set: boolean }>(
    "select current_setting('statement_timeout') <> '0' and current_setting('lock_timeout') <> '0' as set",
  );
  if (rows[0]?.set === true) return;
  const { statementMs, lockMs } = timeLimits[work];
  const wanted = `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}`;
  log.warn({ wanted }, "the pooler's connections have no limits of time: see its connect_query");
}

/** Keeps no connections open in a short-lived program beside the server. */
const keptOpenOf = ({ databaseUrl, poolSize }: DatabaseOptions): number =>
  databaseUrl === undefined && poolSize === undefined ? poolSizes.embedded : 0;

function openPools(options: DatabaseOptions, embedded: { readonly host: string } | undefined) {
  const { databaseUrl, directUrl, poolSize, work = "calls", log } = options;
  if (embedded !== undefined) {
    const connection = { ...localConnection(embedded.host), ...product };
    const size = poolSize ?? poolSizes.embedded;
    const pool = openPool(connection, { size, keptOpen: keptOpenOf(options), work, log });
    return { pool, direct: pool };
  }
  const size = poolSize ?? poolSizes.usual;
  const isPooler = directUrl !== undefined;
  const pool = openPool({ connectionString: databaseUrl }, { size, work, isPooler, log });
  if (!isPooler) return { pool, direct: pool };
  const directSize = Math.min(size, poolSizes.direct);
  const direct = openPool({ connectionString: directUrl }, { size: directSize, work, log });
  return { pool, direct };
}

function openReplica(
  { replicaUrl, log }: DatabaseOptions,
  database: Pick<Parameters<typeof followReplica>[0], "primary" | "orm">,
): Replica | undefined {
  if (replicaUrl === undefined) return undefined;
  const connection = { connectionString: replicaUrl };
  const pool = openPool(connection, { size: poolSizes.replica, work: "reports", log });
  return followReplica({ ...database, replica: pool, log });
}

/** Returns a database that answers and has every migration, or throws a `DatabaseError`. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, directUrl, work = "calls", log } = options;
  const known = readMigrations();
  const embedded = databaseUrl === undefined ? await startEmbedded(options) : undefined;
  const { pool, direct } = openPools(options, embedded);

  let replica: Replica | undefined;

  const closeAll = async () => {
    const pools = [...new Set([pool, direct])].map((one) => one.end());
    const ended = Promise.all([...pools, replica?.stop()]);
    await Promise.race([ended, delay(closeLimitMilliseconds, undefined, { ref: false })]);
    await embedded?.stop();
  };
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= closeAll());

  try {
    if (databaseUrl !== undefined) await assertReachable(pool, databaseUrl);
    if (directUrl !== undefined) {
      await assertReachable(direct, directUrl);
      await checkPooler(pool, work, log);
    }
    if (options.asItIs !== true) await migrate(direct, log, known);
    await fillPool(pool, keptOpenOf(options));
  } catch (error) {
    await close();
    throw error;
  }
  const orm = drizzle(pool);
  replica = openReplica(options, { primary: direct, orm });
  return {
    pool,
    direct,
    orm,
    reports: replica?.reports ?? orm,
    replicaLagMs: replica?.lagMs,
    ping: () => answers(pool),
    migrationStatus: () => migrationStatus(pool, known),
    close,
  };
}
