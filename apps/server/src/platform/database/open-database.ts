import { setTimeout as delay } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import type { PoolConfig } from "pg";
import { DatabaseError, reasonOf } from "#server/platform/database/database-error.ts";
import {
  product,
  startEmbeddedPostgres,
} from "#server/platform/database/embedded/embedded-postgres.ts";
import type { EmbeddedPostgres } from "#server/platform/database/embedded/embedded-postgres.ts";
import { clusterFolder } from "#server/platform/database/embedded/data-folder.ts";
import { localConnection, openSocketHost } from "#server/platform/database/embedded/socket-host.ts";
import { migrate, migrationStatus, readMigrations } from "#server/platform/database/migrations.ts";
import type { MigrationStatus } from "#server/platform/database/migrations.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface DatabaseOptions {
  /** A server to use; without one Postgres is started in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly log: Log;
  /** Migrations are not run. */
  readonly asItIs?: boolean;
  /** The database of a server that runs on the data folder is used, instead of refused. */
  readonly joinRunning?: boolean;
  /** This process belongs to a server whose database runs: none is started. */
  readonly isRunning?: boolean;
  /** Connections of this process. */
  readonly poolSize?: number;
  /** The embedded database has ended and could not be restarted: the process should end. */
  readonly onLost?: (error: unknown) => void;
}

export interface Database {
  readonly pool: Pool;
  readonly orm: NodePgDatabase;
  /** Whether the database answers within two seconds. */
  readonly ping: () => Promise<boolean>;
  readonly migrationStatus: () => Promise<MigrationStatus>;
  /** Waits a moment for running queries, then ends everything. A second call does nothing. */
  readonly close: () => Promise<void>;
}

const defaultPoolSize = 10;
/** Each costs the embedded server some 20 MB, and a few keep its cores busy. */
const embeddedPoolSize = 8;
/** Shorter than the polling interval of the job queues, so that connections of a burst are closed. */
const idleLimitMilliseconds = 5000;
const connectLimitMilliseconds = 5000;
const pingLimitMilliseconds = 2000;
const closeLimitMilliseconds = 5000;

function openPool(connection: PoolConfig, options: DatabaseOptions): Pool {
  const usualSize = options.databaseUrl === undefined ? embeddedPoolSize : defaultPoolSize;
  const pool = new Pool({
    application_name: "striper-conditions",
    connectionTimeoutMillis: connectLimitMilliseconds,
    idleTimeoutMillis: idleLimitMilliseconds,
    max: options.poolSize ?? usualSize,
    ...connection,
  });
  // The pool replaces an idle connection that breaks; without a listener the event ends the process.
  pool.on("error", (error) => options.log.warn({ err: error }, "a database connection was lost"));
  return pool;
}

/** Without its credentials. */
function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return "DATABASE_URL";
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

async function assertReachable(pool: Pool, databaseUrl: string): Promise<void> {
  try {
    await pool.query("select 1");
  } catch (error) {
    throw new DatabaseError(
      "unreachable",
      `The database at ${placeOf(databaseUrl)} cannot be used: ${reasonOf(error)}`,
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

/** Stopping it only closes the socket. */
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

/** Returns a database that answers and has every migration, or throws a `DatabaseError`. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, log } = options;
  const known = readMigrations();
  const embedded = databaseUrl === undefined ? await startEmbedded(options) : undefined;
  const connection =
    embedded === undefined
      ? { connectionString: databaseUrl }
      : { ...localConnection(embedded.host), ...product };
  const pool = openPool(connection, options);

  const closeAll = async () => {
    await Promise.race([pool.end(), delay(closeLimitMilliseconds, undefined, { ref: false })]);
    await embedded?.stop();
  };
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= closeAll());

  try {
    if (databaseUrl !== undefined) await assertReachable(pool, databaseUrl);
    if (options.asItIs !== true) await migrate(pool, log, known);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    pool,
    orm: drizzle(pool),
    ping: () => answers(pool),
    migrationStatus: () => migrationStatus(pool, known),
    close,
  };
}
