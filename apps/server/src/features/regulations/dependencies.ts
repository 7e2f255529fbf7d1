import type { FishingMode, RegulationsTable } from "@striper/angling/regulations";
import type { Instant } from "@striper/marine/time";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { SignedInAccount } from "#server/http/authentication.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

/** What an admin did with the rules. */
export interface DeskEntry {
  readonly actorId: string;
  readonly action: "publish_regulations" | "restore_regulations";
  readonly detail: Readonly<Record<string, string | number>>;
}

/** A logged catch as far as a rule judges it. */
export interface JudgedCatch {
  readonly species: string;
  readonly lengthInches: number | null;
  readonly mode: FishingMode | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly spotId: string | null;
  readonly isReleased: boolean;
  readonly caughtAt: Instant;
  /** Fish of its kind kept earlier that day, by the same log. */
  readonly keptBefore: number;
}

/** Who asks, and the password they give. */
export interface Asking {
  readonly account: Pick<SignedInAccount, "accountId" | "sessionId">;
  readonly requester: () => Requester;
  readonly password: string;
}

export interface RegulationsDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly log: Log;
  /** The table that the program came with. */
  readonly packagedTable: RegulationsTable;
  /** Refuses whoever does not know the password of the account that asks. */
  readonly confirmPassword: (asking: Asking) => Promise<void>;
  /** Whether official pages are fetched at all. */
  readonly isWatching: boolean;
  /** Over all accounts, the last logged ones, at most so many. */
  readonly newestCatches: (most: number) => Promise<readonly JudgedCatch[]>;
  /** Written with what it speaks of, or not at all. */
  readonly recordAudit: (connection: Connection, entry: DeskEntry, now: Instant) => Promise<void>;
}
