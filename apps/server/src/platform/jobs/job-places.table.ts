import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Where a run of a job that ended before it was through goes on. */
export const jobPlaces = pgTable("job_places", {
  job: text().primaryKey(),
  place: jsonb().notNull(),
});
