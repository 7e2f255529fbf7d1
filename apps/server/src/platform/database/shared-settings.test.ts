import { afterAll, expect, test } from "vitest";
import { openPool } from "#server/platform/database/open-pool.ts";
import { holdSharedSettings } from "#server/platform/database/shared-settings.ts";
import { createLog } from "#server/platform/log/log.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const database = await sharedByFile(openTestDatabase());
const openInstance = () =>
  openPool(
    { connectionString: database.url },
    { size: 2, work: "calls", log: createLog("silent") },
  );
const first = openInstance();
const second = openInstance();
afterAll(() => Promise.all([first.end(), second.end()]));

const ofDatabase = `from pg_locks where locktype = 'advisory'
  and database = (select oid from pg_database where datname = current_database())`;
const locks = async () => (await database.pool.query(`select ${ofDatabase}`)).rowCount;

test("an instance whose shared settings differ from those of a living one does not start", async () => {
  const release = await holdSharedSettings(first, { bucket: "striper" });
  await expect(holdSharedSettings(second, {})).rejects.toThrow(/the same S3_… settings/u);
  const releaseAlike = await holdSharedSettings(second, { bucket: "striper" });
  releaseAlike();
  release();
  await expect.poll(locks).toBe(0);
  (await holdSharedSettings(second, {}))();
});

test("a living instance is known again after its connection broke", async () => {
  await expect.poll(locks).toBe(0);
  const release = await holdSharedSettings(first, { bucket: "other" });
  await database.pool.query(`select pg_terminate_backend(pid, 1000) ${ofDatabase}`);
  expect(await locks()).toBe(0);
  await expect.poll(locks, { timeout: 10_000 }).toBe(1);
  await expect(holdSharedSettings(second, {})).rejects.toThrow(/the same S3_… settings/u);
  release();
});
