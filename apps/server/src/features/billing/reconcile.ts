import { day, hour, minute } from "@striper/marine/time";
import {
  applySubscription,
  settleCheckout,
  settleDuplicates,
  settleSubscription,
} from "#server/features/billing/apply-subscription.ts";
import {
  accountsThatPayTwice,
  forgetBefore,
  liveSubscriptionIds,
  overdueCheckoutIds,
} from "#server/features/billing/reconcile.store.ts";
import { requireStripe } from "#server/features/billing/dependencies.ts";
import type { BillingContext } from "#server/features/billing/dependencies.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { dailyAtNight } from "#server/platform/jobs/job.ts";

/** Stripe delivers for three days; nobody asks for a session's end after a month. */
const forgottenAfterMs = 30 * day;
const longestRunMs = 30 * minute;
/** Most ids in memory at the same time. */
const pageSize = 1000;

async function* inPages(read: (after: string) => Promise<string[]>): AsyncGenerator<string> {
  for (let after: string | undefined = ""; after !== undefined;) {
    const ids = await read(after);
    yield* ids;
    after = ids.at(-1);
  }
}

/** Reads every plan from Stripe and returns the ids it has seen. */
async function applyAll(context: BillingContext, signal: AbortSignal): Promise<Set<string>> {
  const seen = new Set<string>();
  const readAt = context.clock.now();
  for await (const subscription of requireStripe(context).allSubscriptions()) {
    signal.throwIfAborted();
    await applySubscription(context, subscription, readAt);
    seen.add(subscription.id);
  }
  return seen;
}

/** Plans that Stripe no longer lists have ended. One that it never had is left alone. */
async function settleUnlisted(
  context: BillingContext,
  seen: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<void> {
  const { orm } = context;
  for await (const id of inPages((after) => liveSubscriptionIds(orm, after, pageSize))) {
    signal.throwIfAborted();
    if (seen.has(id)) continue;
    const accountId = await settleSubscription(context, id);
    if (accountId === undefined)
      context.log.error({ subscription: id }, "Stripe does not know this plan: is the key right?");
  }
}

async function settleOverdueCheckouts(context: BillingContext, signal: AbortSignal): Promise<void> {
  const { orm } = context;
  const before = context.clock.now() - hour;
  const overdue = (after: string) => overdueCheckoutIds(orm, before, { after, most: pageSize });
  for await (const id of inPages(overdue)) {
    signal.throwIfAborted();
    await settleCheckout(context, id);
  }
}

async function settleAllDuplicates(context: BillingContext, signal: AbortSignal): Promise<void> {
  for (const accountId of await accountsThatPayTwice(context.orm)) {
    signal.throwIfAborted();
    await settleDuplicates(context, accountId);
  }
}

/** Repairs whatever a lost webhook left behind. */
export async function reconcile(context: BillingContext, signal: AbortSignal): Promise<void> {
  const seen = await applyAll(context, signal);
  await settleUnlisted(context, seen, signal);
  await settleOverdueCheckouts(context, signal);
  await settleAllDuplicates(context, signal);
  await forgetBefore(context.orm, context.clock.now() - forgottenAfterMs);
  context.log.info({ subscriptions: seen.size }, "plans agree with Stripe");
}

export const reconciliationJob = (context: BillingContext): Job => ({
  name: "billing-reconciliation",
  schedule: dailyAtNight,
  longestMs: longestRunMs,
  run: (signal) => reconcile(context, signal),
});
