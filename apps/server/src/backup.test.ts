import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PoolClient } from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { backUp, restore } from "#server/backup.ts";
import type { BackupSettings } from "#server/backup.ts";
import { openBlobStorage } from "#server/platform/blob-storage/open-blob-storage.ts";
import { makeTemporaryFolder } from "#server/platform/blob-storage/testing/temporary-folder.ts";
import type { TemporaryFolder } from "#server/platform/blob-storage/testing/temporary-folder.ts";
import { RowsDigest } from "#server/platform/backup/rows-digest.ts";
import { listTables, readRows } from "#server/platform/backup/tables.ts";
import { readMigrations } from "#server/platform/database/migrations.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createLog } from "#server/platform/log/log.ts";
import { createTestDatabase } from "#server/testing/database/test-database.ts";
import type { TestDatabase } from "#server/testing/database/test-database.ts";

const log = createLog("silent");

interface Place {
  readonly database: TestDatabase;
  readonly folder: TemporaryFolder;
  readonly settings: BackupSettings;
}

async function makePlace(template?: string): Promise<Place> {
  const database = await createTestDatabase(template);
  const folder = makeTemporaryFolder();
  const config = {
    databaseUrl: database.url,
    databaseDirectUrl: undefined,
    dataDir: folder.path,
    s3: undefined,
    masterKeys: [],
  };
  return { database, folder, settings: { config, log, version: "1.2.3" } };
}

