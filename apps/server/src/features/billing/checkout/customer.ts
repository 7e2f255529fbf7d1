import {
  findCustomer,
  saveCustomer,
  noteContactChange,
  removeCustomer,
} from "#server/features/billing/billing.store.ts";
import { requireStripe } from "#server/features/billing/dependencies.ts";
import type { BillingContext } from "#server/features/billing/dependencies.ts";
import { AppError } from "#server/http/app-error.ts";

async function makeCustomer(
  context: BillingContext,
  accountId: string,
  key: string,
): Promise<string> {
  const account = await context.accountOf(accountId);
  // Deleted by another device since the token was looked up.
  if (account === undefined) throw new AppError("unauthorized");
  const { email, displayName: name } = account;
  const customerId = await requireStripe(context).createCustomer({ accountId, email, name, key });
  const now = context.clock.now();
  const stored = await saveCustomer(context.orm, { accountId, customerId, createdAt: now });
  const after = await context.accountOf(accountId);
  // Changed while Stripe was making it, before there was a row to note that on.
  if (after !== undefined && (after.email !== email || after.displayName !== name))
    await noteContactChange(context.orm, accountId, now);
  return stored;
}

/** Stripe's customer for the account, made with the first payment. */
export async function requireCustomer(context: BillingContext, accountId: string): Promise<string> {
  return (
    (await findCustomer(context.orm, accountId)) ??
    makeCustomer(context, accountId, `customer-${accountId}`)
  );
}

/** For an account whose customer was deleted at Stripe. */
export async function replaceCustomer(
  context: BillingContext,
  accountId: string,
  gone: string,
): Promise<string> {
  await removeCustomer(context.orm, gone);
  return makeCustomer(context, accountId, `customer-${accountId}-after-${gone}`);
}
