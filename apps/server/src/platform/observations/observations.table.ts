import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#server/platform/database/columns.ts";

const now = sql`now()`;

/** The last good answer of each outside source, and when the source is asked again. */
export const upstreamAnswers = pgTable("upstream_answers", {
  key: text().primaryKey(),
  /** In the source's stored shape; checked whenever it is loaded. Null before the first one. */
  value: jsonb(),
  revision: integer().notNull().default(0),
  issuedAt: instant("issued_at"),
  checkedAt: instant("checked_at"),
  etag: text(),
  lastModified: text("last_modified"),
  /** Consecutive; 0 after the next good answer. */
  failures: integer().notNull().default(0),
  lastFault: text("last_fault"),
  lastFailedAt: instant("last_failed_at"),
  nextAttemptAt: instant("next_attempt_at").notNull().default(now),
  leasedUntil: instant("leased_until"),
});

/** Answers that could not be read, for the operator. */
export const upstreamRejects = pgTable(
  "upstream_rejects",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    at: instant().notNull().default(now),
    fault: text().notNull(),
    reason: text().notNull(),
    /** Its beginning. */
    payload: text().notNull(),
  },
  (table) => [index("upstream_rejects_key_at").on(table.key, table.at)],
);
