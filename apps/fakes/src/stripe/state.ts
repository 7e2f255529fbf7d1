import { randomBytes } from "node:crypto";

/** Seconds since 1970, as Stripe counts. */
export type Seconds = number;

export interface Customer {
  readonly id: string;
  email: string | undefined;
  name: string | undefined;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: Seconds;
  deleted: boolean;
}

export interface CheckoutSession {
  readonly id: string;
  readonly customer: string;
  readonly price: string;
  readonly clientReference: string | undefined;
  readonly metadata: Readonly<Record<string, string>>;
  readonly subscriptionMetadata: Readonly<Record<string, string>>;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly created: Seconds;
  readonly expiresAt: Seconds;
  status: "open" | "complete" | "expired";
  paymentStatus: "unpaid" | "paid";
  subscription: string | undefined;
}

export interface Subscription {
  readonly id: string;
  readonly customer: string;
  readonly price: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: Seconds;
  status: "active" | "past_due" | "canceled" | "unpaid";
  periodStart: Seconds;
  periodEnd: Seconds;
  cancelAtPeriodEnd: boolean;
  endedAt: Seconds | undefined;
  latestInvoice: string;
}

export interface Invoice {
  readonly id: string;
  readonly customer: string;
  readonly subscription: string;
  readonly created: Seconds;
  status: "open" | "paid";
}

export interface PortalSession {
  readonly id: string;
  readonly customer: string;
  readonly returnUrl: string;
  readonly created: Seconds;
}

/** Where `current_period_end` and an invoice's subscription are: it depends on the API version. */
export type ApiShape = "items" | "subscription";

export interface StripeState {
  readonly customers: Map<string, Customer>;
  readonly sessions: Map<string, CheckoutSession>;
  readonly subscriptions: Map<string, Subscription>;
  readonly invoices: Map<string, Invoice>;
  readonly portals: Map<string, PortalSession>;
  shape: ApiShape;
  /** Page size; Stripe's own is 100. */
  mostOnPage: number;
  readonly now: () => Seconds;
  readonly newId: (prefix: string) => string;
}

export const priceCents = 1999;

export function createStripeState(nowMilliseconds: () => number): StripeState {
  return {
    customers: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    portals: new Map(),
    shape: "items",
    mostOnPage: 100,
    now: () => Math.floor(nowMilliseconds() / 1000),
    newId: (prefix) => `${prefix}_${randomBytes(12).toString("hex")}`,
  };
}
