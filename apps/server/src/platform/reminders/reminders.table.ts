import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accountId } from "#server/platform/database/account-key.ts";
import { instant } from "#server/platform/database/columns.ts";

/**
 * Waiting and sent reminders; the latter prevent sending twice. The SQL name stays
 * `told_reminders`, because renaming it would stop the reminders of servers that still run an older
 * version.
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
    /** Time when it was queued or last claimed by a server. */
    claimedAt: instant("claimed_at").notNull(),
    /** Time when the mail server or push service accepted it; null before. */
    sentAt: instant("sent_at"),
    /** Time from which a server may claim it; null once sent or dropped. */
    tryAt: instant("try_at"),
    sendUntil: instant("send_until"),
    message: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.channel, table.key] }),
    check("told_reminders_channel_known", sql`${table.channel} in ('mail', 'push')`),
    index("told_reminders_claimed_at").on(table.claimedAt),
    // Ordered by deadline, the earliest first.
    index("told_reminders_waiting")
      .on(table.channel, table.sendUntil, table.tryAt)
      .where(sql`${table.tryAt} is not null`),
  ],
);
