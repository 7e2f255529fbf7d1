// @module-tag thorough

import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { DatabaseError } from "#server/platform/database/database-error.ts";
import { isRoot } from "#server/platform/database/embedded/account.ts";
import {
  ask,
  isAlive,
  madeFolder,
  nobody,
  openPrograms,
  serverPid,
  start,
  startChild,
  temporaryFolder,
} from "#server/testing/database/test-database-folders.ts";

const superuser = { user: "postgres", database: "postgres" };
const makeTable = "create table kept (value integer); insert into kept values (42)";
const readTable = "select value from kept";

describe("a first start", () => {
  test("that was killed half-way leaves nothing in the way of the next", async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, "postgres.new-1234", "base"), { recursive: true });
    mkdirSync(join(dataDir, "postgres"));
    await start({ dataDir });
    expect(readdirSync(dataDir)).toEqual(["postgres"]);
  });

  test("works in a path with odd characters that is too long for a socket address", async () => {
    const odd = `my "data" it's \\ ünï $HOME 鱼`;
    const dataDir = join(temporaryFolder(), odd, "a".repeat(200), "b".repeat(200));
    const embedded = await start({ dataDir });
    expect(await ask(embedded, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(embedded.host.length).toBeLessThan(30);
  });
});

describe("a restart", () => {
  test("finds what was written, and does not take long", async () => {
    const dataDir = await madeFolder();
    const first = await start({ dataDir });
    await ask(first, makeTable);
    await first.stop();
    const begun = performance.now();
    const second = await start({ dataDir, durability: "durable" });
    expect(await ask(second, readTable)).toEqual([{ value: 42 }]);
    // Typically 70 ms on an idle machine.
    expect(performance.now() - begun).toBeLessThan(15_000);
  });

  test("finds it after the folder was moved, and in a copy that lost owner and modes", async () => {
    const one = await madeFolder("one");
    const two = one.replace(/one$/u, "two");
    const three = one.replace(/one$/u, "three");
    const first = await start({ dataDir: one });
    await ask(first, makeTable);
    await first.stop();

    renameSync(one, two);
    const moved = await start({ dataDir: two });
    expect(await ask(moved, readTable)).toEqual([{ value: 42 }]);
    await moved.stop();

    cpSync(two, three, { recursive: true });
    chmodSync(join(three, "postgres"), 0o755);
    const copied = await start({ dataDir: three });
    expect(await ask(copied, readTable)).toEqual([{ value: 42 }]);
  });
});

describe("the process", () => {
  test.skipIf(!isRoot())("runs as an unprivileged user when root starts it", async () => {
    const dataDir = await madeFolder();
    await start({ dataDir });
    expect(statSync(`/proc/${serverPid(dataDir)}`).uid).toBeGreaterThan(0);
  });

  test.skipIf(!isRoot())(
    "runs as the owner of the data folder when root starts it there",
    async () => {
      const dataDir = temporaryFolder();
      chownSync(dataDir, nobody!.uid, nobody!.gid);
      await start({ dataDir });
      expect(statSync(`/proc/${serverPid(dataDir)}`).uid).toBe(nobody!.uid);
      expect(statSync(join(dataDir, "postgres")).uid).toBe(nobody!.uid);
    },
  );

  test.skipIf(!isRoot())("works below a folder that only root can enter", async () => {
    const dataDir = await madeFolder();
    chmodSync(dirname(dataDir), 0o700);
    const embedded = await start({ dataDir });
    await ask(embedded, makeTable);
    // These open files anew: another database, a checkpoint, a reload of the settings.
    await ask(embedded, "create database other", superuser);
    await ask(embedded, "checkpoint", superuser);
    await ask(embedded, "select pg_reload_conf()", superuser);
    expect(await ask(embedded, readTable)).toEqual([{ value: 42 }]);
  });

  test("ends with a server that exits without closing it", async () => {
    const dataDir = await madeFolder();
    const child = await startChild({ dataDir });
    const pid = serverPid(dataDir);
    await child.end("exit");
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
  });
});

describe("an ordinary user", () => {
  test.skipIf(!isRoot())("starts it without root, and restarts it", async () => {
    const dataDir = temporaryFolder();
    chownSync(dataDir, nobody!.uid, nobody!.gid);
    const source = await openPrograms();
    for (let round = 1; round <= 2; round += 1) {
      const child = await startChild({ dataDir, user: nobody, source });
      expect(child.said).toBe("ready");
      expect(statSync(`/proc/${serverPid(dataDir)}`).uid).toBe(nobody!.uid);
      expect(await child.end("close")).toBe(0);
    }
  });

  test.skipIf(!isRoot())("is told when the data folder cannot be written", async () => {
    const dataDir = temporaryFolder(0o755);
    const child = await startChild({ dataDir, user: nobody, source: await openPrograms() });
    expect(child.said).toMatch(/^not-writable: The data folder .* cannot be written \(EACCES\)/u);
    expect(await child.exited).toBe(1);
  });

  test.skipIf(!isRoot())("is told when the database belongs to somebody else", async () => {
    const dataDir = temporaryFolder();
    chownSync(dataDir, nobody!.uid, nobody!.gid);
    mkdirSync(join(dataDir, "postgres"), { mode: 0o700 });
    const child = await startChild({ dataDir, user: nobody, source: await openPrograms() });
    expect(child.said).toMatch(/^foreign-owner: .* belongs to another user \(id 0\)/u);
  });
});

describe("a second server on one data folder", () => {
  test("started at the same moment, on a folder that is still empty, leaves exactly one", async () => {
    const dataDir = temporaryFolder();
    const attempts = await Promise.allSettled([start({ dataDir }), start({ dataDir })]);
    const refused = attempts.filter((attempt) => attempt.status === "rejected");
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toBeInstanceOf(DatabaseError);
    const winner = attempts.find((attempt) => attempt.status === "fulfilled");
    expect(await ask(winner!.value, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});
