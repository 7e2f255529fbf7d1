import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#server/platform/database/columns.ts";

/** Only its key: rows here go when their account goes. */
const accounts = pgTable("accounts", { id: uuid().primaryKey() });

/** What was reminded of by mail, so that no server does it again. */
export const reminderMails = pgTable(
  "reminder_mails",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** Names the reminder within its account, such as one tide of one alert. */
    key: text().notNull(),
    /** When a server last took it on. */
    claimedAt: instant("claimed_at").notNull(),
    /** When the mail was taken from us; null when that server ended before, or the mail was refused. */
    sentAt: instant("sent_at"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index("reminder_mails_claimed_at").on(table.claimedAt),
  ],
);
