import { day, hour, minute } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import {
  applySubscriptions,
  settleCheckout,
  settleDuplicates,
  settleSubscription,
} from "#server/features/billing/apply-subscription.ts";
import {
  accountsWithSeveralPlans,
  forgetBefore,
  overdueCheckoutIds,
  plansNotReadSince,
  type PlanStep,
} from "#server/features/billing/reconcile.store.ts";
import { requireStripe } from "#server/features/billing/dependencies.ts";
import type { BillingContext } from "#server/features/billing/dependencies.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { dailyAtNight } from "#server/platform/jobs/job.ts";

/** Stripe retries events for three days, and sessions are not looked up after a month. */
const forgottenAfterMs = 30 * day;
const longestRunMs = 30 * minute;
const stepSize = 1000;
/** Rows stored per statement; the last page may exceed it. */
const storedAtOnce = 300;

type Step = { readonly after: string; readonly most: number };

async function* inSteps(
  read: (step: Step) => Promise<PlanStep>,
): AsyncGenerator<PlanStep["found"]> {
  for (let after: string | null = ""; after !== null;) {
    const { found, last }: PlanStep = await read({ after, most: stepSize });
    yield found;
    after = last;
  }
}

/** Joins pages into batches of at least `size` rows; the last one may be smaller. */
async function* gathered<Row>(
  pages: AsyncIterable<readonly Row[]>,
  size: number,
): AsyncGenerator<readonly Row[]> {
  let rows: Row[] = [];
  for await (const page of pages) {
    rows.push(...page);
    if (rows.length < size) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

async function applyAll(
  context: BillingContext,
  readAt: Instant,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  let storing: Promise<unknown> = Promise.resolve();
  try {
    for await (const plans of gathered(requireStripe(context).allSubscriptions(), storedAtOnce)) {
      signal.throwIfAborted();
      await storing;
      // Runs while the next page is read from Stripe.
      storing = applySubscriptions(context, plans, readAt);
      // Its failure is thrown where it is awaited.
      storing.catch(() => undefined);
      count += plans.length;
    }
  } finally {
    await storing;
  }
  return count;
}

/** Updates plans that Stripe no longer lists. Plans Stripe does not know are only logged. */
async function settleUnlisted(
  context: BillingContext,
  listedAt: Instant,
  signal: AbortSignal,
): Promise<void> {
  for await (const ids of inSteps((step) => plansNotReadSince(context.orm, listedAt, step)))
    for (const id of ids) {
      signal.throwIfAborted();
      const accountId = await settleSubscription(context, id);
      if (accountId === undefined)
        context.log.error(
          { subscription: id },
          "Stripe does not know this plan: is the key right?",
        );
    }
}

async function settleOverdueCheckouts(context: BillingContext, signal: AbortSignal): Promise<void> {
  const before = context.clock.now() - hour;
  const overdue = inSteps(async (step) => {
    const found = await overdueCheckoutIds(context.orm, before, step);
    return { found, last: found.at(-1) ?? null };
  });
  for await (const ids of overdue)
    for (const id of ids) {
      signal.throwIfAborted();
      await settleCheckout(context, id);
    }
}

async function settleAllDuplicates(context: BillingContext, signal: AbortSignal): Promise<void> {
  for await (const accountIds of inSteps((step) => accountsWithSeveralPlans(context.orm, step)))
    for (const accountId of accountIds) {
      signal.throwIfAborted();
      await settleDuplicates(context, accountId);
    }
}

/** Repairs the effects of lost webhooks. */
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
