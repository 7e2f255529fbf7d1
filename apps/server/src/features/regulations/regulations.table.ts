import { sql } from "drizzle-orm";
import { check, integer, json, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accountKeys } from "#server/platform/database/account-key.ts";
import { instant } from "#server/platform/database/columns.ts";

/** Every rule table that has been in force, starting with the packaged one. */
export const regulationVersions = pgTable(
  "regulation_versions",
  {
    version: integer().primaryKey(),
    origin: text({ enum: ["packaged", "desk"] }).notNull(),
    publishedAt: instant("published_at").notNull(),
    publishedBy: uuid("published_by").references(() => accountKeys.id, { onDelete: "set null" }),
    note: text().notNull(),
    /** `json`, not `jsonb`: keeps the published order and is never searched. */
    content: json().notNull(),
    /** Differences from the previous version, in words. */
    changes: json().notNull(),
    /** Tells whether a packaged table was published before. */
    contentHash: text("content_hash").notNull(),
  },
  (table) => [
    check("regulation_versions_version_positive", sql`${table.version} >= 1`),
    check("regulation_versions_origin_known", sql`${table.origin} in ('packaged', 'desk')`),
  ],
);

/** Official pages that rules name, with the result of the last fetch. */
export const watchedPages = pgTable("watched_pages", {
  url: text().primaryKey(),
  etag: text(),
  lastModified: text("last_modified"),
  /** When its text was last confirmed, including by a 304 answer. */
  readAt: instant("read_at"),
  nextAt: instant("next_at").notNull(),
  fault: text(),
  faultDetail: text("fault_detail"),
  faultSince: instant("fault_since"),
  failures: integer().notNull().default(0),
  mailedAt: instant("mailed_at"),
});

/** An official page's text about one rule: the accepted one, and the current one if it differs. */
export const watchedPassages = pgTable(
  "watched_passages",
  {
    ruleId: text("rule_id").notNull(),
    url: text().notNull(),
    accepted: json().notNull(),
    acceptedSince: instant("accepted_since").notNull(),
    /** Null while the page has the accepted text. */
    current: json(),
    changedAt: instant("changed_at"),
    mailedAt: instant("mailed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.ruleId, table.url] }),
    check(
      "watched_passages_change_has_date",
      sql`(${table.current} is null) = (${table.changedAt} is null)`,
    ),
  ],
);
