import { applySubscriptions } from "#server/features/billing/apply-subscription.ts";
import { findCustomer, subscriptionsOf } from "#server/features/billing/billing.store.ts";
import type { BillingContext } from "#server/features/billing/dependencies.ts";
import { summaryOf } from "#server/features/billing/subscription-state.ts";
import type { SubscriptionSummary } from "#server/features/billing/subscription-state.ts";
import { AppError } from "#server/http/app-error.ts";

export interface SubscriptionView extends SubscriptionSummary {
  readonly portalUrl: string | null;
}

/** Shows changes made in the portal even before the webhook arrives. */
async function refresh(context: BillingContext, customerId: string): Promise<void> {
  const readAt = context.clock.now();
  const subscriptions = (await context.stripe?.subscriptionsOf(customerId)) ?? [];
  await applySubscriptions(context, subscriptions, readAt);
}

async function portalOf(context: BillingContext, accountId: string): Promise<string | null> {
  const customerId = await findCustomer(context.orm, accountId);
  if (customerId === undefined || context.stripe === undefined) return null;
  try {
    const [url] = await Promise.all([
      context.stripe.portalUrl(customerId),
      refresh(context, customerId),
    ]);
    return url ?? null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    context.log.warn({ err: error }, "Stripe does not answer");
    return null;
  }
}

export async function readSubscription(
  context: BillingContext,
  accountId: string,
): Promise<SubscriptionView> {
  const portalUrl = await portalOf(context, accountId);
  return { ...summaryOf(await subscriptionsOf(context.orm, accountId)), portalUrl };
}
