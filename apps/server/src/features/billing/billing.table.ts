import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { accountId } from "#server/platform/database/account-key.ts";
import { instant } from "#server/platform/database/columns.ts";

/** Which customer of Stripe's an account is. */
export const billingCustomers = pgTable("billing_customers", {
  accountId: accountId().primaryKey(),
  customerId: text("customer_id").notNull().unique(),
  createdAt: instant("created_at").notNull(),
  /** Since when Stripe's copy of name or address is outdated; null when it is current. */
  contactChangedAt: instant("contact_changed_at"),
});

/** Subscriptions as Stripe last reported them. Access is decided from these rows alone. */
export const billingSubscriptions = pgTable(
  "billing_subscriptions",
  {
    /** Stripe's id. */
    id: text().primaryKey(),
    accountId: accountId(),
    /** Stripe's status; there may be new ones. */
    status: text().notNull(),
    periodEndsAt: instant("period_ends_at"),
    /** When it ends because it was canceled; null when it renews. */
    cancelsAt: instant("cancels_at"),
    /** Since when a payment has been owing; stays while it is. */
    pastDueSince: instant("past_due_since"),
    startedAt: instant("started_at").notNull(),
    endedAt: instant("ended_at"),
    /** A month. */
    amountCents: integer("amount_cents").notNull(),
    /** When Stripe was asked for this; an answer asked for earlier never replaces it. */
    readAt: instant("read_at").notNull(),
  },
  (table) => [
    // Who pays? Answered from the index alone.
    index("billing_subscriptions_of_account").on(table.accountId, table.status),
    index("billing_subscriptions_started_at").on(table.startedAt),
  ],
);

/** Checkout Sessions that an account was sent to. */
export const billingCheckouts = pgTable(
  "billing_checkouts",
  {
    /** Stripe's id. */
    id: text().primaryKey(),
    accountId: accountId(),
    status: text({ enum: ["open", "complete", "expired"] }).notNull(),
    paymentStatus: text("payment_status", {
      enum: ["paid", "unpaid", "no_payment_required"],
    }).notNull(),
    /** Its outcome has reached the subscriptions: nothing is left to ask Stripe for. */
    isSettled: boolean("is_settled").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("billing_checkouts_account_id").on(table.accountId, table.createdAt),
    index("billing_checkouts_expires_at").on(table.expiresAt),
  ],
);

/** Processed events, so that a second delivery is recognized. */
export const billingEvents = pgTable(
  "billing_events",
  {
    /** Stripe's id. */
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: instant("received_at").notNull(),
  },
  (table) => [index("billing_events_received_at").on(table.receivedAt)],
);
