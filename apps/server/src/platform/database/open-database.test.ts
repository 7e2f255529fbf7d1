import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "#server/platform/database/open-database.ts";
import type { Database, DatabaseOptions } from "#server/platform/database/open-database.ts";
import { createLog } from "#server/platform/log/log.ts";
import { createTestDatabase } from "#server/testing/database/test-database.ts";
import {
  madeFolder,
  residentMegabytes,
  serverPid,
} from "#server/testing/database/test-database-folders.ts";

async function open(options: Partial<DatabaseOptions>): Promise<Database> {
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir: "/nowhere",
    log: createLog("silent"),
    ...options,
  });
  onTestFinished(database.close);
  return database;
}

async function testUrl(): Promise<string> {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  return url;
}

describe("a database in the data folder", () => {
  test("opens with every migration, answers, and closes once, however often it is closed", async () => {
    const database = await open({ dataDir: await madeFolder() });
    expect(await database.ping()).toBe(true);
    expect((await database.migrationStatus()).pending).toEqual([]);
    await Promise.all([database.close(), database.close()]);
    expect(await database.ping()).toBe(false);
  });

  test("stays far below its share of 300 MB", { tags: ["thorough"] }, async () => {
    const dataDir = await madeFolder();
    const database = await open({ dataDir });
    await Promise.all(
      Array.from({ length: 10 }, () => database.pool.query("select pg_sleep(0.1)")),
    );
    // Typically 60 MB.
    expect(residentMegabytes(serverPid(dataDir))).toBeLessThan(120);
  });

  test(
    "that was interrupted answers again through the same pool",
    { tags: ["thorough"] },
    async () => {
      const dataDir = await madeFolder();
      const database = await open({ dataDir });
      expect(await database.ping()).toBe(true);
      const killed = serverPid(dataDir);
      process.kill(killed, "SIGKILL");
      const back = async () => {
        expect(serverPid(dataDir)).not.toBe(killed);
        expect(await database.ping()).toBe(true);
      };
      await vi.waitFor(back, { timeout: 20_000 });
      expect((await database.migrationStatus()).pending).toEqual([]);
    },
  );
});

describe("a database at a URL", () => {
  test("opens, migrates and runs transactions", async () => {
    const database = await open({ databaseUrl: await testUrl() });
    expect(await database.ping()).toBe(true);
    await expect(
      database.orm.transaction(async (transaction) => {
        await transaction.execute(
          "insert into trial_grants (email_hash, ends_at) values ('\\x01', now())",
        );
        throw new Error("changed my mind");
      }),
    ).rejects.toThrow("changed my mind");
    expect((await database.pool.query("select * from trial_grants")).rows).toEqual([]);
  });

  test("that does not answer is one sentence without the password", async () => {
    const databaseUrl = "postgres://striper:s3cr3t@127.0.0.1:9/striper";
    await expect(open({ databaseUrl })).rejects.toMatchObject({
      fault: "unreachable",
      message: expect.stringMatching(/^The database at 127\.0\.0\.1:9\/striper cannot be used: /u),
    });
    await expect(open({ databaseUrl })).rejects.toThrow(/^(?!.*s3cr3t)/u);
  });

  test("survives the loss of its idle connections", async () => {
    const databaseUrl = await testUrl();
    const database = await open({ databaseUrl });
    await database.pool.query("select 1");
    const other = await open({ databaseUrl });
    await other.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()",
    );
    await vi.waitFor(async () => expect(await database.ping()).toBe(true), { timeout: 5000 });
  });
});
