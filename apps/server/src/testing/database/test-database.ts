import { setTimeout as delay } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { product } from "#server/platform/database/embedded/embedded-postgres.ts";
import { localConnection, openSocketHost } from "#server/platform/database/embedded/socket-host.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import type { Database } from "#server/platform/database/open-database.ts";
import { createLog } from "#server/platform/log/log.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the Postgres of this run listens; set by `test-database-setup.ts`. */
    testPostgresFolder: string;
  }
}

export const templateDatabase = "striper_template";

export interface TestDatabase {
  /** For `DATABASE_URL`. */
  readonly url: string;
  readonly name: string;
  readonly drop: () => Promise<void>;
}

async function asAdmin(host: string, statement: string): Promise<void> {
  const client = new Client({ ...localConnection(host), user: "postgres", database: "postgres" });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A pool says that it has ended before its connections are closed; one that is forced out throws. */
async function untilLeft(host: string, name: string): Promise<void> {
  const client = new Client({ ...localConnection(host), user: "postgres", database: "postgres" });
  await client.connect();
  try {
    for (let tries = 0; tries < 50; tries += 1) {
      const { rowCount } = await client.query(
        "select from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
        [name],
      );
      if (rowCount === 0) return;
      await delay(10);
    }
  } finally {
    await client.end();
  }
}

/** An empty database with every migration, for one test or one file of tests. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const socket = openSocketHost(inject("testPostgresFolder"));
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const { host } = socket;
  // Copying the files takes a tenth of the time that writing them to the log does.
  await asAdmin(
    host,
    `create database ${name} owner ${product.user} template ${templateDatabase} strategy file_copy`,
  );
  const url = `postgres://${product.user}@localhost/${name}?${new URLSearchParams({ host }).toString()}`;
  const drop = async () => {
    await untilLeft(host, name);
    await asAdmin(host, `drop database if exists ${name} with (force)`);
    socket.close();
  };
  return { url, name, drop };
}

/** The same, opened. `close` also drops it. */
export async function openTestDatabase(): Promise<Database & { readonly url: string }> {
  const { url, drop } = await createTestDatabase();
  const database = await openDatabase({
    databaseUrl: url,
    dataDir: "",
    log: createLog("error"),
    poolSize: 5,
  });
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, url, close };
}
