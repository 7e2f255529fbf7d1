import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import {
  accountId,
  accountKeys,
  goesWithRow,
  keyWithinAccount,
} from "#server/platform/database/account-key.ts";
import { bytea, instant } from "#server/platform/database/columns.ts";
import { remindAt } from "#server/platform/reminders/remind-at.ts";

export const floatPlanContacts = pgTable(
  "float_plan_contacts",
  {
    accountId: accountId(),
    id: uuid().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    askedAt: instant("asked_at").notNull(),
    confirmedAt: instant("confirmed_at"),
    declinedAt: instant("declined_at"),
  },
  (table) => [
    keyWithinAccount(table),
    unique("float_plan_contacts_address").on(table.accountId, table.email),
    check(
      "float_plan_contacts_one_answer",
      sql`${table.confirmedAt} is null or ${table.declinedAt} is null`,
    ),
  ],
);

/**
 * Requests to an address and whether it declined. Rows outlive the contact and the account, so that
 * removing and adding does not allow asking again. Only the address's hash is stored.
 */
export const floatPlanAsks = pgTable(
  "float_plan_asks",
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid("account_id").references(() => accountKeys.id, { onDelete: "set null" }),
    addressHash: bytea("address_hash").notNull(),
    askedAt: instant("asked_at").notNull(),
    hasDeclined: boolean("has_declined").notNull().default(false),
  },
  (table) => [
    index("float_plan_asks_address").on(table.addressHash, table.askedAt),
    index("float_plan_asks_account").on(table.accountId, table.askedAt),
    index("float_plan_asks_asked_at").on(table.askedAt),
  ],
);

export const floatPlans = pgTable(
  "float_plans",
  {
    accountId: accountId(),
    id: uuid().notNull(),
    contactId: uuid("contact_id").notNull(),
    who: text().notNull(),
    people: integer().notNull(),
    // The column is named `place` because `where` is an SQL keyword.
    where: text("place").notNull(),
    boat: text(),
    vehicle: text(),
    phone: text(),
    ifNot: text("if_not"),
    coast: text({ enum: ["MA", "NH"] }).notNull(),
    startsAt: instant("starts_at").notNull(),
    backAt: instant("back_at").notNull(),
    overdueMinutes: integer("overdue_minutes").notNull(),
    /** `backAt` plus the minutes, or later when the plan reached the server too late for that. */
    overdueAt: instant("overdue_at").notNull(),
    endedAt: instant("ended_at"),
    linkRevokedAt: instant("link_revoked_at"),
    /** Counts changes of the time of return; each edition has its own overdue mail. */
    edition: integer().notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    remindAt: remindAt(),
  },
  (table) => [
    keyWithinAccount(table),
    goesWithRow("float_plans_contact", [table.accountId, table.contactId], floatPlanContacts),
    index("float_plans_contact").on(table.accountId, table.contactId),
    index("float_plans_updated_at").on(table.updatedAt),
    index("float_plans_remind_at")
      .on(table.remindAt)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** Queued and sent mails to contacts; each row is sent once. */
export const floatPlanMails = pgTable(
  "float_plan_mails",
  {
    accountId: uuid("account_id").notNull(),
    planId: uuid("plan_id").notNull(),
    kind: text({ enum: ["plan", "changed", "overdue", "back"] }).notNull(),
    edition: integer().notNull(),
    dueAt: instant("due_at").notNull(),
    claimedAt: instant("claimed_at"),
    sentAt: instant("sent_at"),
    attempts: integer().notNull().default(0),
    givenUpAt: instant("given_up_at"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.planId, table.kind, table.edition] }),
    goesWithRow("float_plan_mails_plan", [table.accountId, table.planId], floatPlans),
    // Covers the query of due mails.
    index("float_plan_mails_due")
      .on(table.dueAt, table.accountId, table.planId, table.kind, table.edition)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
  ],
);

/** Hashed secrets of links in mails. `planId` is null for the link that asks a contact. */
export const floatPlanLinks = pgTable(
  "float_plan_links",
  {
    tokenHash: bytea("token_hash").primaryKey(),
    accountId: uuid("account_id").notNull(),
    contactId: uuid("contact_id").notNull(),
    planId: uuid("plan_id"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    goesWithRow("float_plan_links_contact", [table.accountId, table.contactId], floatPlanContacts),
    goesWithRow("float_plan_links_plan", [table.accountId, table.planId], floatPlans),
    index("float_plan_links_contact").on(table.accountId, table.contactId),
    index("float_plan_links_plan").on(table.accountId, table.planId),
    index("float_plan_links_expires_at").on(table.expiresAt),
  ],
);
