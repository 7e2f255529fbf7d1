import { bigint, date, integer, pgTable } from "drizzle-orm/pg-core";

/** Figures per Boston day: those that cannot be counted later, and totals of past days. */
export const dailyActivity = pgTable("daily_activity", {
  day: date({ mode: "string" }).primaryKey(),
  accounts: integer().notNull(),
  /** Size of all photos and documents at the day's last measurement. */
  filesBytes: bigint("files_bytes", { mode: "number" }),
  /** Counted once after the day; null before. */
  signUps: integer("sign_ups"),
  catches: integer(),
});
