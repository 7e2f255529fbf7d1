import type { RegulationsTable } from "@striper/angling/regulations";
import { second } from "@striper/marine/time";
import type { RegulationsDependencies } from "#server/features/regulations/dependencies.ts";
import { findNewest, findTable } from "#server/features/regulations/regulations.store.ts";
import { publishPackagedTable } from "#server/features/regulations/tables/publish-packaged.ts";

type Context = Pick<RegulationsDependencies, "orm" | "clock" | "log" | "packagedTable">;

const checkEveryMs = 30 * second;

/** Keeps the table in memory, so that no request waits for the database. */
export interface TableInForce {
  current(): RegulationsTable;
  /** Loads a newer table. The current one stays in force while the database does not answer. */
  refresh(): Promise<void>;
  start(): Promise<void>;
  stop(): void;
}

export function createTableInForce(context: Context): TableInForce {
  const { orm, log } = context;
  let current = context.packagedTable;
  let hasTakenIn = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    if (!hasTakenIn) await publishPackagedTable(context);
    hasTakenIn = true;
    const newest = await findNewest(orm);
    if (newest === undefined || newest.version === current.version) return;
    const table = await findTable(orm, newest.version);
    if (table !== undefined && table.version > current.version) current = table;
  }

  async function refresh(): Promise<void> {
    await look().catch((error: unknown) => {
      log.warn({ err: error, version: current.version }, "newer rules could not be looked for");
    });
  }

  return {
    current: () => current,
    refresh,
    async start() {
      await refresh();
      timer = setInterval(() => void refresh(), checkEveryMs).unref();
    },
    stop: () => clearInterval(timer),
  };
}
