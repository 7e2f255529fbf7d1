import { existsSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { ClientBase } from "pg";
import * as z from "zod/mini";
import {
  BackupError,
  filePath,
  masterKeyPath,
  tablePath,
} from "#server/platform/backup/manifest.ts";
import type { Manifest } from "#server/platform/backup/manifest.ts";
import { readBackup } from "#server/platform/backup/read-backup.ts";
import type { Backup } from "#server/platform/backup/read-backup.ts";
import {
  digestOf,
  dropLinksAndIndexes,
  insertRows,
  listTables,
  setSequences,
} from "#server/platform/backup/tables.ts";
import { blobSpaces } from "#server/platform/blob-storage/blob-storage.ts";
import type { BlobStorage } from "#server/platform/blob-storage/blob-storage.ts";
import { isInUse } from "#server/platform/database/shared-settings.ts";
import { limitsOfTransaction, timeLimits } from "#server/platform/database/time-limits.ts";
import { writeDurably } from "#server/platform/blob-storage/durable-file.ts";
import { runMigrations } from "#server/platform/database/migrations.ts";
import type { Migration } from "#server/platform/database/migrations.ts";

export interface RestoreTarget {
  readonly client: ClientBase;
  readonly blobs: BlobStorage;
  readonly masterKeyFile: string;
  readonly known: readonly Migration[];
  readonly overwrite: boolean;
}

/** Speeds up indexes of millions of rows. More would take half the memory of a small machine. */
const sortMemory = "256MB";

const counted = z.array(z.object({ count: z.number() }));

async function countOf(client: ClientBase, query: string): Promise<number> {
  const { rows } = await client.query(query);
  return counted.parse(rows)[0]?.count ?? 0;
}

async function assertMayReplace({ client, overwrite }: RestoreTarget): Promise<void> {
  if (await isInUse(client))
    throw new BackupError("A server is using this database; stop every one of them first.");
  const tables = await listTables(client);
  if (tables.length === 0 || overwrite) return;
  const rows = tables.includes("accounts")
    ? await countOf(client, "select count(*)::int as count from accounts")
    : 0;
  throw new BackupError(
    `There is a database already (${rows} ${rows === 1 ? "account" : "accounts"}). Nothing was changed. Back it up first, then repeat with --overwrite to replace it.`,
  );
}

function migrationsFor({ known }: RestoreTarget, { migrations, version }: Manifest): Migration[] {
  const fitting = known.filter(({ name }) => migrations.includes(name));
  if (fitting.length < migrations.length)
    throw new BackupError(
      `The backup was written by a newer version of this program (${version}); restore it with that version.`,
    );
  return fitting;
}

async function restoreTable(client: ClientBase, backup: Backup, table: string): Promise<void> {
  const given = await insertRows(client, table, backup.lines(tablePath(table)));
  const restored = await digestOf(client, table);
  if (!restored.equals(given))
    throw new BackupError(`The table ${table} did not come out as it was. Nothing was changed.`);
}

/** Restores all tables in one transaction, so that a failure leaves the database unchanged. */
async function restoreDatabase(target: RestoreTarget, backup: Backup): Promise<void> {
  const { client } = target;
  const { manifest } = backup;
  const migrations = migrationsFor(target, manifest);
  await client.query("begin");
  try {
    await client.query(limitsOfTransaction(timeLimits.backup));
    await client.query("drop schema if exists pgboss cascade; drop schema public cascade");
    await client.query("create schema public");
    await runMigrations(client, migrations);
    const makeAgain = await dropLinksAndIndexes(client);
    for (const { name } of manifest.tables) await restoreTable(client, backup, name);
    await client.query(`set local maintenance_work_mem = '${sortMemory}'`);
    for (const statement of makeAgain) await client.query(statement);
    await setSequences(client, manifest.sequences);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** Restores files before the rows that name them. The server later removes files without a row. */
async function restoreFiles({ blobs }: RestoreTarget, { manifest, stream }: Backup): Promise<void> {
  for (const name of blobSpaces) {
    const prefix = filePath(`${name}/`);
    const space = blobs.space(name);
    for (const [path, { bytes }] of Object.entries(manifest.entries))
      if (path.startsWith(prefix))
        await space.save(path.slice(filePath("").length), await stream(path), bytes);
  }
}

async function restoreMasterKey(
  { masterKeyFile: file, overwrite }: RestoreTarget,
  { manifest, stream }: Backup,
): Promise<void> {
  if (!manifest.has_master_key) return;
  if (overwrite && existsSync(file)) await copyFile(file, `${file}.before-restore`);
  await writeDurably({
    path: file,
    temporaryFolder: dirname(file),
    content: await stream(masterKeyPath),
  });
}

export async function restoreBackup(target: RestoreTarget, path: string): Promise<Manifest> {
  const backup = await readBackup(path);
  await backup.verify();
  await assertMayReplace(target);
  migrationsFor(target, backup.manifest);
  await restoreFiles(target, backup);
  await restoreDatabase(target, backup);
  await restoreMasterKey(target, backup);
  return backup.manifest;
}
