import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  ask,
  dataDirWith42,
  durability,
  isAlive,
  madeFolder,
  readTable,
  serverPid,
  start,
  startChild,
  temporaryFolder,
} from "#server/testing/database/test-database-folders.ts";

test("the first start makes a database that is durable, closed to others, and whose product role is no superuser", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const embedded = await start({ dataDir, durability: "durable" });
  const [row] = await ask(
    embedded,
    "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages, current_setting('listen_addresses') as addresses, current_setting('data_checksums') as checksums",
  );
  expect(row).toEqual({ fsync: "on", commit: "on", pages: "on", addresses: "", checksums: "on" });
  const [role] = await ask(embedded, "select current_setting('is_superuser') as super");
  expect(role).toEqual({ super: "off" });
  await ask(embedded, "create schema jobs");
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, "postgres")).mode & 0o777).toBe(0o700);
  expect(readdirSync(dataDir)).toEqual(["postgres"]);
});

test(
  "Postgres gets none of this process's secrets and ignores its PG variables",
  { tags: ["thorough"] },
  async () => {
    vi.stubEnv("STRIPE_SECRET_KEY", "sk_live_never");
    vi.stubEnv("PGPORT", "1");
    vi.stubEnv("PGOPTIONS", "-c nonsense=1");
    onTestFinished(() => void vi.unstubAllEnvs());
    const dataDir = await madeFolder();
    const embedded = await start({ dataDir });
    expect(await ask(embedded, "select 1 as one")).toEqual([{ one: 1 }]);
    const environment = readFileSync(`/proc/${serverPid(dataDir)}/environ`, "utf8");
    expect(environment).toContain("LC_ALL=C");
    expect(environment).not.toMatch(/STRIPE|PGPORT/u);
  },
);

test("after a kill the next start ends the surviving Postgres and keeps the written data", async () => {
  const dataDir = await dataDirWith42();
  const child = await startChild({ dataDir, durability });
  expect(child.said).toBe("ready");
  const orphan = serverPid(dataDir);
  await child.end("SIGKILL");
  expect(isAlive(orphan)).toBe(true);

  const next = await start({ dataDir, durability });
  expect(isAlive(orphan)).toBe(false);
  expect(serverPid(dataDir)).not.toBe(orphan);
  expect(await ask(next, readTable)).toEqual([{ value: 42 }]);
});

test("a second server on one data folder is refused with one sentence, and the first continues", async () => {
  const dataDir = await madeFolder();
  const first = await start({ dataDir });
  const child = await startChild({ dataDir });
  expect(child.said).toBe(
    `in-use: Another server is running on the data folder ${dataDir}; stop it first or choose another DATA_DIR.`,
  );
  expect(await child.exited).toBe(1);
  expect(await ask(first, "select 1 as one")).toEqual([{ one: 1 }]);
});
