// @module-tag thorough

import { appendFileSync, chmodSync, cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { product } from "#server/platform/database/embedded/embedded-postgres.ts";
import { localConnection } from "#server/platform/database/embedded/socket-host.ts";
import { readReport } from "#server/platform/database/read-report.ts";
import { followReplica } from "#server/platform/database/replica.ts";
import { captureLog } from "#server/testing/captured-log.ts";
import {
  ask,
  madeFolder,
  start,
  temporaryFolder,
} from "#server/testing/database/test-database-folders.ts";

function poolOf({ host }: { readonly host: string }): Pool {
  const pool = new Pool({ ...localConnection(host), ...product, max: 2 });
  pool.on("error", () => undefined);
  return pool;
}

test("reports are read from a replica as long as it follows, and from the primary when it does not", async () => {
  // Copy one database, so that the copy can follow it.
  const primaryDir = await madeFolder();
  const first = await start({ dataDir: primaryDir, durability: "durable" });
  await first.stop();
  const replicaDir = join(temporaryFolder(), "data");
  const cluster = join(replicaDir, "postgres");
  cpSync(primaryDir, replicaDir, { recursive: true, preserveTimestamps: true });
  chmodSync(cluster, 0o700);
  // The standby also needs access to the primary's socket.
  chmodSync(primaryDir, 0o755);
  const primary = await start({ dataDir: primaryDir, durability: "durable" });
  writeFileSync(join(cluster, "standby.signal"), "");
  appendFileSync(
    join(cluster, "postgresql.auto.conf"),
    `primary_conninfo = 'host=${primary.cluster} user=postgres'\n`,
  );
  const standby = await start({ dataDir: replicaDir, durability: "durable" });
  const [primaryPool, replicaPool] = [poolOf(primary), poolOf(standby)];
  onTestFinished(() => primaryPool.end());
  const { log, lines } = captureLog();
  const replica = followReplica({
    primary: primaryPool,
    orm: drizzle(primaryPool),
    replica: replicaPool,
    log,
    everyMs: 100,
    mostLagMs: 1500,
  });
  onTestFinished(replica.stop);

  const readsReplica = () =>
    readReport(replica.reports, async (report) => {
      const { rows } = await report.execute<{ replays: boolean }>(
        sql`select pg_is_in_recovery() as replays`,
      );
      return rows[0]?.replays;
    });
  await expect.poll(readsReplica).toBe(true);
  await primaryPool.query("create table seen (id integer); insert into seen values (7)");
  const seen = () => replicaPool.query("select id from seen").catch(() => undefined);
  await expect.poll(async () => (await seen())?.rows).toEqual([{ id: 7 }]);
  await expect.poll(() => replica.lagMs()).toBeLessThan(1000);

  // A replica that stops replaying is not used until it has caught up.
  const asSuperuser = { user: "postgres", database: product.database };
  await ask(standby, "select pg_wal_replay_pause()", asSuperuser);
  await primaryPool.query("insert into seen values (8)");
  await expect.poll(readsReplica).toBe(false);
  expect(replica.lagMs()).toBeGreaterThan(1500);
  await ask(standby, "select pg_wal_replay_resume()", asSuperuser);
  await expect.poll(readsReplica).toBe(true);

  // An unreachable replica has no known lag.
  await standby.stop();
  expect(await readsReplica()).toBe(false);
  await expect.poll(() => replica.lagMs()).toBeUndefined();
  expect(lines.at(-1)?.msg).toBe("reports are read from the primary");
});
