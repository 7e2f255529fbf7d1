import { Client } from "pg";
import { afterEach, describe, expect, inject, test } from "vitest";
import type { Database } from "#server/platform/database/open-database.ts";
import { createTestDatabase, openTestDatabase } from "#server/testing/database/test-database.ts";

const opened: Database[] = [];
async function open() {
  const database = await openTestDatabase();
  opened.push(database);
  return database;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
});

const oneGrant = "insert into trial_grants (email_hash, ends_at) values ('\\x01', now())";
const grants = "select 1 from trial_grants";

describe("a test's database", () => {
  test("has every migration and no rows", async () => {
    const database = await open();
    expect((await database.migrationStatus()).pending).toEqual([]);
    expect((await database.pool.query("select * from accounts")).rowCount).toBe(0);
  });

  test("shares no rows with another that is open at the same time", async () => {
    const [one, other] = await Promise.all([open(), open()]);
    await one.pool.query(oneGrant);
    expect((await other.pool.query(grants)).rowCount).toBe(0);
  });

  test("is used again after close, without the rows, the numbers and the locks of before", async () => {
    const before = await openTestDatabase();
    await before.pool.query(oneGrant);
    await before.pool.query("create schema pgboss");
    await before.pool.query("insert into audit_log (action) values ('first')");
    const stranger = new Client({ connectionString: before.url });
    stranger.on("error", () => undefined);
    await stranger.connect();
    await stranger.query("select pg_advisory_lock(7); begin; lock table trial_grants");
    await before.close();

    const after = await open();
    expect(after.url).toBe(before.url);
    expect((await after.pool.query(grants)).rowCount).toBe(0);
    const { rows } = await after.pool.query(
      `insert into audit_log (action) values ('next')
       returning id::int, pg_try_advisory_lock(7) as free, to_regnamespace('pgboss') as schema`,
    );
    expect(rows).toEqual([{ id: 1, free: true, schema: null }]);
  });

  test("is replaced by a new one when a test changed its tables or filled them", async () => {
    for (const change of [
      "create table extra (id integer)",
      "insert into audit_log (action) select repeat('x', 200) from generate_series(1, 50000)",
    ]) {
      const before = await openTestDatabase();
      await before.pool.query(change);
      await before.close();
      const after = await open();
      expect(after.url).not.toBe(before.url);
      const known = await after.pool.query("select 1 from pg_database where datname = $1", [
        new URL(before.url).pathname.slice(1),
      ]);
      expect(known.rowCount).toBe(0);
    }
  });

  test("lies in the one Postgres of this run", () => {
    expect(inject("testPostgresFolder")).toContain("striper-test-postgres-");
  });
});

test("a database for programs is gone after drop, though somebody is still connected to it", async () => {
  const { url, name, drop } = await createTestDatabase();
  const stranger = new Client({ connectionString: url });
  stranger.on("error", () => undefined);
  await stranger.connect();
  await drop();
  const { pool } = await open();
  const known = await pool.query("select 1 from pg_database where datname = $1", [name]);
  expect(known.rowCount).toBe(0);
});
