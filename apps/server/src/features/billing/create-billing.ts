import type { Instant } from "@striper/marine/time";
import { bindBilling } from "#server/features/billing/billing.routes.ts";
import {
  countPayers,
  prepareSubscriptionLookup,
  revenueFigures,
} from "#server/features/billing/billing.store.ts";
import type { RevenueFigures } from "#server/features/billing/billing.store.ts";
import { cancelBilling } from "#server/features/billing/cancel-billing.ts";
import type { BillingContext, BillingDependencies } from "#server/features/billing/dependencies.ts";
import { reconciliationJob } from "#server/features/billing/reconcile.ts";
import { createStripeSource } from "#server/features/billing/stripe/stripe.source.ts";
import { subscriptionStateOf } from "#server/features/billing/subscription-state.ts";
import type { SubscriptionState } from "#server/features/billing/subscription-state.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Job } from "#server/platform/jobs/job.ts";

export interface Billing {
  readonly routes: (bind: Binder) => void;
  /** From our own rows: signing in never waits for Stripe. */
  readonly subscriptionOf: (accountId: string) => Promise<SubscriptionState>;
  readonly cancelBilling: (accountId: string) => Promise<void>;
  readonly revenueSince: (windowStart: Instant) => Promise<RevenueFigures>;
  readonly countPayers: (
    accountIds: readonly string[],
    which: "running" | "ever",
  ) => Promise<number>;
  readonly jobs: readonly Job[];
}

export function createBilling({ payments, ...dependencies }: BillingDependencies): Billing {
  const { orm, clock, publicUrl } = dependencies;
  const stripe = payments === undefined ? undefined : createStripeSource(payments, publicUrl);
  const context: BillingContext = { ...dependencies, stripe };
  const lookUp = prepareSubscriptionLookup(orm);
  return {
    routes: (bind) => bindBilling(bind, context),
    subscriptionOf: async (accountId) => subscriptionStateOf(await lookUp(accountId), clock.now()),
    cancelBilling: (accountId) => cancelBilling(context, accountId),
    countPayers: (accountIds, which) => countPayers(orm, accountIds, which),
    revenueSince: (windowStart) => revenueFigures(orm, windowStart),
    jobs: stripe === undefined ? [] : [reconciliationJob(context)],
  };
}
