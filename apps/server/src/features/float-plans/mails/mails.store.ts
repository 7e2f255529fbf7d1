import type { Instant } from "@striper/marine/time";
import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import {
  floatPlanContacts,
  floatPlanMails,
  floatPlans,
} from "#server/features/float-plans/float-plans.table.ts";
import type { PlanKey } from "#server/features/float-plans/plans.store.ts";
import type { Connection } from "#server/platform/database/connection.ts";

export type MailRow = typeof floatPlanMails.$inferSelect;
export type MailKey = Pick<MailRow, "accountId" | "planId" | "kind" | "edition">;
export type DueMail = MailKey & Pick<MailRow, "dueAt">;

const isMail = ({ accountId, planId, kind, edition }: MailKey) =>
  and(
    eq(floatPlanMails.accountId, accountId),
    eq(floatPlanMails.planId, planId),
    eq(floatPlanMails.kind, kind),
    eq(floatPlanMails.edition, edition),
  );
const isOfPlan = ({ accountId, id }: PlanKey) =>
  and(eq(floatPlanMails.accountId, accountId), eq(floatPlanMails.planId, id));

/** A mail that is there already stays as it is. */
export async function queueMail(connection: Connection, mail: DueMail): Promise<void> {
  await connection.insert(floatPlanMails).values(mail).onConflictDoNothing();
}

/**
 * Takes back what was not sent, and returns whether a server had claimed one that says "overdue": it may
 * be sent after all.
 */
export async function takeBackMails(connection: Connection, plan: PlanKey): Promise<boolean> {
  const rows = await connection
    .delete(floatPlanMails)
    .where(and(isOfPlan(plan), isNull(floatPlanMails.sentAt)))
    .returning({ kind: floatPlanMails.kind, claimedAt: floatPlanMails.claimedAt });
  return rows.some(({ kind, claimedAt }) => kind === "overdue" && claimedAt !== null);
}

export function mailsOfPlan(connection: Connection, plan: PlanKey): Promise<MailRow[]> {
  return connection
    .select()
    .from(floatPlanMails)
    .where(isOfPlan(plan))
    .orderBy(asc(floatPlanMails.dueAt), asc(floatPlanMails.edition));
}

export function mailsOfAccount(connection: Connection, accountId: string): Promise<MailRow[]> {
  return connection
    .select()
    .from(floatPlanMails)
    .where(eq(floatPlanMails.accountId, accountId))
    .orderBy(asc(floatPlanMails.dueAt), asc(floatPlanMails.edition));
}

/** The statement is read from its index alone; `due-mails.test.ts` looks at its plan. */
export function dueMailsQuery(
  connection: Connection,
  { now, after, most }: { readonly now: Instant; readonly after?: DueMail; readonly most: number },
) {
  const { dueAt, accountId, planId, kind, edition, sentAt, givenUpAt } = floatPlanMails;
  const isBehind =
    after === undefined
      ? undefined
      : sql`(${dueAt}, ${accountId}, ${planId}, ${kind}, ${edition}) > (${new Date(after.dueAt).toISOString()}::timestamptz, ${after.accountId}::uuid, ${after.planId}::uuid, ${after.kind}, ${after.edition}::int)`;
  return connection
    .select({ dueAt, accountId, planId, kind, edition })
    .from(floatPlanMails)
    .where(and(isNull(sentAt), isNull(givenUpAt), lte(dueAt, now), isBehind))
    .orderBy(asc(dueAt), asc(accountId), asc(planId), asc(kind), asc(edition))
    .limit(most);
}

/**
 * Claims a mail for this server and returns how often that was done; undefined when it was sent, taken
 * back or claimed elsewhere, when the contact does not agree any more, or when the plan has ended or has
 * another time by now. A claim from before `expired` counts no more: that server was probably killed.
 */
export async function claimMail(
  connection: Connection,
  mail: MailKey,
  { now, expired }: { readonly now: Instant; readonly expired: Instant },
): Promise<number | undefined> {
  const { claimedAt, attempts, sentAt, givenUpAt, dueAt, kind, edition } = floatPlanMails;
  const plan = floatPlans;
  const contact = floatPlanContacts;
  const isWanted = sql`exists (
    select 1 from ${plan} join ${contact}
      on ${contact.accountId} = ${plan.accountId} and ${contact.id} = ${plan.contactId}
    where ${plan.accountId} = ${floatPlanMails.accountId} and ${plan.id} = ${floatPlanMails.planId}
      and ${contact.confirmedAt} is not null
      and (${kind} = 'back' or ${plan.endedAt} is null)
      and (${kind} <> 'overdue' or ${edition} = ${plan.edition}))`;
  const isFree = sql`(${claimedAt} is null or ${claimedAt} < ${new Date(expired).toISOString()}::timestamptz)`;
  const [row] = await connection
    .update(floatPlanMails)
    .set({ claimedAt: now, attempts: sql`${attempts} + 1` })
    .where(and(isMail(mail), isNull(sentAt), isNull(givenUpAt), lte(dueAt, now), isFree, isWanted))
    .returning({ attempts });
  return row?.attempts;
}

export async function noteSent(connection: Connection, mail: MailKey, now: Instant): Promise<void> {
  await connection.update(floatPlanMails).set({ sentAt: now }).where(isMail(mail));
}

/** It was not sent: the next attempt is due then; null: there is none. */
export async function putOff(
  connection: Connection,
  mail: MailKey,
  { now, dueAt }: { readonly now: Instant; readonly dueAt: Instant | null },
): Promise<void> {
  const change = dueAt === null ? { givenUpAt: now } : { dueAt, claimedAt: null };
  await connection
    .update(floatPlanMails)
    .set(change)
    .where(and(isMail(mail), isNull(floatPlanMails.sentAt)));
}
