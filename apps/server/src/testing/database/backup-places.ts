import { randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import type { PoolClient } from "pg";
import type { BackupSettings } from "#server/backup.ts";
import { openBlobStorage } from "#server/platform/blob-storage/open-blob-storage.ts";
import { makeTemporaryFolder } from "#server/platform/blob-storage/testing/temporary-folder.ts";
import type { TemporaryFolder } from "#server/platform/blob-storage/testing/temporary-folder.ts";
import { listTables, readRows } from "#server/platform/backup/tables.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createLog } from "#server/platform/log/log.ts";
import { createTestDatabase } from "#server/testing/database/test-database.ts";
import type { TestDatabase } from "#server/testing/database/test-database.ts";

export const log = createLog("silent");

/** A database and a data folder that are backed up, or restored to. */
export interface Place {
  readonly database: TestDatabase;
  readonly folder: TemporaryFolder;
  readonly settings: BackupSettings;
}

export async function makePlace(template?: string): Promise<Place> {
  const database = await createTestDatabase(template);
  const folder = makeTemporaryFolder();
  const config = {
    databaseUrl: database.url,
    databaseDirectUrl: undefined,
    dataDir: folder.path,
    s3: undefined,
    masterKeys: [],
    publicUrl: "https://striper.example",
  };
  return { database, folder, settings: { config, log, version: "1.2.3" } };
}

export async function inDatabase<Result>(
  { settings }: Place,
  act: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir } = settings.config;
  const opened = await openDatabase({ databaseUrl, dataDir, log, asItIs: true, poolSize: 1 });
  const client = await opened.pool.connect();
  try {
    return await act(client);
  } finally {
    client.release(true);
    await opened.close();
  }
}

export const blobsOf = ({ settings }: Place) => openBlobStorage(settings.config, Date.now());

/** The database as text: equal text means equal databases. */
export const contentOf = (place: Place) =>
  inDatabase(place, async (client) => {
    const content: Record<string, string[]> = {};
    await client.query("begin");
    for (const table of await listTables(client)) {
      const rows: string[] = [];
      for await (const row of readRows(client, table)) rows.push(row);
      content[table] = rows;
    }
    await client.query("commit");
    return content;
  });

/** Indexes, keys and links of all tables. */
export const structureOf = (place: Place) =>
  inDatabase(place, async (client) => {
    const { rows } = await client.query(
      `select indexdef as made from pg_indexes where schemaname = 'public'
       union all
       select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
         from pg_constraint where connamespace = 'public'::regnamespace
       order by 1`,
    );
    return rows;
  });

const oddName = `Ann "Ånn" \\ (x,y),{"a":1} \u2028 🐟\nnext`;

/** Texts, bytes, times and JSON that a careless backup would corrupt. */
export async function addAccounts(
  client: PoolClient,
  prefix: string,
  count: number,
): Promise<void> {
  await client.query(
    `insert into accounts (email, email_normalized, display_name, password_hash, trial_ends_at)
       select name, name, $3, '', '2026-06-13T09:00:00.123Z'
         from (select $1 || number as name from generate_series(1, $2::int) as number) as given`,
    [prefix, count, oddName],
  );
}

export async function fill(place: Place, accounts = 3): Promise<void> {
  await inDatabase(place, async (client) => {
    await addAccounts(client, "angler-", accounts);
    await client.query(
      "insert into audit_log (actor_id, action, detail) select id, 'test', $1 from accounts",
      [JSON.stringify({ name: oddName, none: null })],
    );
    await client.query(
      "insert into trial_grants (email_hash, ends_at) values ($1, 'infinity'), ($2, now())",
      [randomBytes(32), Buffer.alloc(0)],
    );
  });
  const blobs = await blobsOf(place);
  const photos = blobs.space("catches");
  await photos.save(photos.newKey(randomUUID()), randomBytes(70_000), 1e6);
  const licenses = blobs.sealedSpace("licenses");
  await licenses.save(licenses.newKey(randomUUID()), Buffer.from("a sealed license"));
}

export async function removePlaces(places: readonly Place[]): Promise<void> {
  for (const { database, folder } of places) {
    await database.drop();
    folder.remove();
  }
}

export const fileIn = ({ folder }: Place) => join(folder.path, "backup.zip");
