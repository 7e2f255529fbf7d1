import { minute } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import { applySubscriptions, settleCheckout } from "#server/features/billing/apply-subscription.ts";
import {
  countCheckouts,
  insertCheckout,
  openCheckouts,
  subscriptionsOf,
} from "#server/features/billing/billing.store.ts";
import { replaceCustomer, requireCustomer } from "#server/features/billing/checkout/customer.ts";
import { requireStripe } from "#server/features/billing/dependencies.ts";
import type { BillingContext } from "#server/features/billing/dependencies.ts";
import type { StripeCheckout } from "#server/features/billing/stripe/stripe-shapes.ts";
import type { NewCheckout } from "#server/features/billing/stripe/stripe.source.ts";
import { isOwing, isRunning } from "#server/features/billing/subscription-state.ts";
import { AppError } from "#server/http/app-error.ts";

/** A page with less time left could expire while a card is being typed. */
const leastTimeLeftMs = 5 * minute;

export function refuseForeignOrigin({ publicUrl }: BillingContext, originUrl: string): void {
  const isOwn = URL.canParse(originUrl) && new URL(originUrl).origin === new URL(publicUrl).origin;
  if (!isOwn)
    throw new AppError("invalid_request", {
      fields: [{ path: "body.origin_url", message: "must be the address of this installation" }],
    });
}

/**
 * Updates the customer's subscriptions before a sale. Returns the portal's page when a plan is
 * unpaid, so that the debt is settled instead of a second plan being sold.
 */
async function pageForDebt(
  context: BillingContext,
  customerId: string,
): Promise<string | undefined> {
  const stripe = requireStripe(context);
  const readAt = context.clock.now();
  const subscriptions = await stripe.subscriptionsOf(customerId);
  await applySubscriptions(context, subscriptions, readAt);
  if (subscriptions.some(isRunning)) throw new AppError("already_subscribed");
  return subscriptions.some(isOwing) ? stripe.portalUrl(customerId) : undefined;
}

async function isSubscribed({ orm }: BillingContext, accountId: string): Promise<boolean> {
  return (await subscriptionsOf(orm, accountId)).some(isRunning);
}

/** Returns a page opened earlier, for example in another tab, if it can still be paid. */
async function pageOpenAlready(
  context: BillingContext,
  accountId: string,
): Promise<string | undefined> {
  for (const { id } of await openCheckouts(context.orm, accountId)) {
    const settled = await settleCheckout(context, id);
    if (settled === undefined) continue;
    const { status, url, expiresAt } = settled.checkout;
    // Paid in another tab a moment ago.
    if (status === "complete" && (await isSubscribed(context, accountId)))
      throw new AppError("already_subscribed");
    if (status !== "open" || url === null) continue;
    if (expiresAt - context.clock.now() >= leastTimeLeftMs) return url;
    // Two payable pages could both be paid.
    await requireStripe(context).expireCheckout(id);
    await settleCheckout(context, id);
  }
  return undefined;
}

const isPayable = ({ status, expiresAt }: StripeCheckout, now: Instant): boolean =>
  status === "open" && expiresAt - now >= leastTimeLeftMs;

async function askForPage(
  context: BillingContext,
  wanted: NewCheckout,
): Promise<StripeCheckout | undefined> {
  const checkout = await requireStripe(context).createCheckout(wanted);
  if (checkout === undefined) return undefined;
  const { id, status, paymentStatus, createdAt, expiresAt } = checkout;
  const { accountId } = wanted;
  const row = { id, accountId, status, paymentStatus, createdAt, expiresAt, isSettled: false };
  await insertCheckout(context.orm, row);
  return checkout;
}

/**
 * Concurrent requests get the same page. Sessions are counted first: an earlier one is then found
 * open, and Stripe returns a concurrent one for the same key.
 */
async function pageToPay(
  context: BillingContext,
  accountId: string,
  firstCustomer: string,
): Promise<string> {
  let customerId = firstCustomer;
  for (let attempt = 0; attempt < 3; attempt++) {
    const number = await countCheckouts(context.orm, accountId);
    const open = await pageOpenAlready(context, accountId);
    if (open !== undefined) return open;
    const key = `checkout-${accountId}-${number}`;
    const checkout = await askForPage(context, { customerId, accountId, key });
    if (checkout === undefined) customerId = await replaceCustomer(context, accountId, customerId);
    else if (isPayable(checkout, context.clock.now()) && checkout.url !== null) return checkout.url;
    // Stripe repeated an old answer for this key. It is stored now, so the next key is new.
  }
  throw new AppError("payments_unavailable");
}

/** Returns the page where the account pays. Repeated requests never charge twice. */
export async function createCheckout(context: BillingContext, accountId: string): Promise<string> {
  requireStripe(context);
  const customerId = await requireCustomer(context, accountId);
  return (await pageForDebt(context, customerId)) ?? pageToPay(context, accountId, customerId);
}
