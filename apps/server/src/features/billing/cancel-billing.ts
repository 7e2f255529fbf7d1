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
 * For an account that is being deleted. Resolves once nothing is charged any more, and rejects when
 * that is not certain. Repeating it is harmless.
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
  // A page opened in this moment can then not be paid on either.
  await stripe.deleteCustomer(customerId);
  await removeCustomer(orm, customerId);
}
