import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { goesWithAccount, keyWithinAccount } from "#server/platform/database/account-key.ts";
import { instant } from "#server/platform/database/columns.ts";
import { remindAt } from "#server/platform/reminders/remind-at.ts";

export const tideAlerts = pgTable(
  "tide_alerts",
  {
    accountId: uuid("account_id").notNull(),
    id: uuid().notNull(),
    station: text().notNull(),
    event: text({ enum: ["high", "low", "slack", "height"] }).notNull(),
    heightFeet: doublePrecision("height_feet"),
    direction: text({ enum: ["rising", "falling"] }),
    leadMinutes: integer("lead_minutes").notNull(),
    isActive: boolean("is_active").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    remindAt: remindAt(),
  },
  (table) => [
    keyWithinAccount(table),
    goesWithAccount("tide_alerts_account", table.accountId),
    index("tide_alerts_remind_at")
      .on(table.remindAt)
      .where(sql`${table.isActive}`),
    check(
      "tide_alerts_height_with_direction",
      sql`(${table.event} = 'height') = (${table.heightFeet} is not null)
        and (${table.heightFeet} is null) = (${table.direction} is null)`,
    ),
  ],
);
