import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import {
  product,
  startEmbeddedPostgres,
} from "#server/platform/database/embedded/embedded-postgres.ts";
import { localConnection } from "#server/platform/database/embedded/socket-host.ts";
import { createLog } from "#server/platform/log/log.ts";

export interface SharedDatabase {
  /** The DATABASE_URL of an instance; its sessions carry that name. */
  readonly urlFor: (instance: string) => string;
  /** A session of its owner. */
  readonly pool: Pool;
  readonly stop: () => Promise<void>;
}

/**
 * Starts one Postgres for several processes, on the socket in its folder. It has room for all of their
 * connections and does not wait for the disk: its users kill processes, not the machine. A folder that is
 * given keeps the database when it stops.
 */
export async function startSharedDatabase(keptIn?: string): Promise<SharedDatabase> {
  const dataDir = keptIn ?? mkdtempSync(join(tmpdir(), "striper-shared-"));
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbeddedPostgres({
    dataDir,
    log: createLog("silent"),
    durability: "throwaway",
    onLost: (error) => {
      throw error;
    },
  });
  const pool = new Pool({ ...localConnection(embedded.host), ...product, max: 1 });
  pool.on("error", () => undefined);
  return {
    urlFor: (instance) => {
      const query = new URLSearchParams({ host: embedded.cluster, application_name: instance });
      return `postgres://${product.user}@localhost/${product.database}?${query.toString()}`;
    },
    pool,
    stop: async () => {
      await pool.end();
      await embedded.stop();
      if (keptIn === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
