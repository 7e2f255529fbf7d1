import type { Instant } from "@striper/marine/time";
import { and, asc, eq, exists, gt, inArray, lt, max, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  billingCheckouts,
  billingEvents,
  billingSubscriptions,
} from "#server/features/billing/billing.table.ts";
import { liveStatuses } from "#server/features/billing/subscription-state.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { deleteInSteps } from "#server/platform/database/in-steps.ts";

export interface PlanStep {
  readonly found: readonly string[];
  readonly last: string | null;
}

interface Step {
  readonly after: string;
  readonly most: number;
}

const livePlans = inArray(billingSubscriptions.status, [...liveStatuses]);

/** Filters the next `most` subscriptions in the database, because few match. */
async function stepThroughPlans(
  connection: Connection,
  { after, most }: Step,
  name: SQL.Aliased<string>,
  isMeant: SQL,
): Promise<PlanStep> {
  const { id } = billingSubscriptions;
  const page = connection
    .select({ id, name, isMeant: sql<boolean>`${isMeant}`.as("is_meant") })
    .from(billingSubscriptions)
    .where(and(livePlans, gt(id, after)))
    .orderBy(asc(id))
    .limit(most)
    .as("page");
  const [step] = await connection
    .select({
      last: max(page.id),
      found: sql<
        string[]
      >`coalesce(array_agg(distinct ${page.name}) filter (where ${page.isMeant}), '{}')`,
    })
    .from(page);
  return step ?? { last: null, found: [] };
}

export function plansNotReadSince(
  connection: Connection,
  moment: Instant,
  step: Step,
): Promise<PlanStep> {
  const { id, readAt } = billingSubscriptions;
  const isMeant = sql`${lt(readAt, moment)}`;
  return stepThroughPlans(connection, step, sql<string>`${id}`.as("name"), isMeant);
}

export function accountsWithSeveralPlans(connection: Connection, step: Step): Promise<PlanStep> {
  const { id, accountId } = billingSubscriptions;
  const other = alias(billingSubscriptions, "other");
  const isLiveOther = inArray(other.status, [...liveStatuses]);
  const isSame = and(eq(other.accountId, accountId), lt(other.id, id), isLiveOther);
  const isFurther = exists(connection.select({ id: other.id }).from(other).where(isSame));
  return stepThroughPlans(connection, step, sql<string>`${accountId}::text`.as("name"), isFurther);
}

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

export async function forgetBefore(connection: Connection, before: Instant): Promise<void> {
  await deleteInSteps(connection, billingEvents, lt(billingEvents.receivedAt, before));
  await deleteInSteps(connection, billingCheckouts, lt(billingCheckouts.expiresAt, before));
}
