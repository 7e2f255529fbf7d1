import { setTimeout as delay } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { product } from "#server/platform/database/embedded/embedded-postgres.ts";
import { localConnection, openSocketHost } from "#server/platform/database/embedded/socket-host.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import type { Database } from "#server/platform/database/open-database.ts";
import { createLog } from "#server/platform/log/log.ts";
import { databaseExtent, wipeDatabase } from "#server/testing/database/wipe-database.ts";
import type { DatabaseExtent } from "#server/testing/database/wipe-database.ts";

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

/** A session as the superuser. */
async function connectAsSuperuser(database: string): Promise<Client> {
  const { host } = openSocketHost(inject("testPostgresFolder"));
  const client = new Client({ ...localConnection(host), user: "postgres", database });
  // The Postgres of this run ends before its workers do.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** The worker's session for creating and dropping databases. */
let administrator: Promise<Client> | undefined;

async function asAdministrator(statement: string, values: readonly string[] = []) {
  const client = await (administrator ??= connectAsSuperuser("postgres"));
  return client.query(statement, [...values]);
}

/** A pool says that it has ended before its connections are closed; one that is forced out throws. */
async function untilLeft(name: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const { rowCount } = await asAdministrator(
      "select from pg_stat_activity where datname = $1 and usename = $2",
      [name, product.user],
    );
    if (rowCount === 0) return;
    await delay(10);
  }
}

/**
 * Creates a database with every migration and no rows, or without either from `template1`. For programs
 * that are started with its address, and for tests that change its schema; others call `openTestDatabase`.
 */
export async function createTestDatabase(template = templateDatabase): Promise<TestDatabase> {
  const { host, close } = openSocketHost(inject("testPostgresFolder"));
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // Copying the files takes a tenth of the time that writing them to the log does.
  await asAdministrator(
    `create database ${name} owner ${product.user} template ${template} strategy file_copy`,
  );
  const url = `postgres://${product.user}@localhost/${name}?${new URLSearchParams({ host }).toString()}`;
  const drop = async () => {
    await untilLeft(name);
    await asAdministrator(`drop database if exists ${name} with (force)`);
    close();
  };
  return { url, name, drop };
}

interface StockedDatabase extends TestDatabase {
  readonly superuser: Client;
  readonly original: DatabaseExtent;
}

/** Databases of this worker that no test has open. */
const stock: StockedDatabase[] = [];

/** Takes a database out of the stock and wipes it; one that cannot be wiped is dropped. */
async function takeFromStock(): Promise<StockedDatabase | undefined> {
  const database = stock.pop();
  if (database === undefined) return undefined;
  await untilLeft(database.name);
  if (await wipeDatabase(database.superuser, database.original)) return database;
  await database.superuser.end();
  await database.drop();
  return takeFromStock();
}

async function addDatabase(): Promise<StockedDatabase> {
  const database = await createTestDatabase();
  const superuser = await connectAsSuperuser(database.name);
  return { ...database, superuser, original: await databaseExtent(superuser) };
}

/** Opens a database with every migration and no rows. After `close` the next test gets it, wiped. */
export async function openTestDatabase(): Promise<Database & { readonly url: string }> {
  const stocked = (await takeFromStock()) ?? (await addDatabase());
  const { url } = stocked;
  const database = await openDatabase({
    databaseUrl: url,
    dataDir: "",
    log: createLog("error"),
    poolSize: 5,
    // The template has every migration.
    asItIs: true,
  });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= database.close().then(() => void stock.push(stocked)));
  return { ...database, url, close };
}
