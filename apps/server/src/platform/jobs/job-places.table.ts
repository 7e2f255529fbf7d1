import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Where the next run of an unfinished job continues. */
export const jobPlaces = pgTable("job_places", {
  job: text().primaryKey(),
  place: jsonb().notNull(),
});
