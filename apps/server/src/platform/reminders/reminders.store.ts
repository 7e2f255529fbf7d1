import type { Instant } from "@striper/marine/time";
import { and, count, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Reminder, ReminderChannel } from "#server/platform/reminders/reminder.ts";
import { sentReminders } from "#server/platform/reminders/reminders.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";

type Channel = ReminderChannel["name"];
type ReminderKey = Pick<Reminder, "accountId" | "key">;

const isReminder = (channel: Channel, { accountId, key }: ReminderKey) =>
  and(
    eq(sentReminders.accountId, accountId),
    eq(sentReminders.channel, channel),
    eq(sentReminders.key, key),
  );

/** Those that were not sent through the channel yet. */
export async function withoutSent<Due extends ReminderKey>(
  connection: Connection,
  channel: Channel,
  reminders: readonly Due[],
): Promise<Due[]> {
  if (reminders.length === 0) return [];
  const { accountId, key, sentAt } = sentReminders;
  const accountIds = [...new Set(reminders.map((reminder) => reminder.accountId))];
  const sent = await connection
    .select({ accountId, key })
    .from(sentReminders)
    .where(
      and(isOneOf(accountId, accountIds), eq(sentReminders.channel, channel), isNotNull(sentAt)),
    );
  const known = new Set(sent.map((row) => `${row.accountId} ${row.key}`));
  return reminders.filter((reminder) => !known.has(`${reminder.accountId} ${reminder.key}`));
}

/**
 * Claims a reminder for this server. False when it was sent, or when another server's claim has not
 * expired: a claim from before `expired` counts no more, because that server was probably killed.
 */
export async function claimReminder(
  connection: Connection,
  channel: Channel,
  { accountId, key }: ReminderKey,
  { now, expired }: { readonly now: Instant; readonly expired: Instant },
): Promise<boolean> {
  const claimed = await connection
    .insert(sentReminders)
    .values({ accountId, channel, key, claimedAt: now })
    .onConflictDoUpdate({
      target: [sentReminders.accountId, sentReminders.channel, sentReminders.key],
      set: { claimedAt: now },
      setWhere: sql`${isNull(sentReminders.sentAt)} and ${lt(sentReminders.claimedAt, expired)}`,
    })
    .returning({ key: sentReminders.key });
  return claimed.length > 0;
}

export async function noteSent(
  connection: Connection,
  channel: Channel,
  reminder: ReminderKey,
  now: Instant,
): Promise<void> {
  await connection.update(sentReminders).set({ sentAt: now }).where(isReminder(channel, reminder));
}

export async function countSentSince(
  connection: Connection,
  channel: Channel,
  account: string,
  since: Instant,
): Promise<number> {
  const { accountId, sentAt } = sentReminders;
  const [row] = await connection
    .select({ sent: count() })
    .from(sentReminders)
    .where(and(eq(accountId, account), eq(sentReminders.channel, channel), gte(sentAt, since)));
  return row?.sent ?? 0;
}

export async function forgetReminders(connection: Connection, before: Instant): Promise<void> {
  await connection.delete(sentReminders).where(lt(sentReminders.claimedAt, before));
}
