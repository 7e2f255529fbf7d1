import { join } from "node:path";
import { Pool } from "pg";
import { fillDatabase, isFilled, type Size } from "#server/testing/benches/scale/fill-database.ts";
import { startSharedDatabase } from "#server/testing/benches/shared-database.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createLog } from "#server/platform/log/log.ts";

/** Loaded into a server before it starts (`node --import`), so that it prints its memory and event loop. */
export const observerOfProcess = join(import.meta.dirname, "observe-process.mjs");

export interface FilledDatabase {
  readonly urlFor: (instance: string) => string;
  /** Reads the database and changes what is due. */
  readonly pool: Pool;
  readonly gigabytes: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Opens a database of that size on a Postgres that does not wait for the disk. A folder that is given keeps it. */
export async function openFilledDatabase(
  size: Size,
  now: Date,
  say: (text: string) => void,
  keptIn?: string,
): Promise<FilledDatabase> {
  const shared = await startSharedDatabase(keptIn);
  const migrated = await openDatabase({
    databaseUrl: shared.urlFor("migrations"),
    dataDir: "",
    log: createLog("silent"),
  });
  await migrated.close();
  const pool = new Pool({ connectionString: shared.urlFor("rehearsal"), max: 2 });
  pool.on("error", () => undefined);
  if (!(await isFilled(pool))) await fillDatabase(pool, size, now, say);
  return {
    urlFor: shared.urlFor,
    pool,
    async gigabytes() {
      const { rows } = await pool.query<{ bytes: string }>(
        "select pg_database_size(current_database()) as bytes",
      );
      return Number(rows[0]?.bytes ?? 0) / 1e9;
    },
    async stop() {
      await pool.end();
      await shared.stop();
    },
  };
}
