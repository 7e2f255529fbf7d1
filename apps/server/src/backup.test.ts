import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { backUp, restore } from "#server/backup.ts";
import { readRows } from "#server/platform/backup/tables.ts";
import { readMigrations } from "#server/platform/database/migrations.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { holdSharedSettings } from "#server/platform/database/shared-settings.ts";
import {
  addAccounts,
  blobsOf,
  contentOf,
  fileIn,
  fill,
  inDatabase,
  log,
  makePlace,
  removePlaces,
  structureOf,
  type Place,
} from "#server/testing/database/backup-places.ts";

let from: Place;
let to: Place;
beforeEach(async () => {
  from = await makePlace();
  // Without any table, as on a new machine.
  to = await makePlace("template1");
});
afterEach(() => removePlaces([from, to]));

test("a restored backup has every row, file, index and foreign key, and the key that opens the licenses", async () => {
  await fill(from);
  const before = await contentOf(from);
  const structure = await structureOf(from);
  expect(structure.length).toBeGreaterThan(100);
  const { tables, files } = await backUp(from.settings, fileIn(from));
  expect(tables).toContainEqual({ name: "accounts", rows: 3 });
  expect(files).toBe(2);
  await restore(to.settings, fileIn(from), false);
  expect(await contentOf(to)).toEqual(before);
  expect(await structureOf(to)).toEqual(structure);
  await inDatabase(to, (client) => client.query("insert into audit_log (action) values ('next')"));
  const blobs = await blobsOf(to);
  for await (const { key } of blobs.sealedSpace("licenses").list())
    expect((await blobs.sealedSpace("licenses").read(key)).toString()).toBe("a sealed license");
  for await (const { key, bytes } of blobs.space("catches").list())
    expect(await blobs.space("catches").read(key)).toHaveLength(bytes);
});

test("restoring refuses to replace a database unless told to", async () => {
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

test("restoring refuses a file that was changed in the middle, and changes nothing", async () => {
  await fill(from);
  await backUp(from.settings, fileIn(from));
  const damaged = join(from.folder.path, "damaged.zip");
  writeFileSync(damaged, readFileSync(fileIn(from)).fill(7, 2000, 2600));
  await expect(restore(to.settings, damaged, true)).rejects.toThrow("is not a whole backup");
  expect(await contentOf(to)).toEqual({});
});

describe("a backup", { tags: ["thorough"] }, () => {
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
    const { taken_at, tables } = await backUp(from.settings, fileIn(from)).finally(() => {
      backup.isOver = true;
    });
    await writing;
    await restore(to.settings, fileIn(from), false);
    const { accounts } = await contentOf(to);
    expect(tables).toContainEqual({ name: "accounts", rows: accounts?.length });
    const newest = await inDatabase(to, (client) =>
      client.query<{ at: Date }>("select max(created_at) as at from accounts"),
    );
    expect(newest.rows[0]?.at.getTime()).toBeLessThanOrEqual(Date.parse(taken_at));
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

describe("restoring", { tags: ["thorough"] }, () => {
  test.each([
    ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
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
    const release = await holdSharedSettings(server.pool, {});
    await expect(restore(to.settings, fileIn(from), true)).rejects.toThrow(
      "stop every one of them",
    );
    release();
    // A pooler keeps such a session after every server has ended.
    await server.pool.query("select 1");
    await restore(to.settings, fileIn(from), true);
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
