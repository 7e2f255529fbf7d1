import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "#server/platform/database/open-database.ts";
import { withLockBestEffort } from "#server/platform/jobs/with-lock.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

test("work under one name is done by one server after the other", async () => {
  const active = { now: 0, most: 0 };
  const work = async (): Promise<void> => {
    active.most = Math.max(active.most, ++active.now);
    await delay(20);
    active.now--;
  };
  await Promise.all([1, 2, 3].map(() => withLockBestEffort(database.pool, "work", work)));
  expect(active.most).toBe(1);
});

test("the lock is released when the work fails", async () => {
  const failing = withLockBestEffort(database.pool, "work", () => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  expect(await withLockBestEffort(database.pool, "work", () => Promise.resolve("done"))).toBe(
    "done",
  );
});

test("work starts without the lock after the longest wait", async () => {
  const silent = await database.pool.connect();
  await silent.query("select pg_advisory_lock(hashtextextended('work', 0))");
  const outcome = withLockBestEffort(database.pool, "work", () => Promise.resolve("done"), 50);
  expect(await outcome).toBe("done");
  silent.release(true);
});
