import { Pool } from "pg";
import { expect, onTestFinished, test } from "vitest";
import {
  isConcurrent,
  readMigrations,
  runMigrations,
} from "#server/platform/database/migrations.ts";
import type { Migration } from "#server/platform/database/migrations.ts";
import { createTestDatabase } from "#server/testing/database/test-database.ts";

/** Returns the earlier tables that a migration reads or rewrites completely. */
async function effortsOf(pool: Pool, migration: Migration): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query(
      "create temporary table before on commit drop as select oid, relfilenode from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'",
    );
    await runMigrations(client, [migration]);
    // A rewrite gives a table another file. Reading all of it counts as a scan, even without rows.
    const { rows } = await client.query<{ effort: string }>(`
      select now.relname || case when now.relfilenode <> before.relfilenode then ' rewritten' else ' read' end as effort
        from before join pg_class now using (oid) join pg_stat_xact_user_tables on relid = oid
       where now.relfilenode <> before.relfilenode or seq_scan > 0
       order by 1`);
    await client.query("commit");
    return rows.map(({ effort }) => effort);
  } finally {
    // Close the session: it keeps its statistics for a while.
    client.release(true);
  }
}

async function emptyPool(): Promise<Pool> {
  const { url, drop } = await createTestDatabase();
  const pool = new Pool({ connectionString: url, max: 1 });
  onTestFinished(async () => {
    await pool.end();
    await drop();
  });
  await pool.query("drop schema public cascade; create schema public");
  return pool;
}

/** The first migration that must not lock large tables. */
const firstOfLargeTables = "0021";
const early = {
  "0006_catch_photo_files_observed_figures": ["catch_photos read"],
  "0010_reminder_mails": ["accounts read", "one_time_tokens read"],
  "0011_push_devices": ["told_reminders read"],
};

test(
  "no migration reads or rewrites a table that people use while they wait",
  { tags: ["thorough"] },
  async () => {
    const pool = await emptyPool();
    const found: Record<string, readonly string[]> = {};
    for (const migration of readMigrations()) {
      const efforts = await effortsOf(pool, migration);
      // Others can read and write while such an index is built.
      if (efforts.length > 0 && !isConcurrent(migration)) found[migration.name] = efforts;
    }
    expect(found).toMatchObject(early);
    expect(Object.keys(found).filter((name) => name > firstOfLargeTables)).toEqual([]);
  },
);

test.each([
  ["alter table t add column a integer", []],
  ["alter table t add column a integer not null default 7", []],
  ["alter table t add constraint positive check (id > 0) not valid", []],
  ["alter table t add column a timestamptz default clock_timestamp()", ["t rewritten"]],
  ["alter table t alter column id type bigint", ["t rewritten"]],
  ["alter table t add constraint positive check (id > 0)", ["t read"]],
  ["create index t_id on t (id)", ["t read"]],
  ["update t set id = 7", ["t read"]],
])("the effect of %s on the rows is found", async (sql, efforts) => {
  const pool = await emptyPool();
  const made = { name: "0000", checksum: "0", sql: "create table t (id integer)" };
  await effortsOf(pool, made);
  expect(await effortsOf(pool, { name: "0001", checksum: "1", sql })).toEqual(efforts);
});
