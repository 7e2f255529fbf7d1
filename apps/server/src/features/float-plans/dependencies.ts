import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Instant } from "@striper/marine/time";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";

interface Person {
  readonly displayName: string;
  readonly email: string;
  readonly emailVerifiedAt: Instant | null;
}

export interface FloatPlansDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly mailer: Pick<Mailer, "post" | "send">;
  readonly publicUrl: string;
  readonly personOf: (accountId: string) => Promise<Person | undefined>;
  /** Counts a request mail; returns false when it must not be sent. */
  readonly mayAsk: (mail: {
    readonly to: string;
    readonly client: string;
    readonly isKnown: boolean;
  }) => Promise<boolean>;
}
