import { day, minute } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import type { Log } from "#server/platform/log/log.ts";
import type {
  Reminder,
  ReminderChannel,
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
  readonly channels: readonly ReminderChannel[];
  readonly sources: readonly ReminderSource[];
}

/** A server that claimed a reminder so long ago and did not send it is gone. */
const claimExpiresAfterMs = 5 * minute;
/** Longer than any reminder can be late. */
const forgottenAfterMs = 7 * day;
/** More than anybody's tides in a day; a mistake must not flood a mailbox. */
const mostADay = 24;
const atOnce = 4;
/** Recipients of a channel whose reminders are in memory and in a statement's parameters. */
const pageSize = 1000;

/** Of these accounts, whether sent already or not. */
async function dueNow(
  { clock, log, sources }: RemindersDependencies,
  accountIds: readonly string[],
): Promise<Reminder[]> {
  if (accountIds.length === 0) return [];
  const now = clock.now();
  const found = await Promise.allSettled(sources.map((source) => source.due(accountIds, now)));
  for (const one of found)
    if (one.status === "rejected")
      log.error({ err: one.reason }, "reminders of a kind were not found");
  return found
    .flatMap((one) => (one.status === "fulfilled" ? one.value : []))
    .filter(({ dueAt, sendUntil }) => dueAt <= now && sendUntil >= now);
}

/** Sent by one server, and by another only when that one's claim has expired. */
async function sendOnce(
  { orm, clock, log }: RemindersDependencies,
  channel: ReminderChannel,
  reminder: Reminder,
): Promise<void> {
  const { name } = channel;
  const now = clock.now();
  if ((await countSentSince(orm, name, reminder.accountId, now - day)) >= mostADay) return;
  const send = await channel.ready(reminder);
  if (send === undefined) return;
  const claim = { now, expired: now - claimExpiresAfterMs };
  if (!(await claimReminder(orm, name, reminder, claim))) return;
  try {
    await send();
  } catch (error) {
    // Tried again once the claim has expired, until `sendUntil`.
    log.warn({ err: error, channel: name }, "a reminder could not be sent yet");
    return;
  }
  await noteSent(orm, name, reminder, clock.now());
}

async function sendThrough(
  context: RemindersDependencies,
  channel: ReminderChannel,
  due: readonly Reminder[],
  signal: AbortSignal,
): Promise<void> {
  const waiting = (await withoutSent(context.orm, channel.name, due)).values();
  async function work(): Promise<void> {
    for (const reminder of waiting) {
      signal.throwIfAborted();
      await sendOnce(context, channel, reminder);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}

type Since = ReadonlyMap<string, Instant>;

/** Each channel's recipients, page by page; the pages of all channels end at the same account. */
async function* pagesOf(channels: readonly ReminderChannel[]): AsyncGenerator<Since[]> {
  for (let after: string | undefined; ;) {
    const page = { after, most: pageSize };
    const found = await Promise.all(channels.map((channel) => channel.recipients(page)));
    const [end] = found
      .filter((recipients) => recipients.length === pageSize)
      .map((recipients) => recipients.at(-1)?.accountId ?? "")
      .toSorted();
    yield found.map((recipients) => {
      const within = recipients.filter(({ accountId }) => end === undefined || accountId <= end);
      return new Map(within.map(({ accountId, since }) => [accountId, since]));
    });
    if (end === undefined) return;
    after = end;
  }
}

/** What is due is computed once for all channels. */
async function sendPage(
  context: RemindersDependencies,
  wanted: readonly Since[],
  signal: AbortSignal,
): Promise<void> {
  const accountIds = new Set(wanted.flatMap((since) => [...since.keys()]));
  const due = await dueNow(context, [...accountIds]);
  await Promise.all(
    context.channels.map((channel, place) => {
      const since = wanted[place];
      const isWanted = ({ accountId, dueAt }: Reminder): boolean =>
        dueAt >= (since?.get(accountId) ?? Number.POSITIVE_INFINITY);
      return sendThrough(context, channel, due.filter(isWanted), signal);
    }),
  );
}

async function sendReminders(context: RemindersDependencies, signal: AbortSignal): Promise<void> {
  const { orm, clock, channels } = context;
  await forgetReminders(orm, clock.now() - forgottenAfterMs);
  for await (const wanted of pagesOf(channels)) {
    signal.throwIfAborted();
    await sendPage(context, wanted, signal);
  }
}

/** Looks every minute for what somebody wants to be reminded of. */
export const remindersJob = (context: RemindersDependencies): Job => ({
  name: "reminders",
  schedule: { everyMinutes: 1 },
  longestMs: 10 * minute,
  run: (signal) => sendReminders(context, signal),
});
