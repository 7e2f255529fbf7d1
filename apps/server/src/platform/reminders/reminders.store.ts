import type { Instant } from "@striper/marine/time";
import { and, count, eq, gte, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Reminder, ReminderChannel } from "#server/platform/reminders/reminder.ts";
import { toldReminders } from "#server/platform/reminders/reminders.table.ts";

type Connection = Pick<NodePgDatabase, "select" | "insert" | "update" | "delete">;
type Channel = ReminderChannel["name"];
type ReminderKey = Pick<Reminder, "accountId" | "key">;

const isReminder = (channel: Channel, { accountId, key }: ReminderKey) =>
  and(
    eq(toldReminders.accountId, accountId),
    eq(toldReminders.channel, channel),
    eq(toldReminders.key, key),
  );

/** Those that were not told in this way yet. */
export async function withoutSent<Due extends ReminderKey>(
  connection: Connection,
  channel: Channel,
  reminders: readonly Due[],
): Promise<Due[]> {
  if (reminders.length === 0) return [];
  const { accountId, key, sentAt } = toldReminders;
  const accountIds = [...new Set(reminders.map((reminder) => reminder.accountId))];
  const sent = await connection
    .select({ accountId, key })
    .from(toldReminders)
    .where(
      and(inArray(accountId, accountIds), eq(toldReminders.channel, channel), isNotNull(sentAt)),
    );
  const known = new Set(sent.map((row) => `${row.accountId} ${row.key}`));
  return reminders.filter((reminder) => !known.has(`${reminder.accountId} ${reminder.key}`));
}

/**
 * Takes a reminder on. False when it was told, or when a server has taken it on after `abandoned`:
 * one that was killed meanwhile does not keep it forever.
 */
export async function claimReminder(
  connection: Connection,
  channel: Channel,
  { accountId, key }: ReminderKey,
  { now, abandoned }: { readonly now: Instant; readonly abandoned: Instant },
): Promise<boolean> {
  const claimed = await connection
    .insert(toldReminders)
    .values({ accountId, channel, key, claimedAt: now })
    .onConflictDoUpdate({
      target: [toldReminders.accountId, toldReminders.channel, toldReminders.key],
      set: { claimedAt: now },
      setWhere: sql`${isNull(toldReminders.sentAt)} and ${lt(toldReminders.claimedAt, abandoned)}`,
    })
    .returning({ key: toldReminders.key });
  return claimed.length > 0;
}

export async function noteSent(
  connection: Connection,
  channel: Channel,
  reminder: ReminderKey,
  now: Instant,
): Promise<void> {
  await connection.update(toldReminders).set({ sentAt: now }).where(isReminder(channel, reminder));
}

export async function countSentSince(
  connection: Connection,
  channel: Channel,
  account: string,
  since: Instant,
): Promise<number> {
  const { accountId, sentAt } = toldReminders;
  const [row] = await connection
    .select({ told: count() })
    .from(toldReminders)
    .where(and(eq(accountId, account), eq(toldReminders.channel, channel), gte(sentAt, since)));
  return row?.told ?? 0;
}

export async function forgetReminders(connection: Connection, before: Instant): Promise<void> {
  await connection.delete(toldReminders).where(lt(toldReminders.claimedAt, before));
}
