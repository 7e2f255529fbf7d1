import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#server/platform/database/columns.ts";

const now = sql`now()`;

export const upstreamAnswers = pgTable("upstream_answers", {
  key: text().primaryKey(),
  /** The source's stored shape, which is checked on every load. Null before the first answer. */
  value: jsonb(),
  revision: integer().notNull().default(0),
  issuedAt: instant("issued_at"),
  checkedAt: instant("checked_at"),
  etag: text(),
  lastModified: text("last_modified"),
  /** Consecutive failures; reset to 0 by a good answer. */
  failures: integer().notNull().default(0),
  lastFault: text("last_fault"),
  lastFailedAt: instant("last_failed_at"),
  nextAttemptAt: instant("next_attempt_at").notNull().default(now),
  leasedUntil: instant("leased_until"),
});

export const upstreamRejects = pgTable(
  "upstream_rejects",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    at: instant().notNull().default(now),
    fault: text().notNull(),
    reason: text().notNull(),
    payload: text().notNull(),
  },
  (table) => [index("upstream_rejects_key_at").on(table.key, table.at)],
);
