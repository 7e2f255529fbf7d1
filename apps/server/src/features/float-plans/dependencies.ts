import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";

export interface FloatPlansDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly mailer: Pick<Mailer, "post" | "send">;
  readonly publicUrl: string;
  /** What an account calls itself, and its own address. */
  readonly personOf: (
    accountId: string,
  ) => Promise<{ readonly displayName: string; readonly email: string } | undefined>;
}
