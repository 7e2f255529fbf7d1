import type { RemindersDependencies } from "#server/platform/reminders/dependencies.ts";
import type { ReminderSource } from "#server/platform/reminders/reminder.ts";
import { queueReminders } from "#server/platform/reminders/reminders.store.ts";

const rowsAStep = 250;

function queueNext(
  { orm, clock, channels }: RemindersDependencies,
  source: ReminderSource,
): Promise<boolean> {
  const now = clock.now();
  return orm.transaction(async (transaction) => {
    const { reminders, isLast } = await source.take(transaction, now, rowsAStep);
    const accountIds = [...new Set(reminders.map(({ accountId }) => accountId))];
    if (accountIds.length === 0) return isLast;
    for (const { name, wantedSince } of channels) {
      const since = await wantedSince(transaction, accountIds, now);
      const wanted = reminders.filter(
        ({ accountId, dueAt }) => dueAt >= (since.get(accountId) ?? Infinity),
      );
      await queueReminders(transaction, name, wanted, now);
    }
    return isLast;
  });
}

/**
 * Queues due reminders in steps. The rows store the progress, so that several servers share the
 * work.
 */
export async function queueDue(context: RemindersDependencies, signal: AbortSignal): Promise<void> {
  for (const source of context.sources)
    try {
      let isLast = false;
      while (!isLast && !signal.aborted) isLast = await queueNext(context, source);
    } catch (error) {
      // Continue with the other kinds of reminders.
      context.log.error({ err: error }, "reminders of a kind were not found");
    }
}
