import {
  accountsOfCustomers,
  saveCustomer,
  saveSubscriptions,
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
 * Returns the account that a subscription names in its metadata. The customer is unknown after rows
 * were restored from an older backup.
 */
async function accountByMetadata(
  { orm, clock, accountOf }: BillingContext,
  { customerId, accountId }: StripeSubscription,
): Promise<string | undefined> {
  if (accountId === undefined || (await accountOf(accountId)) === undefined) return undefined;
  await saveCustomer(orm, { accountId, customerId, createdAt: clock.now() });
  return accountId;
}

/** Cancels the subscription of an account that was deleted meanwhile, because nobody else would. */
async function endOrphan(context: BillingContext, subscription: StripeSubscription): Promise<void> {
  const { id, accountId } = subscription;
  if (accountId === undefined || !isLive(subscription)) return;
  const wasCanceled = await requireStripe(context).cancelSubscription(id);
  if (wasCanceled)
    context.log.error({ subscription: id }, "paid for a deleted account: canceled, refund it");
}

function rowOf(
  subscription: StripeSubscription,
  accountId: string,
  readAt: Instant,
): SubscriptionRow {
  const { id, status, periodEndsAt, cancelsAt, startedAt, endedAt, amountCents } = subscription;
  return {
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
  };
}

export async function applySubscriptions(
  context: BillingContext,
  subscriptions: readonly StripeSubscription[],
  readAt: Instant,
): Promise<ReadonlyMap<string, string>> {
  const customerIds = subscriptions.map(({ customerId }) => customerId);
  const known = await accountsOfCustomers(context.orm, customerIds);
  const rows = new Map<string, SubscriptionRow>();
  for (const one of subscriptions) {
    const accountId = known.get(one.customerId) ?? (await accountByMetadata(context, one));
    if (accountId === undefined) await endOrphan(context, one);
    else rows.set(one.id, rowOf(one, accountId, readAt));
  }
  await saveSubscriptions(context.orm, [...rows.values()]);
  return new Map([...rows].map(([id, { accountId }]) => [id, accountId]));
}

export async function settleSubscription(
  context: BillingContext,
  subscriptionId: string,
): Promise<string | undefined> {
  const readAt = context.clock.now();
  const subscription = await requireStripe(context).readSubscription(subscriptionId);
  if (subscription === undefined) return undefined;
  return (await applySubscriptions(context, [subscription], readAt)).get(subscriptionId);
}

export async function settleCheckout(
  context: BillingContext,
  checkoutId: string,
): Promise<{ checkout: StripeCheckout; accountId: string | undefined } | undefined> {
  const checkout = await requireStripe(context).readCheckout(checkoutId);
  if (checkout === undefined) return undefined;
  const { status, paymentStatus, subscriptionId } = checkout;
  const accountId =
    subscriptionId === null ? undefined : await settleSubscription(context, subscriptionId);
  // A bank transfer may still be pending when the session is complete.
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

/** Cancels all but one of an account's plans, so that nobody pays twice. */
export async function settleDuplicates(context: BillingContext, accountId: string): Promise<void> {
  const live = (await subscriptionsOf(context.orm, accountId)).filter(isLive);
  const kept = leadingSubscription(live);
  if (kept === undefined) return;
  for (const one of live) if (one.id !== kept.id) await cancelDuplicate(context, one, kept);
}
