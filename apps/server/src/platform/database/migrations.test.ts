import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { Pool } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  migrate,
  migrationsFolder,
  migrationStatus,
  readMigrations,
  runMigrations,
} from "#server/platform/database/migrations.ts";
import type { Migration } from "#server/platform/database/migrations.ts";
import { createLog } from "#server/platform/log/log.ts";
import { createTestDatabase } from "#server/testing/database/test-database.ts";

// drizzle-kit adds a method to all arrays. Later files in the same process would see it in each
// `for … in`, and pdf.js then refuses to work.
Reflect.deleteProperty(Array.prototype, "random");

const log = createLog("silent");
const step = (name: string, sql: string): Migration => ({ name, sql, checksum: `sum of ${sql}` });

const one = step("0000_one", "create table one (id integer);--> statement-breakpoint\nselect 1");
const two = step("0001_two", "create table two (id integer); insert into two values (1)");

async function emptyPool(): Promise<Pool> {
  const { url, drop } = await createTestDatabase();
  const pool = new Pool({ connectionString: url });
  onTestFinished(async () => {
    await pool.end();
    await drop();
  });
  await pool.query("drop schema public cascade; create schema public");
  return pool;
}

const tablesOf = async (pool: Pool) => {
  const { rows } = await pool.query<{ table_name: string }>(
    "select table_name from information_schema.tables where table_schema = 'public' order by 1",
  );
  return rows.map((row) => row.table_name);
};

