import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface TideAlertsDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly dangerAround: (position: Position, at: Instant) => Promise<Danger | null>;
}

export interface Danger {
  readonly verdict: "GO" | "CAUTION" | "NO";
  readonly reasons: readonly string[];
}
