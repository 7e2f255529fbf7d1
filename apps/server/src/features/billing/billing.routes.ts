import {
  checkoutStatus,
  createCheckout as createCheckoutEndpoint,
  stripeWebhook,
  subscription,
} from "@striper/contract/billing";
import type { OutputOf } from "@striper/contract/endpoint";
import type { Instant } from "@striper/marine/time";
import {
  createCheckout,
  refuseForeignOrigin,
} from "#server/features/billing/checkout/create-checkout.ts";
import { readCheckoutStatus } from "#server/features/billing/checkout/checkout-status.ts";
import type { BillingContext } from "#server/features/billing/dependencies.ts";
import { readSubscription } from "#server/features/billing/read-subscription.ts";
import type { SubscriptionView } from "#server/features/billing/read-subscription.ts";
import { receiveWebhook } from "#server/features/billing/receive-webhook.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import { readAll } from "#server/http/request/receive-body.ts";

const iso = (instant: Instant | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

function presentSubscription(view: SubscriptionView): OutputOf<typeof subscription.response> {
  const { status, periodEndsAt, isCanceling, graceUntil, portalUrl } = view;
  return {
    plan: status === "active" || status === "past_due" ? "monthly" : null,
    status,
    current_period_end: iso(periodEndsAt),
    cancel_at_period_end: isCanceling,
    grace_until: iso(graceUntil),
    billing_portal_url: portalUrl,
  };
}

export function bindBilling(bind: Binder, context: BillingContext): void {
  bind.signedIn(createCheckoutEndpoint, async ({ account, body }) => {
    refuseForeignOrigin(context, body.origin_url);
    return { checkout_url: await createCheckout(context, account.accountId) };
  });
  bind.signedIn(checkoutStatus, async ({ account, params }) => {
    const found = await readCheckoutStatus(context, account.accountId, params.session_id);
    return { payment_status: found.paymentStatus, status: found.status };
  });
  bind.signedIn(subscription, async ({ account }) =>
    presentSubscription(await readSubscription(context, account.accountId)),
  );
  bind.open(stripeWebhook, async ({ stream, request }) => {
    const signature = request.headers["stripe-signature"];
    const body = await readAll(stream());
    await receiveWebhook(context, body, typeof signature === "string" ? signature : "");
    return { received: true as const };
  });
}
