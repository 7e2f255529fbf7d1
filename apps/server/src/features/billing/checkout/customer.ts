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
  // Another device deleted the account after the token was looked up.
  if (account === undefined) throw new AppError("unauthorized");
  const { email, displayName: name } = account;
  const customerId = await requireStripe(context).createCustomer({ accountId, email, name, key });
  const now = context.clock.now();
  const stored = await saveCustomer(context.orm, { accountId, customerId, createdAt: now });
  const after = await context.accountOf(accountId);
  // The contact changed while the customer was being created, before there was a row to mark.
  if (after !== undefined && (after.email !== email || after.displayName !== name))
    await noteContactChange(context.orm, accountId, now);
  return stored;
}

export async function requireCustomer(context: BillingContext, accountId: string): Promise<string> {
  return (
    (await findCustomer(context.orm, accountId)) ??
    makeCustomer(context, accountId, `customer-${accountId}`)
  );
}

export async function replaceCustomer(
  context: BillingContext,
  accountId: string,
  gone: string,
): Promise<string> {
  await removeCustomer(context.orm, gone);
  return makeCustomer(context, accountId, `customer-${accountId}-after-${gone}`);
}
