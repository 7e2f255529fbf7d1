import { day, minute } from "@striper/marine/time";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";
import type {
  Reminder,
  ReminderReaders,
  ReminderSource,
} from "#server/platform/reminders/reminder.ts";
import {
  claimReminder,
  countSentSince,
  forgetReminders,
  noteSent,
  withoutSent,
} from "#server/platform/reminders/reminders.store.ts";

export interface RemindersDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly mailer: Pick<Mailer, "send">;
  readonly readers: ReminderReaders;
  readonly sources: readonly ReminderSource[];
}

/** A mail that a server took on so long ago was not sent: that server is gone. */
const abandonedAfterMs = 5 * minute;
/** Longer than any reminder can be told late. */
const keptForMs = 7 * day;
/** Nobody has more tides to be told of in a day; a mailbox is not to be flooded by a mistake. */
const mostADay = 24;
const atOnce = 4;

async function dueNow(context: RemindersDependencies): Promise<Reminder[]> {
  const { clock, log, readers, sources } = context;
  const now = clock.now();
  const since = new Map((await readers.all()).map((one) => [one.accountId, one.since]));
  if (since.size === 0) return [];
  const found = await Promise.allSettled(
    sources.map((source) => source.due([...since.keys()], now)),
  );
  for (const one of found)
    if (one.status === "rejected")
      log.error({ err: one.reason }, "reminders of a kind were not found");
  return found
    .flatMap((one) => (one.status === "fulfilled" ? one.value : []))
    .filter(({ accountId, dueAt, tellUntil }) => {
      const wantedSince = since.get(accountId) ?? Number.POSITIVE_INFINITY;
      return dueAt >= wantedSince && dueAt <= now && tellUntil >= now;
    });
}

/** Mailed by one server, and by another only if that one ended before it was done. */
async function tell(context: RemindersDependencies, reminder: Reminder): Promise<void> {
  const { orm, clock, log, mailer, readers } = context;
  const now = clock.now();
  if ((await countSentSince(orm, reminder.accountId, now - day)) >= mostADay) return;
  const mail = await readers.mailFor(reminder);
  if (mail === undefined) return;
  if (!(await claimReminder(orm, reminder, { now, abandoned: now - abandonedAfterMs }))) return;
  try {
    await mailer.send(mail);
  } catch (error) {
    // Taken on again once it counts as abandoned, as long as it is of use.
    log.warn({ err: error }, "a reminder could not be mailed yet");
    return;
  }
  await noteSent(orm, reminder, clock.now());
}

async function sendReminders(context: RemindersDependencies, signal: AbortSignal): Promise<void> {
  const { orm, clock } = context;
  await forgetReminders(orm, clock.now() - keptForMs);
  const waiting = (await withoutSent(orm, await dueNow(context))).values();
  async function work(): Promise<void> {
    for (const reminder of waiting) {
      signal.throwIfAborted();
      await tell(context, reminder);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Looks every minute for what somebody wants to be reminded of by mail. */
export const remindersJob = (context: RemindersDependencies): Job => ({
  name: "reminder-mails",
  schedule: { everyMinutes: 1 },
  longestMs: 10 * minute,
  run: (signal) => sendReminders(context, signal),
});
