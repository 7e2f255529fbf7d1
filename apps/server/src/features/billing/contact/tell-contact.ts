import { minute } from "@striper/marine/time";
import {
  accountsWithUntoldContact,
  findUntoldCustomer,
  lockContact,
  settleContactChange,
} from "#server/features/billing/billing.store.ts";
import { requireStripe } from "#server/features/billing/dependencies.ts";
import type { BillingContext } from "#server/features/billing/dependencies.ts";
import type { Job } from "#server/platform/jobs/job.ts";

/**
 * Tells Stripe the name and address an account has now, if it was told others: its receipts go
 * there. Rejects without an answer; what was not told stays noted.
 */
export async function tellContact(context: BillingContext, accountId: string): Promise<void> {
  if (context.stripe === undefined) return;
  await context.orm.transaction(async (transaction) => {
    // Two that tell at once could leave Stripe with the older of two addresses.
    if (!(await lockContact(transaction, accountId))) return;
    const customer = await findUntoldCustomer(context.orm, accountId);
    // Read after the note: what changes from here on has a note of its own.
    const account = await context.accountOf(accountId);
    if (customer === undefined || account === undefined) return;
    const { email, displayName: name } = account;
    const isTold = await requireStripe(context).updateCustomer(customer.customerId, {
      email,
      name,
    });
    if (!isTold) context.log.warn({ accountId }, "Stripe does not take an account's new address");
    await settleContactChange(context.orm, customer);
  });
}

/** What could not be told when it changed. One that fails does not hold up the others. */
async function tellAll(context: BillingContext, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const accountId of await accountsWithUntoldContact(context.orm)) {
    signal.throwIfAborted();
    await tellContact(context, accountId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, "Stripe was not told of all changes");
}

export const contactsJob = (context: BillingContext): Job => ({
  name: "billing-contacts",
  schedule: { everyMinutes: 5 },
  longestMs: 4 * minute,
  run: (signal) => tellAll(context, signal),
});
