import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { ClientBase, Pool, PoolClient } from "pg";
import * as z from "zod/mini";
import { DatabaseError, reasonOf } from "#server/platform/database/database-error.ts";
import { errorCode } from "#server/platform/error-code.ts";
import { limitsOfTransaction, timeLimits } from "#server/platform/database/time-limits.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export interface MigrationStatus {
  readonly applied: readonly string[];
  readonly pending: readonly string[];
  /** Applied by a newer version, as older servers see during a rollout. */
  readonly unknown: readonly string[];
}

/** An arbitrary number, equal for every server on a database. */
const migrationLockKey = 1_936_749_165;

const pauseBetweenAttemptsMs = 3000;
/** Interval between requests for the lock, which are repeated for as long as others migrate. */
const pauseBeforeTurnMs = 250;
/** About 15 minutes of attempts, including lock timeouts. */
const mostAttempts = 180;

const journal = z.object({ entries: z.array(z.object({ idx: z.number(), tag: z.string() })) });

/** Finds `apps/server/migrations` from the sources as well as from the built bundle. */
export function migrationsFolder(from: string = import.meta.dirname): string {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, "migrations");
    if (existsSync(join(candidate, "meta", "_journal.json"))) return candidate;
  }
  throw new DatabaseError("migration-failed", `No folder of migrations is found above ${from}.`);
}

export function readMigrations(folder: string = migrationsFolder()): Migration[] {
  const content: unknown = JSON.parse(readFileSync(join(folder, "meta", "_journal.json"), "utf8"));
  const entries = journal.parse(content).entries.toSorted((a, b) => a.idx - b.idx);
  return entries.map(({ tag }) => {
    // Normalize line ends, so that they do not change the checksum.
    const sql = readFileSync(join(folder, `${tag}.sql`), "utf8").replaceAll("\r\n", "\n");
    return { name: tag, sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}

const appliedRow = z.object({ name: z.string(), checksum: z.string() });
type AppliedRow = z.infer<typeof appliedRow>;

async function readApplied(connection: Pool | PoolClient): Promise<AppliedRow[]> {
  // Avoid to_regclass: its cache is outdated after the session has waited for the lock.
  const found = await connection.query(
    "select from pg_catalog.pg_tables where schemaname = current_schema() and tablename = 'schema_migrations'",
  );
  if (found.rowCount === 0) return [];
  const rows = await connection.query("select name, checksum from schema_migrations order by name");
  return z.array(appliedRow).parse(rows.rows);
}

function statusOf(known: readonly Migration[], rows: readonly AppliedRow[]): MigrationStatus {
  const applied = rows.map(({ name }) => name);
  const names = known.map(({ name }) => name);
  return {
    applied,
    pending: names.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !names.includes(name)),
  };
}

/** Returns the migrations to run. Throws when the database has run unknown or changed ones. */
function pendingOf(known: readonly Migration[], rows: readonly AppliedRow[]): Migration[] {
  const { pending, unknown } = statusOf(known, rows);
  if (unknown.length > 0) {
    throw new DatabaseError(
      "newer-schema",
      `The database was changed by a newer version of this program (${unknown.join(", ")}); start that version, or restore a backup from before it.`,
    );
  }
  const checksums = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed = known.find(
    ({ name, checksum }) => checksums.has(name) && checksums.get(name) !== checksum,
  );
  if (changed !== undefined) {
    throw new DatabaseError(
      "migration-failed",
      `Migration ${changed.name} was changed after this database had run it; put the file back and add a new migration instead.`,
    );
  }
  return known.filter(({ name }) => pending.includes(name));
}

const failed = (name: string, outcome: string, error: unknown): DatabaseError =>
  new DatabaseError("migration-failed", `Migration ${name} ${outcome}: ${reasonOf(error)}`, error);

const recordStatement = "insert into schema_migrations (name, checksum) values ($1, $2)";

/**
 * Indexes of large tables are made while others write, which PostgreSQL allows outside a
 * transaction only.
 */
const concurrently = /\bconcurrently\b/giu;
export const isConcurrent = ({ sql }: Migration): boolean => sql.search(concurrently) >= 0;

export async function runMigrations(
  client: ClientBase,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query(
    "create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())",
  );
  for (const { name, sql, checksum } of migrations) {
    await client.query(sql.replaceAll(concurrently, "")).catch((error: unknown) => {
      throw failed(name, "failed and was undone", error);
    });
    await client.query(recordStatement, [name, checksum]);
  }
}

async function runInTransaction(client: PoolClient, migration: Migration): Promise<void> {
  await client.query(`begin; ${limitsOfTransaction(timeLimits.migrations)}`);
  await runMigrations(client, [migration]);
  await client.query("commit");
}

/**
 * Runs the statements one by one. A failed attempt leaves an unused index, which the next one
 * drops. Nothing queues behind these statements, so they have no time limits.
 */
async function runConcurrently(
  client: PoolClient,
  { name, sql, checksum }: Migration,
): Promise<void> {
  await client.query("set statement_timeout = 0; set lock_timeout = 0");
  for (const statement of sql.split("--> statement-breakpoint")) {
    const [, index] =
      /create\s+(?:unique\s+)?index\s+concurrently\s+("[^"]+"|\w+)/iu.exec(statement) ?? [];
    try {
      if (index !== undefined) await client.query(`drop index concurrently if exists ${index}`);
      await client.query(statement);
    } catch (error) {
      throw failed(name, "failed", error);
    }
  }
  await client.query(recordStatement, [name, checksum]);
}

/** SQLSTATEs `lock_not_available` and `deadlock_detected`. */
const lockCodes: ReadonlySet<string | undefined> = new Set(["55P03", "40P01"]);
const isLockWaitOver = (error: unknown): boolean =>
  error instanceof DatabaseError && lockCodes.has(errorCode(error.cause));

/**
 * Retries with short lock timeouts, because readers queue behind a migration that waits for a lock.
 * A backup in progress holds every table until it is over.
 */
async function runPatiently(client: PoolClient, migration: Migration, log: Log): Promise<void> {
  const run = isConcurrent(migration) ? runConcurrently : runInTransaction;
  for (let attempt = 1; ; attempt++) {
    try {
      return await run(client, migration);
    } catch (error) {
      if (!isLockWaitOver(error) || attempt === mostAttempts) throw error;
      if (run === runInTransaction) await client.query("rollback");
      log.warn({ attempt }, "a migration waits until a table is free");
      await delay(pauseBetweenAttemptsMs);
    }
  }
}

/**
 * Polls for the lock. A waiting statement would count as a reader of every table, and a concurrent
 * index build would wait for it in turn.
 */
async function takeTurn(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      "select pg_try_advisory_lock($1) as taken",
      [migrationLockKey],
    );
    if (rows[0]?.taken === true) return;
    await delay(pauseBeforeTurnMs);
  }
}

export async function migrate(pool: Pool, log: Log, known = readMigrations()): Promise<void> {
  if (pendingOf(known, await readApplied(pool)).length === 0) return;
  const client = await pool.connect();
  try {
    await takeTurn(client);
    for (;;) {
      const [next] = pendingOf(known, await readApplied(client));
      if (next === undefined) break;
      await runPatiently(client, next, log);
      log.info({ migration: next.name }, "migration applied");
    }
  } finally {
    client.release(true);
  }
}

export async function migrationStatus(
  pool: Pool,
  known = readMigrations(),
): Promise<MigrationStatus> {
  return statusOf(known, await readApplied(pool));
}
