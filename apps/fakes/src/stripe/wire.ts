import { priceCents } from "#fakes/stripe/state.ts";
import type {
  CheckoutSession,
  Customer,
  Invoice,
  PortalSession,
  StripeState,
  Subscription,
} from "#fakes/stripe/state.ts";

const base = { livemode: false };

export const priceWire = (id: string) => ({
  ...base,
  id,
  object: "price",
  active: true,
  currency: "usd",
  product: "prod_stand_in",
  recurring: { interval: "month", interval_count: 1, usage_type: "licensed" },
  type: "recurring",
  unit_amount: priceCents,
});

export const customerWire = (customer: Customer) =>
  customer.deleted
    ? { id: customer.id, object: "customer", deleted: true }
    : {
        ...base,
        id: customer.id,
        object: "customer",
        created: customer.created,
        email: customer.email ?? null,
        name: customer.name ?? null,
        metadata: customer.metadata,
      };

export function subscriptionWire({ shape }: StripeState, subscription: Subscription) {
  const period = {
    current_period_start: subscription.periodStart,
    current_period_end: subscription.periodEnd,
  };
  return {
    ...base,
    id: subscription.id,
    object: "subscription",
    customer: subscription.customer,
    status: subscription.status,
    created: subscription.created,
    start_date: subscription.created,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
    canceled_at: subscription.endedAt ?? null,
    ended_at: subscription.endedAt ?? null,
    currency: "usd",
    metadata: subscription.metadata,
    latest_invoice: subscription.latestInvoice,
    ...(shape === "subscription" ? period : {}),
    items: {
      object: "list",
      has_more: false,
      data: [
        {
          id: `si_${subscription.id.slice(4)}`,
          object: "subscription_item",
          price: priceWire(subscription.price),
          quantity: 1,
          subscription: subscription.id,
          ...(shape === "items" ? period : {}),
        },
      ],
    },
  };
}

export function invoiceWire({ shape }: StripeState, invoice: Invoice) {
  return {
    ...base,
    id: invoice.id,
    object: "invoice",
    customer: invoice.customer,
    created: invoice.created,
    currency: "usd",
    status: invoice.status,
    amount_due: priceCents,
    amount_paid: invoice.status === "paid" ? priceCents : 0,
    status_transitions: {
      finalized_at: invoice.created,
      paid_at: invoice.status === "paid" ? invoice.created : null,
    },
    ...(shape === "subscription"
      ? { subscription: invoice.subscription }
      : {
          parent: {
            type: "subscription_details",
            subscription_details: { subscription: invoice.subscription, metadata: {} },
          },
        }),
  };
}

export function sessionWire(state: StripeState, session: CheckoutSession, pages: string) {
  return {
    ...base,
    id: session.id,
    object: "checkout.session",
    mode: "subscription",
    created: session.created,
    expires_at: session.expiresAt,
    client_reference_id: session.clientReference ?? null,
    customer: session.customer,
    subscription: session.subscription ?? null,
    status: session.status,
    payment_status: session.paymentStatus,
    amount_total: priceCents,
    currency: "usd",
    metadata: session.metadata,
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    url: session.status === "open" ? `${pages}/pay/${session.id}` : null,
  };
}

export const portalWire = (portal: PortalSession, pages: string) => ({
  ...base,
  id: portal.id,
  object: "billing_portal.session",
  customer: portal.customer,
  created: portal.created,
  return_url: portal.returnUrl,
  url: `${pages}/portal/${portal.id}`,
});

export const listWire = (url: string, data: readonly object[], hasMore = false) => ({
  object: "list",
  url,
  has_more: hasMore,
  data,
});
