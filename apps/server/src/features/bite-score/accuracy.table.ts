import { date, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { bytea } from "#server/platform/database/columns.ts";

/**
 * Shared trips, without account, place, time of arrival or keys of other tables. Decision 219
 * describes what could be linked and by whom.
 */
export const sharedTrips = pgTable(
  "shared_trips",
  {
    /** Hash of the token with which the sender's device can withdraw the row. */
    removalHash: text("removal_hash").primaryKey(),
    /** Quarter in which it was sent, such as "2026-4". */
    period: text().notNull(),
    /** Equal for the rows one account sent in one quarter. */
    groupKey: text("group_key").notNull(),
    tripDate: date("trip_date").notNull(),
    quarterHours: integer("quarter_hours").notNull(),
    band: text().notNull(),
    fish: integer().notNull(),
    /** "unknown" when the sender does not say. */
    mode: text().notNull(),
    water: text().notNull(),
    modelVersion: text("model_version").notNull(),
  },
  (table) => [
    // Two devices of one account may share the same trip.
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

/** Holds one row: the salt of the current quarter, encrypted with the key of the files. */
export const groupSalts = pgTable("shared_trip_salts", {
  period: text().primaryKey(),
  sealed: bytea().notNull(),
});
