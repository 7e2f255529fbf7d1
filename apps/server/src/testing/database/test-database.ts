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

/** Who makes and drops databases, in one session for a worker: beginning one takes longer than to ask. */
let administrator: Promise<Client> | undefined;

async function connectAdministrator(): Promise<Client> {
  const { host } = openSocketHost(inject("testPostgresFolder"));
  const client = new Client({ ...localConnection(host), user: "postgres", database: "postgres" });
  // The Postgres of this run ends with it, before its workers.
  client.on("error", () => (administrator = undefined));
  await client.connect();
  return client;
}

async function asAdministrator(statement: string, values: readonly string[] = []) {
  const client = await (administrator ??= connectAdministrator());
  return client.query(statement, [...values]);
}

/** A pool says that it has ended before its connections are closed; one that is forced out throws. */
async function untilLeft(name: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const { rowCount } = await asAdministrator(
      "select from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
      [name],
    );
    if (rowCount === 0) return;
    await delay(10);
  }
}

/** An empty database with every migration, for one test or one file of tests. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const socket = openSocketHost(inject("testPostgresFolder"));
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const { host } = socket;
  // Copying the files takes a tenth of the time that writing them to the log does.
  await asAdministrator(
    `create database ${name} owner ${product.user} template ${templateDatabase} strategy file_copy`,
  );
  const url = `postgres://${product.user}@localhost/${name}?${new URLSearchParams({ host }).toString()}`;
  const drop = async () => {
    await untilLeft(name);
    await asAdministrator(`drop database if exists ${name} with (force)`);
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
    // The template has every migration.
    asItIs: true,
  });
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, url, close };
}
