// @module-tag thorough

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { DatabaseError } from "#server/platform/database/database-error.ts";
import { product } from "#server/platform/database/embedded/embedded-postgres.ts";
import { localConnection } from "#server/platform/database/embedded/socket-host.ts";
import { captureLog } from "#server/testing/captured-log.ts";
import {
  ask,
  childrenOf,
  dataDirWith42,
  durability,
  isAlive,
  madeFolder,
  readTable,
  serverPid,
  start,
  startChild,
} from "#server/testing/database/test-database-folders.ts";

const onLinux = process.platform === "linux";
const patience = { timeout: 20_000, interval: 50 };

async function session(host: string): Promise<Client> {
  const client = new Client({ ...localConnection(host), ...product });
  client.on("error", () => undefined);
  await client.connect();
  onTestFinished(() => client.end().catch(() => undefined));
  return client;
}

describe("after the server process was killed", () => {
  test("together with Postgres, the next start recovers", async () => {
    const dataDir = await dataDirWith42();
    const child = await startChild({ dataDir, durability });
    const orphan = serverPid(dataDir);
    const client = await session(join(dataDir, "postgres"));
    await client.query("update kept set value = 43");
    await client.query("begin; update kept set value = 44");
    await child.end("SIGKILL");
    process.kill(orphan, "SIGKILL");

    const next = await start({ dataDir, durability });
    expect(await ask(next, readTable)).toEqual([{ value: 43 }]);
  });

  test.skipIf(!onLinux)("its process id may belong to another program", async () => {
    const dataDir = await dataDirWith42();
    const cluster = join(dataDir, "postgres");
    // Postgres mistakes a living process of its own user for itself and refuses to start.
    const other = await madeFolder("other");
    await start({ dataDir: other });
    const pid = serverPid(other);
    writeFileSync(
      join(cluster, "postmaster.pid"),
      `${pid}\n/proc/self/cwd\n1\n5432\n.\n\n1 1\nready\n`,
    );
    writeFileSync(join(cluster, ".s.PGSQL.5432.lock"), `${pid}\n/proc/self/cwd\n`);

    const next = await start({ dataDir, durability });
    expect(await ask(next, readTable)).toEqual([{ value: 42 }]);
    expect(isAlive(pid)).toBe(true);
  });
});

describe("while the server runs", () => {
  test("a Postgres that is killed comes back with everything that was committed", async () => {
    const dataDir = await dataDirWith42();
    const onLost = vi.fn<(error: unknown) => void>();
    const embedded = await start({ dataDir, durability, onLost });
    const killed = serverPid(dataDir);
    process.kill(killed, "SIGKILL");
    await vi.waitFor(async () => {
      expect(await ask(embedded, readTable)).toEqual([{ value: 42 }]);
      expect(serverPid(dataDir)).not.toBe(killed);
    }, patience);
    expect(onLost).not.toHaveBeenCalled();
  });

  test.skipIf(!onLinux)("a backend that goes on calculating after the kill is ended", async () => {
    const dataDir = await dataDirWith42();
    const embedded = await start({ dataDir, durability });
    const client = await session(embedded.host);
    const endless = client.query("select count(*) from generate_series(1, 1e15)");
    const ended = endless.then(
      () => "answered",
      () => "ended",
    );
    const killed = serverPid(dataDir);
    const observer = await session(embedded.host);
    const { rows } = await observer.query<{ pid: number }>(
      "select pid from pg_stat_activity where query like '%generate_series(1, 1e15)%' and pid <> pg_backend_pid()",
    );
    process.kill(killed, "SIGKILL");
    expect(await ended).toBe("ended");
    await vi.waitFor(async () => {
      expect(await ask(embedded, readTable)).toEqual([{ value: 42 }]);
    }, patience);
    expect(isAlive(rows[0]!.pid)).toBe(false);
  });

  test.skipIf(!onLinux)("a backend that crashes ends the sessions, not the server", async () => {
    const dataDir = await dataDirWith42();
    const onLost = vi.fn<(error: unknown) => void>();
    const embedded = await start({ dataDir, durability, onLost });
    const client = await session(embedded.host);
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    expect(childrenOf(serverPid(dataDir))).toContain(rows[0]!.pid);
    process.kill(rows[0]!.pid, "SIGKILL");
    await vi.waitFor(async () => {
      expect(await ask(embedded, readTable)).toEqual([{ value: 42 }]);
    }, patience);
    // The folder's lock is held again, so a second server is still refused.
    await vi.waitFor(async () => {
      const locks = "select 1 from pg_locks where locktype = 'advisory' and granted";
      expect(await ask(embedded, locks, { user: "postgres", database: "postgres" })).toHaveLength(
        1,
      );
    }, patience);
    expect(onLost).not.toHaveBeenCalled();
  });

  test("a Postgres that cannot be brought back is reported as lost, once", async () => {
    const dataDir = await dataDirWith42();
    const onLost = vi.fn<(error: unknown) => void>();
    await start({ dataDir, durability, onLost });
    const control = join(dataDir, "postgres", "global", "pg_control");
    const pid = serverPid(dataDir);
    process.kill(pid, "SIGKILL");
    writeFileSync(control, "damaged");
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), patience);
    expect(onLost.mock.calls[0]?.[0]).toMatchObject({ fault: "start-failed" });
  });

  test("a Postgres that has ended on a full disk comes back when there is room, however late", async () => {
    const dataDir = await dataDirWith42();
    const onLost = vi.fn<(error: unknown) => void>();
    let free = 0;
    const { log, lines } = captureLog();
    const options = { dataDir, durability, onLost, log, freeBytes: () => free } as const;
    const embedded = await start(options);
    const control = join(dataDir, "postgres", "global", "pg_control");
    const good = readFileSync(control);
    process.kill(serverPid(dataDir), "SIGKILL");
    writeFileSync(control, "cut short");
    const wait = "the disk is full: the database starts again when there is room";
    await vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContain(wait), patience);
    writeFileSync(control, good);
    free = 1e9;
    await vi.waitFor(async () => {
      expect(await ask(embedded, readTable)).toEqual([{ value: 42 }]);
    }, patience);
    expect(onLost).not.toHaveBeenCalled();
  });

  test("a Postgres that keeps crashing is not restarted forever", async () => {
    const dataDir = await madeFolder();
    const onLost = vi.fn<(error: unknown) => void>();
    await start({ dataDir, onLost });
    const killed = new Set<number>();
    await vi.waitFor(() => {
      const pid = onLost.mock.calls.length === 0 ? serverPid(dataDir) : 0;
      if (pid !== 0 && isAlive(pid) && !killed.has(pid)) {
        killed.add(pid);
        process.kill(pid, "SIGKILL");
      }
      expect(onLost).toHaveBeenCalledOnce();
    }, patience);
    expect(killed.size).toBeGreaterThan(5);
    expect(onLost.mock.calls[0]?.[0]).toBeInstanceOf(DatabaseError);
  });
});
