import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backUp, createLog, readConfig, restore } from "@striper/server/backup";
import { startSharedDatabase } from "@striper/server/testing/benches/shared-database";
import type { ScaleWorld } from "./world.ts";

export interface KeepingFinding {
  readonly backupSeconds: number;
  readonly restoreSeconds: number;
  /** Temporary files of Postgres while it read rows in order, MB. */
  readonly temporaryMegabytes: number;
}

function settingsFor(databaseUrl: string, dataDir: string) {
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const reading = readConfig(environment, dataDir);
  if (reading.kind === "faulty") throw new Error(reading.faults.join("; "));
  return { config: reading.config, log: createLog("silent"), version: "rehearsal" };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

export async function backUpAndRestore(
  { database }: ScaleWorld,
  say: (text: string) => void,
): Promise<KeepingFinding> {
  const folder = mkdtempSync(join(tmpdir(), "striper-scale-backup-"));
  const other = await startSharedDatabase();
  const temporary = async (): Promise<number> => {
    const { rows } = await database.pool.query<{ bytes: string }>(
      "select temp_bytes as bytes from pg_stat_database where datname = current_database()",
    );
    return Number(rows[0]?.bytes ?? 0) / 1e6;
  };
  try {
    const file = join(folder, "backup.zip");
    const before = await temporary();
    const from = settingsFor(database.urlFor("backup"), join(folder, "from"));
    const backupSeconds = await secondsOf(() => backUp(from, file));
    say(`backed up in ${backupSeconds.toFixed(0)} s`);
    const temporaryMegabytes = (await temporary()) - before;
    const to = settingsFor(other.urlFor("restore"), join(folder, "to"));
    const restoreSeconds = await secondsOf(() => restore(to, file, true));
    return { backupSeconds, restoreSeconds, temporaryMegabytes };
  } finally {
    await other.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
