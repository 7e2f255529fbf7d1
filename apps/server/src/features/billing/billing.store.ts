import type { Instant } from "@striper/marine/time";
import { and, asc, count, desc, eq, inArray, isNotNull, notInArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import {
  billingCheckouts,
  billingCustomers,
  billingEvents,
  billingSubscriptions,
} from "#server/features/billing/billing.table.ts";
import {
  liveStatuses,
  neverPaid,
  payingStatuses,
} from "#server/features/billing/subscription-state.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { RowCondition } from "#server/platform/database/row-condition.ts";

export type SubscriptionRow = typeof billingSubscriptions.$inferSelect;
export type CheckoutRow = typeof billingCheckouts.$inferSelect;

export async function findCustomer(
  connection: Connection,
  accountId: string,
): Promise<string | undefined> {
  const [row] = await connection
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.accountId, accountId));
  return row?.customerId;
}

export async function accountsOfCustomers(
  connection: Connection,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { accountId, customerId } = billingCustomers;
  const rows = await connection
    .select({ accountId, customerId })
    .from(billingCustomers)
    .where(isOneOf(customerId, customerIds));
  return new Map(rows.map((row) => [row.customerId, row.accountId]));
}

/** Stores the customer and returns the stored one; of concurrent calls the first wins. */
export async function saveCustomer(
  connection: Connection,
  customer: typeof billingCustomers.$inferInsert,
): Promise<string> {
  await connection.insert(billingCustomers).values(customer).onConflictDoNothing();
  return (await findCustomer(connection, customer.accountId)) ?? customer.customerId;
}

export async function removeCustomer(connection: Connection, customerId: string): Promise<void> {
  await connection.delete(billingCustomers).where(eq(billingCustomers.customerId, customerId));
}

export async function noteContactChange(
  connection: Pick<Connection, "update">,
  accountId: string,
  now: Instant,
): Promise<void> {
  const at = new Date(now).toISOString();
  const known = billingCustomers.contactChangedAt;
  await connection
    .update(billingCustomers)
    // Never the same moment twice, which tells a later change from the one that was sent.
    .set({ contactChangedAt: sql`greatest(${at}, ${known} + interval '1 millisecond')` })
    .where(eq(billingCustomers.accountId, accountId));
}

export type CustomerRow = typeof billingCustomers.$inferSelect;

export async function findOutdatedCustomer(
  connection: Connection,
  accountId: string,
): Promise<CustomerRow | undefined> {
  const { accountId: owner, contactChangedAt } = billingCustomers;
  const isUntold = and(eq(owner, accountId), isNotNull(contactChangedAt));
  const [row] = await connection.select().from(billingCustomers).where(isUntold);
  return row;
}

export async function accountsWithOutdatedContact(connection: Connection): Promise<string[]> {
  const rows = await connection
    .select({ accountId: billingCustomers.accountId })
    .from(billingCustomers)
    .where(isNotNull(billingCustomers.contactChangedAt))
    .orderBy(asc(billingCustomers.contactChangedAt));
  return rows.map(({ accountId }) => accountId);
}

export async function settleContactChange(
  connection: Connection,
  { customerId, contactChangedAt }: Pick<CustomerRow, "customerId" | "contactChangedAt">,
): Promise<void> {
  if (contactChangedAt === null) return;
  const isThisChange = and(
    eq(billingCustomers.customerId, customerId),
    eq(billingCustomers.contactChangedAt, contactChangedAt),
  );
  await connection.update(billingCustomers).set({ contactChangedAt: null }).where(isThisChange);
}

/**
 * Returns false while another server updates the contact. The lock lasts until the transaction
 * ends.
 */