async function inDatabase<Result>(
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

const blobsOf = ({ settings }: Place) => openBlobStorage(settings.config, Date.now());

/** The database as text: equal text means equal databases. */
const contentOf = (place: Place) =>
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
const structureOf = (place: Place) =>
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
async function addAccounts(client: PoolClient, prefix: string, count: number): Promise<void> {
  await client.query(
    `insert into accounts (email, email_normalized, display_name, password_hash, trial_ends_at)
       select name, name, $3, '', '2026-06-13T09:00:00.123Z'
         from (select $1 || number as name from generate_series(1, $2::int) as number) as given`,
    [prefix, count, oddName],
  );
}

async function fill(place: Place, accounts = 3): Promise<void> {
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

let from: Place;
let to: Place;
beforeEach(async () => {
  from = await makePlace();
  // Without any table, as on a new machine.
  to = await makePlace("template1");
});
afterEach(async () => {
  for (const { database, folder } of [from, to]) {
    await database.drop();
    folder.remove();
  }
});

const fileIn = ({ folder }: Place) => join(folder.path, "backup.zip");

describe("a backup", () => {
  test("brings back every row, every file and the key that opens the licenses", async () => {
    await fill(from);
    const before = await contentOf(from);
    const { tables, files } = await backUp(from.settings, fileIn(from));
    expect(tables).toContainEqual({ name: "accounts", rows: 3 });
    expect(files).toBe(2);
    await restore(to.settings, fileIn(from), false);
    expect(await contentOf(to)).toEqual(before);
    await inDatabase(to, (client) =>
      client.query("insert into audit_log (action) values ('next')"),
    );
    const blobs = await blobsOf(to);
    for await (const { key } of blobs.sealedSpace("licenses").list())
      expect((await blobs.sealedSpace("licenses").read(key)).toString()).toBe("a sealed license");
    for await (const { key, bytes } of blobs.space("catches").list())
      expect(await blobs.space("catches").read(key)).toHaveLength(bytes);
  });

  test("brings back indexes and foreign keys, which are made after the rows", async () => {
    await fill(from);
    const before = await structureOf(from);
    expect(before.length).toBeGreaterThan(100);
    await backUp(from.settings, fileIn(from));
    await restore(to.settings, fileIn(from), false);
    expect(await structureOf(to)).toEqual(before);
  });

  test("leaves out what a running server has made for the moment only", async () => {
    await fill(from);
    await inDatabase(from, (client) =>
      client.query("create unlogged table counts (caller text); insert into counts values ('a')"),
    );
    await backUp(from.settings, fileIn(from));
    await restore(to.settings, fileIn(from), false);
    expect(Object.keys(await contentOf(to))).not.toContain("counts");
  });

  test("is of one moment, whatever is written meanwhile", async () => {
    await fill(from, 1500);
    const backup = { isOver: false };
    const writing = inDatabase(from, async (client) => {
      for (let index = 0; !backup.isOver; index++) await addAccounts(client, `later-${index}-`, 1);
    });
    const { tables } = await backUp(from.settings, fileIn(from)).finally(() => {
      backup.isOver = true;
    });
    await writing;
    await restore(to.settings, fileIn(from), false);
    const { accounts } = await contentOf(to);
    expect(tables).toContainEqual({ name: "accounts", rows: accounts?.length });
  });

  test("reads tables in the order of their keys, without sorting whole rows", async () => {
    await fill(from, 1500);
    await inDatabase(from, async (client) => {
      const temporaryFiles = async () => {
        await client.query("select pg_stat_force_next_flush()");
        const { rows } = await client.query(
          "select temp_files as files from pg_stat_database where datname = current_database()",
        );
        return rows[0].files;
      };
      const { rows } = await client.query("select id from accounts order by id");
      const before = await temporaryFiles();
      // As with millions of rows: the server holds sorting for cheaper, which needs files.
      await client.query(
        `analyze accounts; begin;
         set local random_page_cost = 1000; set local work_mem = '256kB'`,
      );
      const found: string[] = [];
      for await (const line of readRows(client, "accounts")) found.push(line);
      await client.query("commit");
      expect(await temporaryFiles()).toBe(before);
      expect(found.map((line) => line.slice(2, 38))).toEqual(rows.map(({ id }) => id));
    });
  });

  test("is not written over another file, and leaves nothing when it fails", async () => {
    writeFileSync(fileIn(from), "precious");
    await expect(backUp(from.settings, fileIn(from))).rejects.toThrow("exists already");
    expect(readFileSync(fileIn(from), "utf8")).toBe("precious");
    const nowhere = join(from.folder.path, "missing", "backup.zip");
    await expect(backUp(from.settings, nowhere)).rejects.toThrow("ENOENT");
    expect(existsSync(`${nowhere}.unfinished`)).toBe(false);
  });

  test("is not made of nothing, as where the settings name another place", async () => {
    const { config } = from.settings;
    const elsewhere = join(from.folder.path, "elsewhere");
    const other = { ...config, databaseUrl: undefined, dataDir: elsewhere };
    await expect(backUp({ ...from.settings, config: other }, fileIn(from))).rejects.toThrow(
      `There is no database in ${elsewhere}.`,
    );
    expect(existsSync(elsewhere)).toBe(false);
    await inDatabase(from, (client) =>
      client.query("drop schema public cascade; create schema public"),
    );
    await expect(backUp(from.settings, fileIn(from))).rejects.toThrow("The database is empty");
    expect(existsSync(fileIn(from))).toBe(false);
  });
});

describe("a digest of rows", () => {
  const digestOfLines = (...lines: string[]) => {
    const digest = new RowsDigest();
    for (const line of lines) digest.add(line);
    return digest;
  };

  test("is the same in any order, and another when a row is missing, twice or changed", () => {
    const whole = digestOfLines("a", "b", "c");
    expect(whole.equals(digestOfLines("c", "a", "b"))).toBe(true);
    for (const other of [
      ["a", "b"],
      ["a", "b", "c", "c"],
      ["a", "b", "C"],
      ["a", "a", "c"],
    ])
      expect(whole.equals(digestOfLines(...other))).toBe(false);
  });
});

describe("restoring", () => {
  test("refuses to replace a database unless told to", async () => {
    await backUp(from.settings, fileIn(from));
    await restore(to.settings, fileIn(from), false);
    await fill(to, 1);
    const before = await contentOf(to);
    await expect(restore(to.settings, fileIn(from), false)).rejects.toThrow(
      "There is a database already (1 account). Nothing was changed.",
    );
    expect(await contentOf(to)).toEqual(before);
    await restore(to.settings, fileIn(from), true);
    expect(await contentOf(to)).toMatchObject({ accounts: [] });
  });

  test.each([
    ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ["changed in the middle", (bytes: Buffer) => bytes.fill(7, 2000, 2600)],
    ["something else", () => Buffer.from("not a backup")],
    ["empty", () => Buffer.alloc(0)],
  ])("refuses a file that is %s, and changes nothing", async (_how, damage) => {
    await fill(from);
    await backUp(from.settings, fileIn(from));
    const damaged = join(from.folder.path, "damaged.zip");
    writeFileSync(damaged, damage(readFileSync(fileIn(from))));
    await expect(restore(to.settings, damaged, true)).rejects.toThrow("is not a whole backup");
    expect(await contentOf(to)).toEqual({});
  });

  test("refuses while a server uses the database", async () => {
    await backUp(from.settings, fileIn(from));
    const { databaseUrl, dataDir } = to.settings.config;
    const server = await openDatabase({ databaseUrl, dataDir, log, asItIs: true, poolSize: 1 });
    await server.pool.query("select 1");
    await expect(restore(to.settings, fileIn(from), true)).rejects.toThrow(
      "stop every one of them",
    );
    await server.close();
  });

  test("of what a newer version wrote is left to that version", async () => {
    await inDatabase(from, (client) =>
      client.query("insert into schema_migrations (name, checksum) values ('9999_later', 'x')"),
    );
    await backUp(from.settings, fileIn(from));
    await expect(restore(to.settings, fileIn(from), false)).rejects.toThrow("a newer version");
  });

  test("of what an older version wrote stops there, and the next start brings it up to date", async () => {
    const [first] = readMigrations();
    await inDatabase(from, async (client) => {
      await client.query("drop schema public cascade; create schema public");
      await client.query(
        "create table schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())",
      );
      await client.query(first?.sql ?? "");
      await client.query("insert into schema_migrations values ($1, $2)", [
        first?.name,
        first?.checksum,
      ]);
    });
    await backUp(from.settings, fileIn(from));
    await restore(to.settings, fileIn(from), false);
    const { databaseUrl, dataDir } = to.settings.config;
    const started = await openDatabase({ databaseUrl, dataDir, log });
    expect((await started.migrationStatus()).pending).toEqual([]);
    await started.close();
  });
});
