import { day, type Instant } from "@striper/marine/time";
import { and, asc, count, desc, eq, gt, isNull, lt, lte, ne, sql } from "drizzle-orm";
import { floatPlanContacts, floatPlans } from "#server/features/float-plans/float-plans.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { deleteInSteps } from "#server/platform/database/in-steps.ts";

export type PlanRow = typeof floatPlans.$inferSelect;
export type PlanKey = Pick<PlanRow, "accountId" | "id">;

const isPlan = ({ accountId, id }: PlanKey) =>
  and(eq(floatPlans.accountId, accountId), eq(floatPlans.id, id));

/** Erased texts of a deleted plan whose row is still needed. */
const blank = {
  where: "",
  boat: null,
  vehicle: null,
  phone: null,
  ifNot: null,
} as const satisfies Partial<PlanRow>;

export const isBlank = ({ where }: Pick<PlanRow, "where">): boolean => where === blank.where;

/**
 * Keeps the row, so that deleting plans does not raise the mail limit, and `who` for a queued mail.
 */
export const blankPlan = (
  connection: Connection,
  key: PlanKey,
  { who, linkRevokedAt }: Pick<PlanRow, "who" | "linkRevokedAt">,
): Promise<void> => updatePlan(connection, key, { ...blank, who, linkRevokedAt });

export function listPlans(connection: Connection, accountId: string): Promise<PlanRow[]> {
  return connection
    .select()
    .from(floatPlans)
    .where(and(eq(floatPlans.accountId, accountId), ne(floatPlans.where, blank.where)))
    .orderBy(desc(floatPlans.startsAt), desc(floatPlans.id));
}

export async function findPlan(connection: Connection, key: PlanKey): Promise<PlanRow | undefined> {
  const [row] = await connection.select().from(floatPlans).where(isPlan(key));
  return row;
}

export interface PlanWithContact {
  readonly plan: PlanRow;
  readonly email: string;
}

export function findPlansWithContacts(
  connection: Connection,
  keys: readonly PlanKey[],
): Promise<PlanWithContact[]> {
  const accountIds = sql.param(keys.map(({ accountId }) => accountId));
  const ids = sql.param(keys.map(({ id }) => id));
  const isItsContact = and(
    eq(floatPlanContacts.accountId, floatPlans.accountId),
    eq(floatPlanContacts.id, floatPlans.contactId),
  );
  return connection
    .select({ plan: floatPlans, email: floatPlanContacts.email })
    .from(floatPlans)
    .innerJoin(floatPlanContacts, isItsContact)
    .where(
      sql`(${floatPlans.accountId}, ${floatPlans.id}) in (
        select * from unnest(${accountIds}::uuid[], ${ids}::uuid[]))`,
    );
}

export async function insertPlan(connection: Connection, plan: PlanRow): Promise<void> {
  await connection.insert(floatPlans).values(plan);
}

export async function updatePlan(
  connection: Connection,
  key: PlanKey,
  change: Partial<PlanRow>,
): Promise<void> {
  await connection.update(floatPlans).set(change).where(isPlan(key));
}

export async function deletePlan(connection: Connection, key: PlanKey): Promise<void> {
  await connection.delete(floatPlans).where(isPlan(key));
}

export async function countPlans(
  connection: Connection,
  accountId: string,
  now: Instant,
): Promise<{ readonly running: number; readonly today: number }> {
  const { endedAt, createdAt } = floatPlans;
  const [row] = await connection
    .select({
      running: sql<number>`count(*) filter (where ${isNull(endedAt)})::int`,
      today: sql<number>`count(*) filter (where ${gt(createdAt, now - day)})::int`,
    })
    .from(floatPlans)
    .where(eq(floatPlans.accountId, accountId));
  return row ?? { running: 0, today: 0 };
}

const isRunningWith = (accountId: string, contactId: string) =>
  and(
    eq(floatPlans.accountId, accountId),
    eq(floatPlans.contactId, contactId),
    isNull(floatPlans.endedAt),
  );

export function listRunningWith(
  connection: Connection,
  accountId: string,
  contactId: string,
): Promise<PlanRow[]> {
  return connection.select().from(floatPlans).where(isRunningWith(accountId, contactId));
}

/** Skips plans that another server has locked. */
export function lockAwaited(
  connection: Connection,
  now: Instant,
  most: number,
): Promise<PlanRow[]> {
  const { endedAt, remindAt } = floatPlans;
  return connection
    .select()
    .from(floatPlans)
    .where(and(isNull(endedAt), lte(remindAt, now)))
    .orderBy(asc(remindAt))
    .limit(most)
    .for("no key update", { skipLocked: true });
}

export async function forgetPlans(connection: Connection, before: Instant): Promise<void> {
  await deleteInSteps(connection, floatPlans, lt(floatPlans.updatedAt, before));
}

export async function hasPlansOf(
  connection: Connection,
  accountId: string,
  contactId: string,
): Promise<boolean> {
  const [row] = await connection
    .select({ plans: count() })
    .from(floatPlans)
    .where(isRunningWith(accountId, contactId));
  return (row?.plans ?? 0) > 0;
}