export async function lockContact(
  connection: Pick<Connection, "execute">,
  accountId: string,
): Promise<boolean> {
  const { rows } = await connection.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`billing contact ${accountId}`}, 0)) as locked`,
  );
  return rows[0]?.locked === true;
}

/** Prepared once per connection, because every call after the trial runs it. */
export function prepareSubscriptionLookup(connection: Connection) {
  const prepared = connection
    .select()
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.accountId, sql.placeholder("accountId")))
    .prepare("billing_subscriptions_of_account");
  return (accountId: string): Promise<SubscriptionRow[]> => prepared.execute({ accountId });
}

export function subscriptionsOf(
  connection: Connection,
  accountId: string,
): Promise<SubscriptionRow[]> {
  return connection
    .select()
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.accountId, accountId));
}

export function subscriptionsOfAll(
  connection: Connection,
  accountIds: readonly string[],
): Promise<SubscriptionRow[]> {
  return connection
    .select()
    .from(billingSubscriptions)
    .where(isOneOf(billingSubscriptions.accountId, accountIds));
}

/**
 * Stores subscriptions in one statement; each id may occur only once. An older answer never
 * replaces a newer one, and an existing `past_due_since` stays.
 */
export async function saveSubscriptions(
  connection: Connection,
  rows: readonly SubscriptionRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const list = (of: (row: SubscriptionRow) => string | number) => sql.param(rows.map(of));
  const times = (of: (row: SubscriptionRow) => Instant | null) =>
    sql.param(rows.map(of).map((at) => (at === null ? null : new Date(at).toISOString())));
  await connection.execute(sql`
    insert into ${billingSubscriptions} as known (id, account_id, status, period_ends_at, cancels_at,
        past_due_since, started_at, ended_at, amount_cents, read_at)
      select * from unnest(${list(({ id }) => id)}::text[], ${list((row) => row.accountId)}::uuid[],
        ${list(({ status }) => status)}::text[], ${times((row) => row.periodEndsAt)}::timestamptz[],
        ${times((row) => row.cancelsAt)}::timestamptz[], ${times((row) => row.pastDueSince)}::timestamptz[],
        ${times((row) => row.startedAt)}::timestamptz[], ${times((row) => row.endedAt)}::timestamptz[],
        ${list((row) => row.amountCents)}::int[], ${times((row) => row.readAt)}::timestamptz[])
    on conflict (id) do update set status = excluded.status, period_ends_at = excluded.period_ends_at,
      cancels_at = excluded.cancels_at, started_at = excluded.started_at, ended_at = excluded.ended_at,
      amount_cents = excluded.amount_cents, read_at = excluded.read_at,
      past_due_since = case when excluded.past_due_since is not null
        then coalesce(known.past_due_since, excluded.past_due_since) end
      where known.read_at <= excluded.read_at`);
}

export async function findCheckout(
  connection: Connection,
  id: string,
): Promise<CheckoutRow | undefined> {
  const [row] = await connection.select().from(billingCheckouts).where(eq(billingCheckouts.id, id));
  return row;
}

export function openCheckouts(connection: Connection, accountId: string): Promise<CheckoutRow[]> {
  return connection
    .select()
    .from(billingCheckouts)
    .where(and(eq(billingCheckouts.accountId, accountId), eq(billingCheckouts.status, "open")))
    .orderBy(desc(billingCheckouts.expiresAt));
}

export function countCheckouts(connection: Connection, accountId: string): Promise<number> {
  return connection.$count(billingCheckouts, eq(billingCheckouts.accountId, accountId));
}

export async function insertCheckout(connection: Connection, row: CheckoutRow): Promise<void> {
  await connection.insert(billingCheckouts).values(row).onConflictDoNothing();
}

export async function updateCheckout(
  connection: Connection,
  id: string,
  state: Pick<CheckoutRow, "status" | "paymentStatus" | "isSettled">,
): Promise<void> {
  await connection.update(billingCheckouts).set(state).where(eq(billingCheckouts.id, id));
}

export async function isKnownEvent(connection: Connection, id: string): Promise<boolean> {
  return (await connection.$count(billingEvents, eq(billingEvents.id, id))) > 0;
}

export async function rememberEvent(
  connection: Connection,
  event: typeof billingEvents.$inferInsert,
): Promise<void> {
  await connection.insert(billingEvents).values(event).onConflictDoNothing();
}

export interface RevenueFigures {
  readonly subscriptions: number;
  readonly monthlyCents: number;
  readonly atStart: number;
  readonly endedSince: number;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Groups by status first, so that names are compared per group and not per row. */
export async function revenueFigures(
  connection: Connection,
  windowStart: Instant,
): Promise<RevenueFigures> {
  const { status, amountCents, startedAt, endedAt } = billingSubscriptions;
  const start = new Date(windowStart).toISOString();
  const ranThen = sql`${startedAt} < ${start} and (${endedAt} is null or ${endedAt} >= ${start})`;
  const countOf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const ofStatuses = await connection
    .select({
      status,
      count: count(),
      amountCents: sql<number>`sum(${amountCents})::int`,
      atStart: countOf(ranThen),
      endedSince: countOf(sql`${startedAt} < ${start} and ${endedAt} >= ${start}`),
    })
    .from(billingSubscriptions)
    .groupBy(status);
  const paying = ofStatuses.filter((one) => payingStatuses.includes(one.status));
  const everPaid = ofStatuses.filter((one) => !neverPaid.includes(one.status));
  return {
    subscriptions: total(paying.map((one) => one.count)),
    monthlyCents: total(paying.map((one) => one.amountCents)),
    atStart: total(everPaid.map((one) => one.atStart)),
    endedSince: total(everPaid.map((one) => one.endedSince)),
  };
}

export function hasPlan(which: "running" | "ever"): RowCondition {
  const { status, accountId: payer } = billingSubscriptions;
  const isMeant =
    which === "running" ? inArray(status, [...liveStatuses]) : notInArray(status, [...neverPaid]);
  return (accountId) =>
    sql`${accountId} in (select ${payer} from ${billingSubscriptions} where ${isMeant})`;
}
