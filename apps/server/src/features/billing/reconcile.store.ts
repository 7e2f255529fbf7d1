import type { Instant } from "@striper/marine/time";
import { and, asc, eq, exists, gt, inArray, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  billingCheckouts,
  billingEvents,
  billingSubscriptions,
} from "#server/features/billing/billing.table.ts";
import { liveStatuses } from "#server/features/billing/subscription-state.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { deleteInSteps } from "#server/platform/database/in-steps.ts";

export interface LivePlan {
  readonly id: string;
  readonly accountId: string;
  readonly readAt: Instant;
  /** Its account has another one that is not over, with a smaller id. */
  readonly isFurther: boolean;
}

/** The next `most` subscriptions of all accounts that have not ended, after the id `after`. */
export function livePlans(
  connection: Connection,
  after: string,
  most: number,
): Promise<LivePlan[]> {
  const { id, accountId, readAt, status } = billingSubscriptions;
  const other = alias(billingSubscriptions, "other");
  const isLiveOther = inArray(other.status, [...liveStatuses]);
  const isSame = and(eq(other.accountId, accountId), lt(other.id, id), isLiveOther);
  const isFurther = exists(connection.select({ id: other.id }).from(other).where(isSame));
  return connection
    .select({ id, accountId, readAt, isFurther: sql<boolean>`${isFurther}` })
    .from(billingSubscriptions)
    .where(and(inArray(status, [...liveStatuses]), gt(id, after)))
    .orderBy(asc(id))
    .limit(most);
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
