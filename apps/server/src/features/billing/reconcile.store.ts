import type { Instant } from "@striper/marine/time";
import { and, asc, count, eq, gt, inArray, lt } from "drizzle-orm";
import {
  billingCheckouts,
  billingEvents,
  billingSubscriptions,
} from "#server/features/billing/billing.table.ts";
import { liveStatuses } from "#server/features/billing/subscription-state.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { deleteInSteps } from "#server/platform/database/delete-in-steps.ts";

const isLiveRow = inArray(billingSubscriptions.status, [...liveStatuses]);

/**
 * The next `most` ids of subscriptions that have not ended, of all accounts, after the id `after`.
 */
export async function liveSubscriptionIds(
  connection: Connection,
  after: string,
  most: number,
): Promise<string[]> {
  const { id } = billingSubscriptions;
  const rows = await connection
    .select({ id })
    .from(billingSubscriptions)
    .where(and(isLiveRow, gt(id, after)))
    .orderBy(asc(id))
    .limit(most);
  return rows.map((row) => row.id);
}

/** Accounts with more than one subscription that is not over. */
export async function accountsThatPayTwice(connection: Connection): Promise<string[]> {
  const { accountId } = billingSubscriptions;
  const rows = await connection
    .select({ accountId })
    .from(billingSubscriptions)
    .where(isLiveRow)
    .groupBy(accountId)
    .having(gt(count(), 1));
  return rows.map((row) => row.accountId);
}

/** Subscriptions that ended without an event. */
export async function overdueCheckoutIds(
  connection: Connection,
  before: Instant,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<string[]> {
  const { id, isSettled, expiresAt } = billingCheckouts;
  const rows = await connection
    .select({ id })
    .from(billingCheckouts)
    .where(and(eq(isSettled, false), lt(expiresAt, before), gt(id, after)))
    .orderBy(asc(id))
    .limit(most);
  return rows.map((row) => row.id);
}

/** Events and checkouts from before. */
export async function forgetBefore(connection: Connection, before: Instant): Promise<void> {
  await deleteInSteps(connection, billingEvents, lt(billingEvents.receivedAt, before));
  await deleteInSteps(connection, billingCheckouts, lt(billingCheckouts.expiresAt, before));
}
