import { bigint, date, integer, pgTable } from "drizzle-orm/pg-core";

/** Figures of a day of the harbor's zone that cannot be counted afterwards. */
export const dailyActivity = pgTable("daily_activity", {
  day: date({ mode: "string" }).primaryKey(),
  /** How many accounts were used, without their identity. */
  accounts: integer().notNull(),
  /** Of all photos and documents, as last measured that day. */
  filesBytes: bigint("files_bytes", { mode: "number" }),
});
