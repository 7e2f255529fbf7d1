import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { expect, test } from "vitest";
import { isDatabaseAway } from "#server/platform/database/database-error.ts";
import { openPool } from "#server/platform/database/open-pool.ts";
import { createLog } from "#server/platform/log/log.ts";
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

test("so is a Postgres that does not listen", async () => {
  const pool = new Pool({ host: "127.0.0.1", port: 1 });
  const orm = drizzle(pool);
  expect(isDatabaseAway(await failureOf(orm.execute(sql`select 1`)))).toBe(true);
  expect(isDatabaseAway(await failureOf(orm.transaction(() => Promise.resolve())))).toBe(true);
  await pool.end();
});

test.each(["08P01", "08006", "57P03"])("so is a pooler that refuses with %s", async (code) => {
  const body = Buffer.from(`SFATAL\0C${code}\0Mserver login has been failing\0\0`);
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(body.length + 4, 1);
  const pooler = createServer((socket) =>
    socket.once("data", () => socket.end(Buffer.concat([head, body]))),
  );
  await once(pooler.listen(0, "127.0.0.1"), "listening");
  const address = pooler.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const pool = new Pool({ host: "127.0.0.1", port });
  const orm = drizzle(pool);
  expect(isDatabaseAway(await failureOf(orm.execute(sql`select 1`)))).toBe(true);
  expect(isDatabaseAway(await failureOf(orm.transaction(() => Promise.resolve())))).toBe(true);
  expect(isDatabaseAway(await failureOf(pool.query("select 1")))).toBe(true);
  await pool.end();
  pooler.close();
});

test("a connection that breaks within a transaction fails that transaction only", async () => {
  const log = createLog("silent");
  const pool = openPool({ connectionString: database.url }, { size: 1, work: "calls", log });
  const orm = drizzle(pool);
  const failed = await failureOf(
    orm.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>(
        sql`select pg_backend_pid() as pid`,
      );
      await database.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
      await delay(100);
      await transaction.execute(sql`select 1`);
    }),
  );
  expect(isDatabaseAway(failed)).toBe(true);
  expect(await failureOf(orm.execute(sql`select 1`))).toBeUndefined();
  await pool.end();
});

test("an invalid statement is not, nor is a missing file", async () => {
  const wrong = await failureOf(database.orm.execute(sql`select 1 / 0`));
  expect(isDatabaseAway(wrong)).toBe(false);
  const missing = Object.assign(new Error("no such file"), { code: "ENOENT" });
  expect(isDatabaseAway(missing)).toBe(false);
  expect(isDatabaseAway("no error")).toBe(false);
});
