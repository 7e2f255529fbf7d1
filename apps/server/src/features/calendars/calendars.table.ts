import { pgTable, unique } from "drizzle-orm/pg-core";
import { accountId } from "#server/platform/database/account-key.ts";
import { bytea, instant } from "#server/platform/database/columns.ts";

export const calendarAddresses = pgTable(
  "calendar_addresses",
  {
    accountId: accountId().primaryKey(),
    tokenHash: bytea("token_hash").notNull(),
    madeAt: instant("made_at").notNull(),
  },
  (table) => [unique("calendar_addresses_token").on(table.tokenHash)],
);
