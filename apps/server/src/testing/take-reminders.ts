import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Reminder, ReminderSource } from "#server/platform/reminders/reminder.ts";

const rowsAStep = 10;

/** The reminders that a server finds at that time. */
export async function takeAll(
  source: ReminderSource,
  orm: NodePgDatabase,
  now: number,
): Promise<Reminder[]> {
  const found: Reminder[] = [];
  for (;;) {
    const step = await orm.transaction((transaction) => source.take(transaction, now, rowsAStep));
    found.push(...step.reminders);
    if (step.isLast) return found;
  }
}
