import {
  doublePrecision,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "#server/platform/database/columns.ts";

/** Only its key: rows here go when their account goes. */
const accounts = pgTable("accounts", { id: uuid().primaryKey() });

/** Places people added. Each account has its own space of ids; nobody else ever reads a row. */
export const ownSpots = pgTable(
  "own_spots",
  {
    accountId: uuid("account_id").notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    notes: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      name: "own_spots_account",
      columns: [table.accountId],
      foreignColumns: [accounts.id],
    }).onDelete("cascade"),
  ],
);

export const favoriteSpots = pgTable(
  "favorite_spots",
  {
    accountId: uuid("account_id").notNull(),
    /** Of a built-in or an own spot. */
    spotId: text("spot_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.spotId] }),
    foreignKey({
      name: "favorite_spots_account",
      columns: [table.accountId],
      foreignColumns: [accounts.id],
    }).onDelete("cascade"),
  ],
);

export const homeWaters = pgTable(
  "home_waters",
  {
    accountId: uuid("account_id").notNull(),
    /** Of a built-in spot, an own spot or a station. */
    waterId: text("water_id").notNull(),
    rank: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.waterId] }),
    foreignKey({
      name: "home_waters_account",
      columns: [table.accountId],
      foreignColumns: [accounts.id],
    }).onDelete("cascade"),
  ],
);
