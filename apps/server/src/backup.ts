import { existsSync } from "node:fs";
import { join } from "node:path";
import { BackupError } from "#server/platform/backup/manifest.ts";
import type { Manifest } from "#server/platform/backup/manifest.ts";
import { restoreBackup } from "#server/platform/backup/restore-backup.ts";
import { writeBackup } from "#server/platform/backup/write-backup.ts";
import { openBlobStorage } from "#server/platform/blob-storage/open-blob-storage.ts";
import { masterKeyFile } from "#server/platform/blob-storage/master-keys.ts";
import type { Config } from "#server/config.ts";
import { systemClock } from "#server/platform/clock/clock.ts";
import { clusterFolder } from "#server/platform/database/embedded/data-folder.ts";
import { readMigrations } from "#server/platform/database/migrations.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import type { Log } from "#server/platform/log/log.ts";

export { openDatabase } from "#server/platform/database/open-database.ts";
export { systemClock } from "#server/platform/clock/clock.ts";
export { makeFirstAdminLink } from "#server/features/accounts/links/first-admin-link.ts";
export { readConfig } from "#server/config.ts";
export { BackupError } from "#server/platform/backup/manifest.ts";
export { MasterKeyError } from "#server/platform/blob-storage/master-keys.ts";
export { DatabaseError } from "#server/platform/database/database-error.ts";
export { createLog } from "#server/platform/log/log.ts";

export interface BackupSettings {
  readonly config: Pick<
    Config,
    "databaseUrl" | "databaseDirectUrl" | "dataDir" | "s3" | "masterKeys" | "publicUrl"
  >;
  readonly log: Log;
  readonly version: string;
}

/** Whether a server runs meanwhile makes no difference. */
export async function backUp(
  { config, log, version }: BackupSettings,
  path: string,
): Promise<Manifest> {
  const { dataDir } = config;
  // A whole backup is one transaction, so it connects to the server and not to the pooler.
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
  // Opening the folder would create a new database, and an empty backup.
  if (databaseUrl === undefined && !existsSync(clusterFolder(dataDir)))
    throw new BackupError(`There is no database in ${dataDir}. Set DATA_DIR to the one in use.`);
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    log,
    asItIs: true,
    joinRunning: true,
    poolSize: 2,
    work: "backup",
  });
  try {
    const blobs = await openBlobStorage(config, systemClock.now());
    const { applied: migrations } = await database.migrationStatus();
    const client = await database.pool.connect();
    const keyFile = masterKeyFile(join(dataDir, "keys"));
    return await writeBackup(
      { client, blobs, masterKeyFile: keyFile, migrations, version },
      path,
    ).finally(() => client.release(true));
  } finally {
    await database.close();
  }
}

/** Only while no server runs. Without `overwrite`, only where there is nothing yet. */
export async function restore(
  { config, log }: BackupSettings,
  path: string,
  overwrite: boolean,
): Promise<Manifest> {
  const { dataDir } = config;
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    log,
    asItIs: true,
    poolSize: 1,
    work: "backup",
  });
  try {
    const blobs = await openBlobStorage(config, systemClock.now());
    const client = await database.pool.connect();
    const target = {
      client,
      blobs,
      masterKeyFile: masterKeyFile(join(dataDir, "keys")),
      known: readMigrations(),
      overwrite,
    };
    return await restoreBackup(target, path).finally(() => client.release(true));
  } finally {
    await database.close();
  }
}
