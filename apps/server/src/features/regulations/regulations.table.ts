import { sql } from "drizzle-orm";
import { check, integer, json, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accountKeys } from "#server/platform/database/account-key.ts";
import { instant } from "#server/platform/database/columns.ts";

/** Every table of rules that has been in force, the first of them the one the product came with. */
export const regulationVersions = pgTable(
  "regulation_versions",
  {
    version: integer().primaryKey(),
    origin: text({ enum: ["packaged", "desk"] }).notNull(),
    publishedAt: instant("published_at").notNull(),
    publishedBy: uuid("published_by").references(() => accountKeys.id, { onDelete: "set null" }),
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

/** The official pages that rules name, as they were found when last asked. */
export const watchedPages = pgTable("watched_pages", {
  url: text().primaryKey(),
  etag: text(),
  lastModified: text("last_modified"),
  /** When its words were last seen, also by an answer that nothing has changed. */
  readAt: instant("read_at"),
  nextAt: instant("next_at").notNull(),
  /** Why it cannot be read; null: it was read. */
  fault: text(),
  faultDetail: text("fault_detail"),
  faultSince: instant("fault_since"),
  failures: integer().notNull().default(0),
  /** When the admins were written to about this fault. */
  mailedAt: instant("mailed_at"),
});

/** What an official page says about one rule: as accepted, and as it stands now where it differs. */
export const watchedPassages = pgTable(
  "watched_passages",
  {
    ruleId: text("rule_id").notNull(),
    url: text().notNull(),
    accepted: json().notNull(),
    /** Since when the page has been seen to say this. */
    acceptedSince: instant("accepted_since").notNull(),
    /** Null: the page says what was accepted. */
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
