import { setTimeout as delay } from "node:timers/promises";
import { day, minute, second } from "@striper/marine/time";
import { lt } from "drizzle-orm";
import { deleteInSteps } from "#server/platform/database/in-steps.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import type { RemindersDependencies } from "#server/platform/reminders/dependencies.ts";
import type { ReminderChannel } from "#server/platform/reminders/reminder.ts";
import { queueDue } from "#server/platform/reminders/queue-reminders.ts";
import { sentReminders } from "#server/platform/reminders/reminders.table.ts";
import { dropAllLate, sendWaiting } from "#server/platform/reminders/send-reminders.ts";
import { timeLimit } from "#server/platform/work/time-limit.ts";

/** Longer than any reminder can be late. */
const forgottenAfterMs = 7 * day;
/** The next run starts a minute after this one and continues its work. */
const lookMs = 58 * second;
const betweenLooksMs = second / 4;

async function queueAndSend(context: RemindersDependencies, signal: AbortSignal): Promise<void> {
  let isQueueing = true;
  const queueing = queueDue(context, signal).finally(() => (isQueueing = false));
  const send = async (channel: ReminderChannel): Promise<void> => {
    for (let mayBeMore = true; mayBeMore && !signal.aborted;) {
      mayBeMore = isQueueing;
      const isReachable = await sendWaiting(context, channel, signal);
      // The receiving service is down; the next run retries.
      if (!isReachable) return;
      if (mayBeMore) await Promise.race([queueing, delay(betweenLooksMs)]);
    }
  };
  const drop = async (channel: ReminderChannel): Promise<void> => {
    await queueing;
    await dropAllLate(context, channel, signal);
  };
  await Promise.all([...context.channels.map(drop), ...context.channels.map(send)]);
}

async function look(context: RemindersDependencies, stopping: AbortSignal): Promise<void> {
  stopping.throwIfAborted();
  const signal = timeLimit(lookMs, stopping);
  await queueAndSend(context, signal);
  if (signal.aborted) return;
  const before = context.clock.now() - forgottenAfterMs;
  await deleteInSteps(context.orm, sentReminders, lt(sentReminders.claimedAt, before));
}

/**
 * Queues due reminders and sends queued ones, every minute on every server. Servers skip rows that
 * another one has locked.
 */
export const remindersJob = (context: RemindersDependencies): Job => ({
  name: "reminders",
  schedule: { everyMinutes: 1 },
  isShared: true,
  longestMs: 10 * minute,
  run: (signal) => look(context, signal),
});