describe("migrations", () => {
  test("are run in order, each once, and reported", async () => {
    const pool = await emptyPool();
    expect(await migrationStatus(pool, [one, two])).toEqual({
      applied: [],
      pending: ["0000_one", "0001_two"],
      unknown: [],
    });
    await migrate(pool, log, [one]);
    await migrate(pool, log, [one, two]);
    await migrate(pool, log, [one, two]);
    expect(await tablesOf(pool)).toEqual(["one", "schema_migrations", "two"]);
    expect(await migrationStatus(pool, [one, two])).toMatchObject({ pending: [], unknown: [] });
  });

  test("started by several servers at once are run once", async () => {
    const pool = await emptyPool();
    await Promise.all(Array.from({ length: 6 }, () => migrate(pool, log, [one, two])));
    expect((await pool.query("select id from two")).rows).toEqual([{ id: 1 }]);
  });

  test("that fail are undone as a whole, keep what went before, and say which and why", async () => {
    const pool = await emptyPool();
    const broken = step("0001_broken", "create table half (id integer); create table one (x text)");
    await expect(migrate(pool, log, [one, broken, two])).rejects.toMatchObject({
      fault: "migration-failed",
      message: 'Migration 0001_broken failed and was undone: relation "one" already exists',
    });
    expect(await tablesOf(pool)).toEqual(["one", "schema_migrations"]);
    await migrate(pool, log, [one, two]);
    expect((await migrationStatus(pool, [one, two])).pending).toEqual([]);
  });

  test("do not make readers wait behind a held table, and run once it is free", async () => {
    const pool = await emptyPool();
    await migrate(pool, log, [one]);
    const holder = await pool.connect();
    await holder.query("begin; lock table one in access share mode");
    const widening = step("0001_wide", "alter table one add column width integer");
    const migrating = migrate(pool, log, [one, widening]);
    const untilWaiting = `select from pg_locks where not granted and relation = 'one'::regclass`;
    await expect.poll(async () => (await pool.query(untilWaiting)).rowCount).toBe(1);
    // Fails if the reader still waits behind the migration after that time.
    await pool.query("begin; set local statement_timeout = '20s'; select id from one; commit");
    expect((await migrationStatus(pool, [one, widening])).pending).toEqual(["0001_wide"]);
    await holder.query("commit");
    holder.release();
    await migrating;
    expect((await migrationStatus(pool, [one, widening])).pending).toEqual([]);
  });

  test("build an index while others write, even when several servers start, and rebuild a broken one", async () => {
    const pool = await emptyPool();
    await migrate(pool, log, [one]);
    await pool.query("insert into one values (1), (1)");
    const indexed = step(
      "0001_index",
      "create unique index concurrently one_id on one (id);--> statement-breakpoint\ncreate index concurrently one_again on one (id)",
    );
    const migrating = () => migrate(pool, log, [one, indexed]);
    await expect(migrating()).rejects.toThrow("Migration 0001_index failed: could not create");
    await pool.query("delete from one where ctid <> (select min(ctid) from one)");

    const holder = await pool.connect();
    await holder.query("begin; insert into one values (2)");
    const servers = Promise.all([migrating(), migrating()]);
    const untilWaiting = `select from pg_stat_activity where wait_event_type = 'Lock'
      and query ~ 'index concurrently' and datname = current_database()`;
    await expect.poll(async () => (await pool.query(untilWaiting)).rowCount).toBe(1);
    await pool.query("set lock_timeout = '20s'; insert into one values (3)");
    await holder.query("commit");
    holder.release();
    await servers;
    const { rows } = await pool.query(
      "select relname, indisvalid from pg_index join pg_class on oid = indexrelid where relname like 'one_%' order by 1",
    );
    expect(rows).toEqual([
      { relname: "one_again", indisvalid: true },
      { relname: "one_id", indisvalid: true },
    ]);
  });

  test("with such an index run in the transaction of a restore", async () => {
    const pool = await emptyPool();
    const indexed = step("0001_index", "create index concurrently one_id on one (id)");
    const client = await pool.connect();
    await client.query("begin");
    await runMigrations(client, [one, indexed]);
    await client.query("commit");
    client.release();
    expect((await migrationStatus(pool, [one, indexed])).pending).toEqual([]);
  });

  test("of a newer program stop this one before it does anything", async () => {
    const pool = await emptyPool();
    await migrate(pool, log, [one, two]);
    const older = step("0002_other", "create table never (id integer)");
    await expect(migrate(pool, log, [one, older])).rejects.toMatchObject({
      fault: "newer-schema",
      message: expect.stringContaining("a newer version of this program (0001_two)"),
    });
    expect(await tablesOf(pool)).not.toContain("never");
    // A running server stays ready while a newer one is rolled out.
    expect(await migrationStatus(pool, [one])).toMatchObject({
      pending: [],
      unknown: ["0001_two"],
    });
  });

  test("that were edited after they had run are refused", async () => {
    const pool = await emptyPool();
    await migrate(pool, log, [one]);
    await expect(migrate(pool, log, [{ ...one, checksum: "other" }, two])).rejects.toMatchObject({
      fault: "migration-failed",
      message: expect.stringContaining("0000_one was changed after this database had run it"),
    });
  });

  test("are found from the sources and from a bundle in dist", () => {
    const server = join(import.meta.dirname, "..", "..", "..");
    expect(migrationsFolder()).toBe(join(server, "migrations"));
    expect(migrationsFolder(join(server, "dist"))).toBe(join(server, "migrations"));
    expect(() => migrationsFolder("/")).toThrow("No folder of migrations");
  });

  test("contain everything that the tables in the code declare", async () => {
    const tables = await tablesInCode();
    expect(Object.keys(tables)).toContain("accounts");
    const last = readMigrations().at(-1)?.name.split("_")[0];
    const snapshot = readFileSync(
      join(migrationsFolder(), "meta", `${last}_snapshot.json`),
      "utf8",
    );
    const missing = await generateMigration(JSON.parse(snapshot), generateDrizzleJson(tables));
    // To fix: cd apps/server && npx drizzle-kit generate --name <what-it-does>
    expect(missing).toEqual([]);
  });
});

const sources = join(import.meta.dirname, "..", "..");

async function tablesInCode(): Promise<Record<string, PgTable>> {
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".table.ts"),
  );
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ join(sources, file))),
  );
  const tables = modules
    .flatMap((module) => Object.values(module))
    .filter((value) => is(value, PgTable));
  return Object.fromEntries(tables.map((table) => [getTableName(table), table]));
}
