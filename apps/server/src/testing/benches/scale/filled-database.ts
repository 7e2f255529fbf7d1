import { join } from "node:path";
import { Pool } from "pg";
import { fillDatabase, isFilled, type Size } from "#server/testing/benches/scale/fill-database.ts";
import { startSharedDatabase } from "#server/testing/benches/shared-database.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createStatementTimes } from "#server/testing/benches/scale/statement-times.ts";
import { createLog } from "#server/platform/log/log.ts";

/** What a server loads before it starts (`node --import`), so that it prints what is measured in it. */
export const observerOfProcess = join(import.meta.dirname, "observe-process.mjs");

export interface FilledDatabase {
  readonly urlFor: (instance: string) => string;
  /** For looking at it and for changing what is due. */
  readonly pool: Pool;
  /** Of each slow statement, shortened, the longest time that the database took for it, ms. */
  readonly longestOf: () => ReadonlyMap<string, number>;
  /** In gigabytes. */
  readonly size: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** A database of that size on a Postgres of its own, which does not wait for the disk; filled once in a folder that is kept. */
export async function openFilledDatabase(
  size: Size,
  now: Date,
  say: (text: string) => void,
  keptIn?: string,
): Promise<FilledDatabase> {
  const times = createStatementTimes();
  const shared = await startSharedDatabase(keptIn, times);
  const options = {
    databaseUrl: shared.urlFor("migrations"),
    dataDir: "",
    log: createLog("silent"),
  };
  const migrated = await openDatabase(options);
  await migrated.close();
  const pool = new Pool({ connectionString: shared.urlFor("rehearsal"), max: 2 });
  pool.on("error", () => undefined);
  if (!(await isFilled(pool))) await fillDatabase(pool, size, now, say);
  return {
    urlFor: shared.urlFor,
    pool,
    longestOf: times.longest,
    async size() {
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
