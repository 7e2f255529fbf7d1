import { bigint, date, integer, pgTable } from "drizzle-orm/pg-core";

/** Figures of a day of the harbor's zone: those that cannot be counted afterwards, and counts of days that are over. */
export const dailyActivity = pgTable("daily_activity", {
  day: date({ mode: "string" }).primaryKey(),
  /** How many accounts were used, without their identity. */
  accounts: integer().notNull(),
  /** Of all photos and documents, as last measured that day. */
  filesBytes: bigint("files_bytes", { mode: "number" }),
  /** Counted once when the day was over; null before. */
  signUps: integer("sign_ups"),
  catches: integer(),
});
