import { date, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { bytea } from "#server/platform/database/columns.ts";

/**
 * Trips that were shared. No account, no place, no time of arrival, and no key of any other table:
 * decision 219 says what could be linked and by whom.
 */
export const sharedTrips = pgTable(
  "shared_trips",
  {
    /** Of the token with which the sender's device can take the row out. */
    removalHash: text("removal_hash").primaryKey(),
    /** The quarter in which it was sent, "2026-4". */
    period: text().notNull(),
    /** The same for the rows one account sent in one quarter. */
    groupKey: text("group_key").notNull(),
    tripDate: date("trip_date").notNull(),
    quarterHours: integer("quarter_hours").notNull(),
    band: text().notNull(),
    fish: integer().notNull(),
    /** "unknown" where the sender does not say. */
    mode: text().notNull(),
    water: text().notNull(),
    modelVersion: text("model_version").notNull(),
  },
  (table) => [
    // Two devices of one account share the same trip.
    unique("shared_trips_once").on(
      table.groupKey,
      table.tripDate,
      table.quarterHours,
      table.band,
      table.fish,
      table.mode,
      table.water,
      table.modelVersion,
    ),
    index("shared_trips_newest").on(table.modelVersion, table.tripDate),
  ],
);

/** One row: the salt of the running quarter, sealed with the key of the files. */
export const groupSalts = pgTable("shared_trip_salts", {
  period: text().primaryKey(),
  sealed: bytea().notNull(),
});
