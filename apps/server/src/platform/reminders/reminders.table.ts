import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accountId } from "#server/platform/database/account-key.ts";
import { instant } from "#server/platform/database/columns.ts";

/**
 * Reminders that wait to be sent and those that were, so that no server sends one twice. The stored name
 * stays `told_reminders`: renaming it would stop the reminders of servers that still run an older version.
 */
export const sentReminders = pgTable(
  "told_reminders",
  {
    accountId: accountId(),
    channel: text({ enum: ["mail", "push"] })
      .notNull()
      .default("mail"),
    /** Names the reminder within its account, such as one tide of one alert. */
    key: text().notNull(),
    /** When it was queued, or last claimed by a server. */
    claimedAt: instant("claimed_at").notNull(),
    /** When the mail server or push service accepted it; null before that. */
    sentAt: instant("sent_at"),
    /** From when on a server may claim it; null once it was sent or dropped. */
    tryAt: instant("try_at"),
    /** It is dropped after that. */
    sendUntil: instant("send_until"),
    /** What it says; null once it was sent or dropped. */
    message: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.channel, table.key] }),
    check("told_reminders_channel_known", sql`${table.channel} in ('mail', 'push')`),
    index("told_reminders_claimed_at").on(table.claimedAt),
    // Those first that are soonest too late.
    index("told_reminders_waiting")
      .on(table.channel, table.sendUntil, table.tryAt)
      .where(sql`${table.tryAt} is not null`),
  ],
);
