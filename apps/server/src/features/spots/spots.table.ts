import { doublePrecision, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { goesWithAccount, keyWithinAccount } from "#server/platform/database/account-key.ts";
import { instant } from "#server/platform/database/columns.ts";

/** Places people added, visible to their owner only. */
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
  (table) => [keyWithinAccount(table), goesWithAccount("own_spots_account", table.accountId)],
);

export const favoriteSpots = pgTable(
  "favorite_spots",
  {
    accountId: uuid("account_id").notNull(),
    spotId: text("spot_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.spotId] }),
    goesWithAccount("favorite_spots_account", table.accountId),
  ],
);

export const homeWaters = pgTable(
  "home_waters",
  {
    accountId: uuid("account_id").notNull(),
    /** Id of a built-in spot, an own spot or a station. */
    waterId: text("water_id").notNull(),
    rank: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.waterId] }),
    goesWithAccount("home_waters_account", table.accountId),
  ],
);
