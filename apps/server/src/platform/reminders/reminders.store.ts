import type { Instant } from "@striper/marine/time";
import { and, count, eq, gte, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Reminder } from "#server/platform/reminders/reminder.ts";
import { reminderMails } from "#server/platform/reminders/reminders.table.ts";

type Connection = Pick<NodePgDatabase, "select" | "insert" | "update" | "delete">;
type ReminderKey = Pick<Reminder, "accountId" | "key">;

const isReminder = ({ accountId, key }: ReminderKey) =>
  and(eq(reminderMails.accountId, accountId), eq(reminderMails.key, key));

/** Those that were not mailed yet. */
export async function withoutSent<Due extends ReminderKey>(
  connection: Connection,
  reminders: readonly Due[],
): Promise<Due[]> {
  if (reminders.length === 0) return [];
  const { accountId, key, sentAt } = reminderMails;
  const accountIds = [...new Set(reminders.map((reminder) => reminder.accountId))];
  const sent = await connection
    .select({ accountId, key })
    .from(reminderMails)
    .where(and(inArray(accountId, accountIds), isNotNull(sentAt)));
  const known = new Set(sent.map((row) => `${row.accountId} ${row.key}`));
  return reminders.filter((reminder) => !known.has(`${reminder.accountId} ${reminder.key}`));
}

/**
 * Takes a reminder on. False when it was mailed, or when a server has taken it on after `abandoned`:
 * one that was killed meanwhile does not keep it forever.
 */
export async function claimReminder(
  connection: Connection,
  { accountId, key }: ReminderKey,
  { now, abandoned }: { readonly now: Instant; readonly abandoned: Instant },
): Promise<boolean> {
  const claimed = await connection
    .insert(reminderMails)
    .values({ accountId, key, claimedAt: now })
    .onConflictDoUpdate({
      target: [reminderMails.accountId, reminderMails.key],
      set: { claimedAt: now },
      setWhere: sql`${isNull(reminderMails.sentAt)} and ${lt(reminderMails.claimedAt, abandoned)}`,
    })
    .returning({ key: reminderMails.key });
  return claimed.length > 0;
}

export async function noteSent(
  connection: Connection,
  reminder: ReminderKey,
  now: Instant,
): Promise<void> {
  await connection.update(reminderMails).set({ sentAt: now }).where(isReminder(reminder));
}

export async function countSentSince(
  connection: Connection,
  account: string,
  since: Instant,
): Promise<number> {
  const { accountId, sentAt } = reminderMails;
  const [row] = await connection
    .select({ mails: count() })
    .from(reminderMails)
    .where(and(eq(accountId, account), gte(sentAt, since)));
  return row?.mails ?? 0;
}

export async function forgetReminders(connection: Connection, before: Instant): Promise<void> {
  await connection.delete(reminderMails).where(lt(reminderMails.claimedAt, before));
}
