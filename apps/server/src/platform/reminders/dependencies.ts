import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { CountReminders } from "#server/platform/reminders/reminder-metrics.ts";
import type { ReminderChannel, ReminderSource } from "#server/platform/reminders/reminder.ts";

export interface RemindersDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly channels: readonly ReminderChannel[];
  readonly sources: readonly ReminderSource[];
  readonly count: CountReminders;
}
