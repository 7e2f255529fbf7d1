import { day, hour, minute } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import {
  applySubscriptions,
  settleCheckout,
  settleDuplicates,
  settleSubscription,
} from "#server/features/billing/apply-subscription.ts";
import {
  forgetBefore,
  livePlans,
  overdueCheckoutIds,
} from "#server/features/billing/reconcile.store.ts";
import { requireStripe } from "#server/features/billing/dependencies.ts";
import type { BillingContext } from "#server/features/billing/dependencies.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { dailyAtNight } from "#server/platform/jobs/job.ts";

/** Stripe delivers for three days; nobody asks for a session's end after a month. */
const forgottenAfterMs = 30 * day;
const longestRunMs = 30 * minute;
/** Most rows in memory at the same time. */
const pageSize = 1000;

/** Follows a list page by page to its end. */
async function* inPages<Row>(
  read: (after: string) => Promise<Row[]>,
  idOf: (row: Row) => string,
): AsyncGenerator<readonly Row[]> {
  for (let after: string | undefined = ""; after !== undefined;) {
    const rows = await read(after);
    yield rows;
    const last = rows.at(-1);
    after = last === undefined ? undefined : idOf(last);
  }
}

const inPagesOfPlans = ({ orm }: BillingContext) =>
  inPages(
    (after) => livePlans(orm, after, pageSize),
    ({ id }) => id,
  );

/** Stores every plan that Stripe lists, as read at `readAt`, and returns how many. */
async function applyAll(
  context: BillingContext,
  readAt: Instant,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  for await (const page of requireStripe(context).allSubscriptions()) {
    signal.throwIfAborted();
    await applySubscriptions(context, page, readAt);
    count += page.length;
  }
  return count;
}

/** Plans that Stripe no longer lists have ended. One that it never had is left alone. */
async function settleUnlisted(
  context: BillingContext,
  listedAt: Instant,
  signal: AbortSignal,
): Promise<void> {
  for await (const plans of inPagesOfPlans(context)) {
    signal.throwIfAborted();
    for (const { id, readAt } of plans) {
      if (readAt >= listedAt) continue;
      const accountId = await settleSubscription(context, id);
      if (accountId === undefined)
        context.log.error(
          { subscription: id },
          "Stripe does not know this plan: is the key right?",
        );
    }
  }
}

async function settleOverdueCheckouts(context: BillingContext, signal: AbortSignal): Promise<void> {
  const before = context.clock.now() - hour;
  const pages = inPages(
    (after) => overdueCheckoutIds(context.orm, before, { after, most: pageSize }),
    (id) => id,
  );
  for await (const ids of pages)
    for (const id of ids) {
      signal.throwIfAborted();
      await settleCheckout(context, id);
    }
}

async function settleAllDuplicates(context: BillingContext, signal: AbortSignal): Promise<void> {
  for await (const plans of inPagesOfPlans(context)) {
    const further = plans.filter(({ isFurther }) => isFurther);
    for (const accountId of new Set(further.map((plan) => plan.accountId))) {
      signal.throwIfAborted();
      await settleDuplicates(context, accountId);
    }
  }
}

/** Repairs whatever a lost webhook left behind. */
export async function reconcile(context: BillingContext, signal: AbortSignal): Promise<void> {
  const listedAt = context.clock.now();
  const subscriptions = await applyAll(context, listedAt, signal);
  await settleUnlisted(context, listedAt, signal);
  await settleOverdueCheckouts(context, signal);
  await settleAllDuplicates(context, signal);
  await forgetBefore(context.orm, context.clock.now() - forgottenAfterMs);
  context.log.info({ subscriptions }, "plans agree with Stripe");
}

export const reconciliationJob = (context: BillingContext): Job => ({
  name: "billing-reconciliation",
  schedule: dailyAtNight,
  longestMs: longestRunMs,
  run: (signal) => reconcile(context, signal),
});
