import { drizzle } from "drizzle-orm/node-postgres";
import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { expect, test } from "vitest";
import { isDatabaseAway } from "#server/platform/database/database-error.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const database = await sharedByFile(openTestDatabase());

const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => undefined,
    (error: unknown) => error,
  );

test("a pool that has no connection left is a database that is away", async () => {
  const pool = new Pool({ connectionString: database.url, max: 1, connectionTimeoutMillis: 500 });
  const orm = drizzle(pool);
  const held = await pool.connect();
  expect(isDatabaseAway(await failureOf(orm.execute(sql`select 1`)))).toBe(true);
  expect(isDatabaseAway(await failureOf(orm.transaction(() => Promise.resolve())))).toBe(true);
  held.release();
  expect(await failureOf(orm.execute(sql`select 1`))).toBeUndefined();
  await pool.end();
});

test("so is one that ends a statement because it is ending itself", async () => {
  const ended = await failureOf(
    database.orm.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
  );
  expect(isDatabaseAway(ended)).toBe(true);
});

test("so is a Postgres nobody hears", async () => {
  const pool = new Pool({ host: "127.0.0.1", port: 1 });
  expect(isDatabaseAway(await failureOf(drizzle(pool).execute(sql`select 1`)))).toBe(true);
  await pool.end();
});

test("a statement that is wrong is not, nor is a file that is missing", async () => {
  const wrong = await failureOf(database.orm.execute(sql`select 1 / 0`));
  expect(isDatabaseAway(wrong)).toBe(false);
  const missing = Object.assign(new Error("no such file"), { code: "ENOENT" });
  expect(isDatabaseAway(missing)).toBe(false);
  expect(isDatabaseAway("no error")).toBe(false);
});
