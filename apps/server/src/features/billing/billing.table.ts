import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { accountId } from "#server/platform/database/account-key.ts";
import { instant } from "#server/platform/database/columns.ts";

export const billingCustomers = pgTable("billing_customers", {
  accountId: accountId().primaryKey(),
  customerId: text("customer_id").notNull().unique(),
  createdAt: instant("created_at").notNull(),
  /** When Stripe's copy of the name or address became outdated; null while it is current. */
  contactChangedAt: instant("contact_changed_at"),
});

/** Subscriptions as Stripe last reported them. Access is decided from these rows alone. */
export const billingSubscriptions = pgTable(
  "billing_subscriptions",
  {
    id: text().primaryKey(),
    accountId: accountId(),
    /** Stripe's status; Stripe may add new ones. */
    status: text().notNull(),
    periodEndsAt: instant("period_ends_at"),
    /** When a canceled plan ends; null while it renews. */
    cancelsAt: instant("cancels_at"),
    /** Start of the current debt; null without one. */
    pastDueSince: instant("past_due_since"),
    startedAt: instant("started_at").notNull(),
    endedAt: instant("ended_at"),
    /** Cents per month. */
    amountCents: integer("amount_cents").notNull(),
    /** When Stripe was asked. An answer requested earlier never replaces this row. */
    readAt: instant("read_at").notNull(),
  },
  (table) => [
    index("billing_subscriptions_of_account").on(table.accountId, table.status),
    index("billing_subscriptions_started_at").on(table.startedAt),
  ],
);

export const billingCheckouts = pgTable(
  "billing_checkouts",
  {
    id: text().primaryKey(),
    accountId: accountId(),
    status: text({ enum: ["open", "complete", "expired"] }).notNull(),
    paymentStatus: text("payment_status", {
      enum: ["paid", "unpaid", "no_payment_required"],
    }).notNull(),
    /** True once the outcome is stored in the subscriptions and Stripe need not be asked again. */
    isSettled: boolean("is_settled").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("billing_checkouts_account_id").on(table.accountId, table.createdAt),
    index("billing_checkouts_expires_at").on(table.expiresAt),
  ],
);

/** Processed events, to recognize repeated deliveries. */
export const billingEvents = pgTable(
  "billing_events",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: instant("received_at").notNull(),
  },
  (table) => [index("billing_events_received_at").on(table.receivedAt)],
);
