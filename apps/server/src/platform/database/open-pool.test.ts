import { setTimeout as delay } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { isOutOfTime } from "#server/platform/database/database-error.ts";
import { fillPool, openPool } from "#server/platform/database/open-pool.ts";
import type { PoolOptions } from "#server/platform/database/open-pool.ts";
import { timeLimits } from "#server/platform/database/time-limits.ts";
import { createLog } from "#server/platform/log/log.ts";
import { createTestDatabase } from "#server/testing/database/test-database.ts";

async function poolWith(options: Partial<PoolOptions>, connection: object = {}): Promise<Pool> {
  const { url, drop } = await createTestDatabase();
  const given = { size: 1, work: "calls", log: createLog("silent"), ...options } as const;
  const pool = openPool({ connectionString: url, ...connection }, given);
  onTestFinished(async () => {
    await pool.end();
    await drop();
  });
  return pool;
}

const milliseconds = async (pool: Pool, setting: string): Promise<number> => {
  const { rows } = await pool.query<{ setting: string }>(
    "select setting from pg_settings where name = $1",
    [setting],
  );
  return Number(rows[0]?.setting);
};

const prepared = async (pool: Pool): Promise<number | null> =>
  (await pool.query("select from pg_prepared_statements")).rowCount;

describe("a pool", () => {
  test.each(["calls", "jobs", "backup"] as const)("for %s has their time limits", async (work) => {
    const pool = await poolWith({ work });
    expect(await milliseconds(pool, "statement_timeout")).toBe(timeLimits[work].statementMs);
    expect(await milliseconds(pool, "lock_timeout")).toBe(timeLimits[work].lockMs);
  });

  test.each([0, 2, 3])(
    "that keeps %i open closes the others when they are idle",
    async (keptOpen) => {
      const pool = await poolWith({ size: 3, keptOpen }, { idleTimeoutMillis: 50 });
      await fillPool(pool, 3);
      expect(pool.totalCount).toBe(3);
      await expect.poll(() => pool.totalCount).toBe(keptOpen);
      await delay(150);
      expect([pool.totalCount, pool.idleCount]).toEqual([keptOpen, keptOpen]);
    },
  );

  test("keeps named statements, each prepared once for its connection", async () => {
    const pool = await poolWith({});
    const named = drizzle(pool)
      .select({ one: sql`1` })
      .from(sql`generate_series(1, 1)`)
      .prepare("one");
    for (let turn = 0; turn < 3; turn++) await named.execute();
    expect(await prepared(pool)).toBe(1);
  });

  test("at a pooler sends unnamed statements and no session settings", async () => {
    const pool = await poolWith({ isPooler: true });
    const named = drizzle(pool)
      .select({ one: sql<number>`${sql.placeholder("one")}::int` })
      .from(sql`generate_series(1, 1)`)
      .prepare("one");
    for (const one of [1, 2]) expect(await named.execute({ one })).toEqual([{ one }]);
    const query = { name: "two", text: "select $1::int as two", values: [2] };
    expect((await pool.query(query)).rows).toEqual([{ two: 2 }]);
    expect(await prepared(pool)).toBe(0);
    expect(await milliseconds(pool, "statement_timeout")).toBe(0);
  });

  test("ends a statement at its time limit, which is distinguished from other errors", async () => {
    const orm = drizzle(await poolWith({}, { statement_timeout: 50 }));
    const failure = await orm.execute("select pg_sleep(5)").catch((error: unknown) => error);
    expect(isOutOfTime(failure)).toBe(true);
    const other = await orm.execute("select 1/0").catch((error: unknown) => error);
    expect(isOutOfTime(other)).toBe(false);
  });
});
