import type { Instant } from "@striper/marine/time";
import { and, asc, count, eq, gte, isNotNull, lt, lte, sql, type SQL } from "drizzle-orm";
import * as z from "zod/mini";
import type {
  Reminder,
  ReminderChannel,
  WaitingReminder,
} from "#server/platform/reminders/reminder.ts";
import { sentReminders } from "#server/platform/reminders/reminders.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";

type Channel = ReminderChannel["name"];
export type ReminderKey = Pick<Reminder, "accountId" | "key">;

const iso = (instant: Instant): string => new Date(instant).toISOString();

const message = z.object({
  subject: z.string(),
  paragraphs: z.array(z.string()),
  page: z.string(),
  usefulUntil: z.number(),
});

export async function queueReminders(
  connection: Connection,
  channel: Channel,
  reminders: readonly Reminder[],
  now: Instant,
): Promise<void> {
  if (reminders.length === 0) return;
  const messageOf = ({ subject, paragraphs, page, usefulUntil }: Reminder): string =>
    JSON.stringify({ subject, paragraphs, page, usefulUntil });
  const accountIds = sql.param(reminders.map(({ accountId }) => accountId));
  const keys = sql.param(reminders.map(({ key }) => key));
  const ends = sql.param(reminders.map(({ sendUntil }) => iso(sendUntil)));
  const messages = sql.param(reminders.map(messageOf));
  await connection.execute(sql`
    insert into ${sentReminders} (account_id, channel, key, claimed_at, try_at, send_until, message)
    select given.account_id, ${channel}, given.key, ${iso(now)}, ${iso(now)}, given.send_until, given.message
      from unnest(${accountIds}::uuid[], ${keys}::text[], ${ends}::timestamptz[], ${messages}::jsonb[])
        as given (account_id, key, send_until, message)
      on conflict do nothing`);
}

/**
 * Changes the next waiting reminders, earliest deadline first. Skips rows locked by another server.
 */
function changeWaiting(
  connection: Connection,
  channel: Channel,
  { isMeant, most }: { isMeant: SQL | undefined; most: number },
  change: Partial<typeof sentReminders.$inferInsert>,
) {
  const { accountId, key, tryAt, sendUntil } = sentReminders;
  const isOfChannel = eq(sentReminders.channel, channel);
  return connection.transaction(async (transaction) => {
    // The index has the rows in order. The planner does not know of 100,000 reminders that one tide
    // queues within a minute, and would read and sort all of them for each claim.
    await transaction.execute(sql`set local enable_sort = off`);
    const waiting = transaction
      .select({ accountId, key })
      .from(sentReminders)
      .where(and(isOfChannel, isNotNull(tryAt), isMeant))
      .orderBy(asc(sendUntil))
      .limit(most)
      .for("update", { skipLocked: true })
      .as("waiting");
    return transaction
      .update(sentReminders)
      .set(change)
      .from(waiting)
      .where(and(eq(accountId, waiting.accountId), isOfChannel, eq(key, waiting.key)))
      .returning({ accountId, key, sendUntil, stored: sentReminders.message });
  });
}

/** Claims waiting reminders for this server. The claim expires at `retryAt`. */
export async function claimReminders(
  connection: Connection,
  channel: Channel,
  { now, retryAt, most }: { now: Instant; retryAt: Instant; most: number },
): Promise<WaitingReminder[]> {
  const { tryAt, sendUntil } = sentReminders;
  const isMeant = and(lte(tryAt, now), gte(sendUntil, now));
  const change = { claimedAt: now, tryAt: retryAt };
  const rows = await changeWaiting(connection, channel, { isMeant, most }, change);
  return rows.map((row) =>
    Object.assign(message.parse(row.stored), {
      accountId: row.accountId,
      key: row.key,
      sendUntil: row.sendUntil ?? now,
    }),
  );
}

export async function dropLate(
  connection: Connection,
  channel: Channel,
  now: Instant,
  most: number,
): Promise<number> {
  const { tryAt, sendUntil } = sentReminders;
  const isMeant = and(lte(tryAt, now), lt(sendUntil, now));
  const change = { tryAt: null, message: null };
  return (await changeWaiting(connection, channel, { isMeant, most }, change)).length;
}

async function settle(
  connection: Connection,
  channel: Channel,
  reminders: readonly ReminderKey[],
  change: SQL,
): Promise<void> {
  if (reminders.length === 0) return;
  const accountIds = sql.param(reminders.map(({ accountId }) => accountId));
  const keys = sql.param(reminders.map(({ key }) => key));
  await connection.execute(sql`
    update ${sentReminders} as settled set ${change}
      from unnest(${accountIds}::uuid[], ${keys}::text[]) as given (account_id, key)
     where settled.account_id = given.account_id and settled.channel = ${channel} and settled.key = given.key`);
}

export const noteSent = (
  connection: Connection,
  channel: Channel,
  reminders: readonly ReminderKey[],
  now: Instant,
): Promise<void> =>
  settle(connection, channel, reminders, sql`sent_at = ${iso(now)}, try_at = null, message = null`);

export const dropReminders = (
  connection: Connection,
  channel: Channel,
  reminders: readonly ReminderKey[],
): Promise<void> => settle(connection, channel, reminders, sql`try_at = null, message = null`);

/** Makes reminders claimable from `tryAt` on. */
export const putOff = (
  connection: Connection,
  channel: Channel,
  reminders: readonly ReminderKey[],
  tryAt: Instant,
): Promise<void> => settle(connection, channel, reminders, sql`try_at = ${iso(tryAt)}`);

export const renewClaims = (
  connection: Connection,
  channel: Channel,
  reminders: readonly ReminderKey[],
  { now, lifeMs }: { now: Instant; lifeMs: number },
): Promise<void> =>
  settle(
    connection,
    channel,
    reminders,
    sql`try_at = case when try_at between ${iso(now)} and ${iso(now + lifeMs)} then ${iso(now + lifeMs)}::timestamptz else try_at end`,
  );

/** Returns the number of reminders sent per account. Accounts without any have no entry. */
export async function countSentSince(
  connection: Connection,
  channel: Channel,
  accountIds: readonly string[],
  since: Instant,
): Promise<Map<string, number>> {
  const { accountId, sentAt } = sentReminders;
  const rows = await connection
    .select({ accountId, sent: count() })
    .from(sentReminders)
    .where(
      and(isOneOf(accountId, accountIds), eq(sentReminders.channel, channel), gte(sentAt, since)),
    )
    .groupBy(accountId);
  return new Map(rows.map((row) => [row.accountId, row.sent]));
}
