import { minute } from "@striper/marine/time";
import {
  accountsWithOutdatedContact,
  findOutdatedCustomer,
  lockContact,
  settleContactChange,
} from "#server/features/billing/billing.store.ts";
import { requireStripe } from "#server/features/billing/dependencies.ts";
import type { BillingContext } from "#server/features/billing/dependencies.ts";
import type { Job } from "#server/platform/jobs/job.ts";

/**
 * Sends an outdated name and address to Stripe, which mails receipts there. Rejects without an
 * answer; the change then stays marked.
 */
export async function updateContact(context: BillingContext, accountId: string): Promise<void> {
  if (context.stripe === undefined) return;
  await context.orm.transaction(async (transaction) => {
    // Concurrent updates could leave Stripe with the older address.
    if (!(await lockContact(transaction, accountId))) return;
    const customer = await findOutdatedCustomer(context.orm, accountId);
    // Read after the change marker, because later changes set the marker again.
    const account = await context.accountOf(accountId);
    if (customer === undefined || account === undefined) return;
    const { email, displayName: name } = account;
    const isAccepted = await requireStripe(context).updateCustomer(customer.customerId, {
      email,
      name,
    });
    if (!isAccepted)
      context.log.warn({ accountId }, "Stripe does not take an account's new address");
    await settleContactChange(context.orm, customer);
  });
}

/** A failure does not stop the others. */
async function updateAll(context: BillingContext, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const accountId of await accountsWithOutdatedContact(context.orm)) {
    signal.throwIfAborted();
    await updateContact(context, accountId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, "not all changes reached Stripe");
}

export const contactsJob = (context: BillingContext): Job => ({
  name: "billing-contacts",
  schedule: { everyMinutes: 5 },
  longestMs: 4 * minute,
  run: (signal) => updateAll(context, signal),
});
