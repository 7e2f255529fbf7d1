import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Clock } from "#server/platform/clock/clock.ts";

export interface SpotsDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
}
