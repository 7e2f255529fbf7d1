import { Client } from "pg";
import { afterEach, describe, expect, inject, test } from "vitest";
import type { Database } from "#server/platform/database/open-database.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";

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

describe("a test's own database", () => {
  test("has every migration and no rows", async () => {
    const database = await open();
    expect((await database.migrationStatus()).pending).toEqual([]);
    expect((await database.pool.query("select * from accounts")).rowCount).toBe(0);
  });

  test("sees nothing of its neighbour's rows", async () => {
    const [one, other] = await Promise.all([open(), open()]);
    await one.pool.query(oneGrant);
    expect((await other.pool.query("select * from trial_grants")).rowCount).toBe(0);
  });

  test("is gone after close, also while somebody else is still connected to it", async () => {
    const database = await open();
    const stranger = new Client({ connectionString: database.url });
    stranger.on("error", () => undefined);
    await stranger.connect();
    const { rows } = await stranger.query("select current_database() as name");
    await database.close();
    const neighbour = await open();
    const left = await neighbour.pool.query("select 1 from pg_database where datname = $1", [
      rows[0].name,
    ]);
    expect(left.rowCount).toBe(0);
  });

  test("lies in the one Postgres of this run", () => {
    expect(inject("testPostgresFolder")).toContain("striper-test-postgres-");
  });
});
