import { settleCheckout } from "#server/features/billing/apply-subscription.ts";
import { findCheckout } from "#server/features/billing/billing.store.ts";
import type { CheckoutRow } from "#server/features/billing/billing.store.ts";
import type { BillingContext } from "#server/features/billing/dependencies.ts";
import { AppError } from "#server/http/app-error.ts";

type CheckoutState = Pick<CheckoutRow, "status" | "paymentStatus">;

/**
 * Returns the payment's state. Stores the subscription first, so that access does not depend on the
 * webhook.
 */
export async function readCheckoutStatus(
  context: BillingContext,
  accountId: string,
  checkoutId: string,
): Promise<CheckoutState> {
  const row = await findCheckout(context.orm, checkoutId);
  if (row === undefined || row.accountId !== accountId) throw new AppError("not_found");
  if (row.isSettled) return row;
  const settled = await settleCheckout(context, checkoutId);
  if (settled === undefined) throw new AppError("not_found");
  return settled.checkout;
}
