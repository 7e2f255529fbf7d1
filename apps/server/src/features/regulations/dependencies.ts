import type { RegulationsTable } from "@striper/angling/regulations";
import type { Instant } from "@striper/marine/time";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { Connection } from "#server/platform/database/connection.ts";

/** What an admin did with the rules. */
export interface DeskEntry {
  readonly actorId: string;
  readonly action: "publish_regulations" | "restore_regulations";
  readonly detail: Readonly<Record<string, string | number>>;
}

export interface RegulationsDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly log: Log;
  /** The table that the program came with. */
  readonly packagedTable: RegulationsTable;
  /** Written with what it speaks of, or not at all. */
  readonly recordAudit: (connection: Connection, entry: DeskEntry, now: Instant) => Promise<void>;
}
