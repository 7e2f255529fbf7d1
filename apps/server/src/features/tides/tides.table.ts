import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { instant } from "#server/platform/database/columns.ts";

/** Only its key: rows here go when their account goes. */
const accounts = pgTable("accounts", { id: uuid().primaryKey() });

/** Reminders before a tide. Each account has its own space of ids; nobody else reads a row. */
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
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      name: "tide_alerts_account",
      columns: [table.accountId],
      foreignColumns: [accounts.id],
    }).onDelete("cascade"),
    check(
      "tide_alerts_height_with_direction",
      sql`(${table.event} = 'height') = (${table.heightFeet} is not null)
        and (${table.heightFeet} is null) = (${table.direction} is null)`,
    ),
  ],
);
