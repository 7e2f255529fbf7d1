import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

export const jobPlaces = pgTable("job_places", {
  job: text().primaryKey(),
  place: jsonb().notNull(),
});
