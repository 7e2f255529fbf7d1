import {
  findAccountOfCustomer,
  saveCustomer,
  saveSubscription,
  subscriptionsOf,
  updateCheckout,
} from "#server/features/billing/billing.store.ts";
import type { SubscriptionRow } from "#server/features/billing/billing.store.ts";
import { requireStripe } from "#server/features/billing/dependencies.ts";
import type { BillingContext } from "#server/features/billing/dependencies.ts";
import type {
  StripeCheckout,
  StripeSubscription,
} from "#server/features/billing/stripe/stripe-shapes.ts";
import {
  isLive,
  isOwing,
  leadingSubscription,
} from "#server/features/billing/subscription-state.ts";
import type { Instant } from "@striper/marine/time";

/**
 * The subscription's account, found by metadata too: rows may have been restored from an older
 * backup.
 */
async function accountOfSubscription(
  { orm, clock, accountOf }: BillingContext,
  { customerId, accountId }: StripeSubscription,
): Promise<string | undefined> {
  const known = await findAccountOfCustomer(orm, customerId);
  if (known !== undefined || accountId === undefined) return known;
  if ((await accountOf(accountId)) === undefined) return undefined;
  await saveCustomer(orm, { accountId, customerId, createdAt: clock.now() });
  return accountId;
}

/** Cancels the subscription of an account that was deleted meanwhile; nobody else would. */
async function endOrphan(context: BillingContext, subscription: StripeSubscription): Promise<void> {
  const { id, accountId } = subscription;
  if (accountId === undefined || !isLive(subscription)) return;
  const wasCanceled = await requireStripe(context).cancelSubscription(id);
  if (wasCanceled)
    context.log.error({ subscription: id }, "paid for a deleted account: canceled, refund it");
}

/** Stores what Stripe answered at `readAt`. Returns the account. */
export async function applySubscription(
  context: BillingContext,
  subscription: StripeSubscription,
  readAt: Instant,
): Promise<string | undefined> {
  const accountId = await accountOfSubscription(context, subscription);
  if (accountId === undefined) {
    await endOrphan(context, subscription);
    return undefined;
  }
  const { id, status, periodEndsAt, cancelsAt, startedAt, endedAt, amountCents } = subscription;
  await saveSubscription(context.orm, {
    id,
    accountId,
    status,
    periodEndsAt,
    cancelsAt,
    startedAt,
    endedAt,
    amountCents,
    pastDueSince: isOwing(subscription) ? (subscription.owingSince ?? readAt) : null,
    readAt,
  });
  return accountId;
}

/** Reads the current subscription from Stripe and stores it. */
export async function settleSubscription(
  context: BillingContext,
  subscriptionId: string,
): Promise<string | undefined> {
  const readAt = context.clock.now();
  const subscription = await requireStripe(context).readSubscription(subscriptionId);
  return subscription === undefined ? undefined : applySubscription(context, subscription, readAt);
}

/** The same for a Checkout Session and what was started with it. Undefined: there is none. */
export async function settleCheckout(
  context: BillingContext,
  checkoutId: string,
): Promise<{ checkout: StripeCheckout; accountId: string | undefined } | undefined> {
  const checkout = await requireStripe(context).readCheckout(checkoutId);
  if (checkout === undefined) return undefined;
  const { status, paymentStatus, subscriptionId } = checkout;
  const accountId =
    subscriptionId === null ? undefined : await settleSubscription(context, subscriptionId);
  // A bank's transfer may still be on its way when the session is complete.
  const isSettled = status === "expired" || (status === "complete" && paymentStatus !== "unpaid");
  await updateCheckout(context.orm, checkoutId, { status, paymentStatus, isSettled });
  return { checkout, accountId };
}

async function cancelDuplicate(
  context: BillingContext,
  duplicate: SubscriptionRow,
  kept: SubscriptionRow,
): Promise<void> {
  const { log, recordAudit } = context;
  const wasCanceled = await requireStripe(context).cancelSubscription(duplicate.id);
  await settleSubscription(context, duplicate.id);
  if (!wasCanceled) return;
  const detail = { canceled: duplicate.id, kept: kept.id, to_do: "refund the canceled one" };
  log.error(detail, "an account had two paid plans: one is canceled, refund it");
  const subjectId = duplicate.accountId;
  await recordAudit({ action: "cancel_duplicate_subscription", subjectId, detail });
}

/** An account must not pay twice: of several plans one stays. */
export async function settleDuplicates(context: BillingContext, accountId: string): Promise<void> {
  const live = (await subscriptionsOf(context.orm, accountId)).filter(isLive);
  const kept = leadingSubscription(live);
  if (kept === undefined) return;
  for (const one of live) if (one.id !== kept.id) await cancelDuplicate(context, one, kept);
}
