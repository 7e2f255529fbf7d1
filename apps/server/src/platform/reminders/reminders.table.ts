import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#server/platform/database/columns.ts";

/** Only its key: rows here go when their account goes. */
const accounts = pgTable("accounts", { id: uuid().primaryKey() });

/** What was reminded of, and in which way, so that no server does it again. */
export const toldReminders = pgTable(
  "told_reminders",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    channel: text({ enum: ["mail", "push"] })
      .notNull()
      .default("mail"),
    /** Names the reminder within its account, such as one tide of one alert. */
    key: text().notNull(),
    /** When a server last took it on. */
    claimedAt: instant("claimed_at").notNull(),
    /** When it was taken from us; null when that server ended before, or it was refused. */
    sentAt: instant("sent_at"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.channel, table.key] }),
    check("told_reminders_channel_known", sql`${table.channel} in ('mail', 'push')`),
    index("told_reminders_claimed_at").on(table.claimedAt),
  ],
);
