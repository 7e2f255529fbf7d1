import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, Pool } from "pg";
import type { TestProject } from "vitest/node";
import {
  product,
  startEmbeddedPostgres,
} from "#server/platform/database/embedded/embedded-postgres.ts";
import { localConnection } from "#server/platform/database/embedded/socket-host.ts";
import { migrate } from "#server/platform/database/migrations.ts";
import { isProcessRunning } from "#server/platform/is-process-running.ts";
import { createLog } from "#server/platform/log/log.ts";
import { templateDatabase } from "#server/testing/database/test-database.ts";

const log = createLog("error");

/**
 * A folder's name holds the process id of its run or worker; what those that ended left is removed
 * here. A Postgres that still works in such a folder ends by itself within a minute of losing its files.
 */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^striper-test-\w+-(\d+)-/u.exec(name) ?? [];
    const path = join(tmpdir(), name);
    if (pid === undefined || isProcessRunning(Number(pid))) continue;
    const isOurs = statSync(path, { throwIfNoEntry: false })?.uid === process.getuid?.();
    if (isOurs) rmSync(path, { recursive: true, force: true });
  }
}

async function makeTemplate(host: string): Promise<void> {
  const admin = new Client({ ...localConnection(host), user: "postgres", database: "postgres" });
  await admin.connect();
  await admin.query(`create database ${templateDatabase} owner ${product.user}`);
  await admin.end();
  const pool = new Pool({
    ...localConnection(host),
    user: product.user,
    database: templateDatabase,
  });
  await migrate(pool, log);
  await pool.end();
  // The first session after the migrations keeps what it reads of the catalogues beside the tables: every
  // copy has it then, instead of reading them anew.
  const first = new Client({
    ...localConnection(host),
    user: product.user,
    database: templateDatabase,
  });
  await first.connect();
  await first.end();
}

/** One throwaway Postgres for a whole run of Vitest (`globalSetup`). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  removeAbandoned();
  const dataDir = mkdtempSync(join(tmpdir(), `striper-test-postgres-${process.pid}-`));
  const embedded = await startEmbeddedPostgres({
    dataDir,
    log,
    durability: "throwaway",
    onLost: (error) => log.error({ err: error }, "the database of the tests is lost"),
  });
  await makeTemplate(embedded.host);
  project.provide("testPostgresFolder", embedded.cluster);
  return async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
    removeAbandoned();
  };
}
