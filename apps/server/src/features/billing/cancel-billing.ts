import {
  findCustomer,
  openCheckouts,
  removeCustomer,
  subscriptionsOf,
} from "#server/features/billing/billing.store.ts";
import { requireStripe } from "#server/features/billing/dependencies.ts";
import type { BillingContext } from "#server/features/billing/dependencies.ts";
import { settleSubscription } from "#server/features/billing/apply-subscription.ts";
import { isLive } from "#server/features/billing/subscription-state.ts";

/**
 * Cancels payments of an account that is being deleted. Resolves once nothing will be charged, and
 * rejects when that is uncertain. Idempotent.
 */
export async function cancelBilling(context: BillingContext, accountId: string): Promise<void> {
  const { orm } = context;
  const customerId = await findCustomer(orm, accountId);
  const known = (await subscriptionsOf(orm, accountId)).filter(isLive);
  if (customerId === undefined && known.length === 0) return;
  const stripe = requireStripe(context);
  for (const { id } of await openCheckouts(orm, accountId)) await stripe.expireCheckout(id);
  const atStripe = customerId === undefined ? [] : await stripe.subscriptionsOf(customerId);
  for (const id of new Set([...atStripe.filter(isLive), ...known].map((one) => one.id))) {
    await stripe.cancelSubscription(id);
    await settleSubscription(context, id);
  }
  if (customerId === undefined) return;
  // Deleting the customer voids a payment page opened in this moment.
  await stripe.deleteCustomer(customerId);
  await removeCustomer(orm, customerId);
}
