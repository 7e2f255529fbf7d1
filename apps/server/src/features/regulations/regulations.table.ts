import { sql } from "drizzle-orm";
import { check, integer, json, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#server/platform/database/columns.ts";

/** Only its key: a publication outlives the account that made it. */
const accounts = pgTable("accounts", { id: uuid().primaryKey() });

/** Every table of rules that has been in force, the first of them the one the product came with. */
export const regulationVersions = pgTable(
  "regulation_versions",
  {
    version: integer().primaryKey(),
    origin: text({ enum: ["packaged", "desk"] }).notNull(),
    publishedAt: instant("published_at").notNull(),
    publishedBy: uuid("published_by").references(() => accounts.id, { onDelete: "set null" }),
    note: text().notNull(),
    /** As text, in the order in which it was published: never searched inside. */
    content: json().notNull(),
    /** What was different from the version before, in words. */
    changes: json().notNull(),
    /** Shows whether a packaged table was taken in before. */
    contentHash: text("content_hash").notNull(),
  },
  (table) => [
    check("regulation_versions_version_positive", sql`${table.version} >= 1`),
    check("regulation_versions_origin_known", sql`${table.origin} in ('packaged', 'desk')`),
  ],
);
