import type { FishingMode, RegulationsTable } from "@striper/angling/regulations";
import type { Instant } from "@striper/marine/time";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { SignedInAccount } from "#server/http/authentication.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

export interface DeskEntry {
  readonly actorId: string;
  readonly action: "publish_regulations" | "restore_regulations";
  readonly detail: Readonly<Record<string, string | number>>;
}

export interface JudgedCatch {
  readonly species: string;
  readonly lengthInches: number | null;
  readonly mode: FishingMode | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly spotId: string | null;
  readonly isReleased: boolean;
  readonly caughtAt: Instant;
  readonly keptBefore: number;
}

export interface Asking {
  readonly account: Pick<SignedInAccount, "accountId" | "sessionId">;
  readonly requester: () => Requester;
  readonly password: string;
}

export interface RegulationsDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly packagedTable: RegulationsTable;
  readonly confirmPassword: (asking: Asking) => Promise<void>;
  readonly isWatching: boolean;
  readonly newestCatches: (most: number) => Promise<readonly JudgedCatch[]>;
  /** Writes an audit entry in the transaction of the change. */
  readonly recordAudit: (connection: Connection, entry: DeskEntry, now: Instant) => Promise<void>;
}
