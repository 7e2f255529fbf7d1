import { minute } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { bindBilling } from "#server/features/billing/billing.routes.ts";
import {
  hasPlan,
  noteContactChange,
  prepareSubscriptionLookup,
  revenueFigures,
  subscriptionsOfAll,
} from "#server/features/billing/billing.store.ts";
import type { RevenueFigures, SubscriptionRow } from "#server/features/billing/billing.store.ts";
import { cancelBilling } from "#server/features/billing/cancel-billing.ts";
import { contactsJob, updateContact } from "#server/features/billing/update-contact.ts";
import type { BillingContext, BillingDependencies } from "#server/features/billing/dependencies.ts";
import { reconciliationJob } from "#server/features/billing/reconcile.ts";
import { createStripeSource } from "#server/features/billing/stripe/stripe.source.ts";
import { subscriptionStateOf } from "#server/features/billing/subscription-state.ts";
import type { SubscriptionState } from "#server/features/billing/subscription-state.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import { readReport } from "#server/platform/database/read-report.ts";
import type { RowCondition } from "#server/platform/database/row-condition.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { createFairQueue, requesterFor } from "#server/platform/work/fair-queue.ts";

export interface AccountContact {
  readonly markChanged: (
    connection: Pick<NodePgDatabase, "update">,
    accountId: string,
  ) => Promise<void>;
  /** Sends the contact; rejects when a job has to retry. */
  readonly send: (accountId: string) => Promise<void>;
}

export interface Billing {
  /** Loads Stripe's library; call before the server listens. */
  readonly load: () => Promise<void>;
  readonly routes: (bind: Binder) => void;
  /** Reads stored rows only, so that sign-in never waits for Stripe. */
  readonly subscriptionOf: (accountId: string) => Promise<SubscriptionState>;
  readonly subscriptionsOf: (
    accountIds: readonly string[],
  ) => Promise<ReadonlyMap<string, SubscriptionState>>;
  readonly cancelBilling: (accountId: string) => Promise<void>;
  readonly contact: AccountContact;
  readonly revenueSince: (windowStart: Instant) => Promise<RevenueFigures>;
  readonly hasPlan: (which: "running" | "ever") => RowCondition;
  readonly jobs: readonly Job[];
}

/** Updates beyond these limits are left to the job. */
const changeLimits = { running: 1, waiting: 100, longestMs: minute };

export function createBilling({ payments, ...dependencies }: BillingDependencies): Billing {
  const { orm, reports = orm, clock, publicUrl } = dependencies;
  const stripe = payments === undefined ? undefined : createStripeSource(payments, publicUrl);
  const context: BillingContext = { ...dependencies, stripe };
  const lookUp = prepareSubscriptionLookup(orm);
  // Each update holds a connection while it waits for Stripe, which must not take all of them.
  const changes = createFairQueue(changeLimits);
  return {
    async load() {
      await stripe?.load();
    },
    routes: (bind) => bindBilling(bind, context),
    subscriptionOf: async (accountId) => subscriptionStateOf(await lookUp(accountId), clock.now()),
    async subscriptionsOf(accountIds) {
      const ownRows = new Map<string, SubscriptionRow[]>();
      for (const row of await subscriptionsOfAll(orm, accountIds))
        ownRows.set(row.accountId, [...(ownRows.get(row.accountId) ?? []), row]);
      const now = clock.now();
      return new Map([...ownRows].map(([id, rows]) => [id, subscriptionStateOf(rows, now)]));
    },
    cancelBilling: (accountId) => cancelBilling(context, accountId),
    contact: {
      markChanged: (connection, accountId) => noteContactChange(connection, accountId, clock.now()),
      send: (accountId) =>
        changes.run(requesterFor(accountId), () => updateContact(context, accountId)),
    },
    hasPlan,
    revenueSince: (windowStart) =>
      readReport(reports, (report) => revenueFigures(report, windowStart)),
    jobs: stripe === undefined ? [] : [reconciliationJob(context), contactsJob(context)],
  };
}
