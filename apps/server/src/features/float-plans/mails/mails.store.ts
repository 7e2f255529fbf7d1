import type { Instant } from "@striper/marine/time";
import {
  and,
  asc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
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

export async function queueMail(connection: Connection, mail: DueMail): Promise<void> {
  await connection.insert(floatPlanMails).values(mail).onConflictDoNothing();
}

export async function cancelPlanMails(connection: Connection, plan: PlanKey): Promise<void> {
  await connection.delete(floatPlanMails).where(and(isOfPlan(plan), isNull(floatPlanMails.sentAt)));
}

export async function removePlanMails(connection: Connection, plan: PlanKey): Promise<void> {
  await connection.delete(floatPlanMails).where(isOfPlan(plan));
}

/**
 * Returns true when the contact was alerted or may have been. A server that was killed or lost the
 * mail server's answer has noted only the attempt.
 */
export const mayHaveAlarmed = ({ kind, sentAt, attempts }: MailRow): boolean =>
  kind === "overdue" && (sentAt !== null || attempts > 0);

/**
 * Cancels unsent mails of a plan that ended or changed its time. A mail that was tried is kept but
 * not retried: a server may still be sending it, and later mails wait for that.
 */
export async function replaceMails(
  connection: Connection,
  plan: PlanKey,
  now: Instant,
): Promise<void> {
  const { sentAt, attempts } = floatPlanMails;
  const isUnsent = and(isOfPlan(plan), isNull(sentAt));
  await connection
    .update(floatPlanMails)
    .set({ givenUpAt: now })
    .where(and(isUnsent, gt(attempts, 0)));
  await connection.delete(floatPlanMails).where(and(isUnsent, eq(attempts, 0)));
}

/** Waits for a server that is claiming one of the mails; otherwise an alarm could be missed. */
export function lockMailsOfPlan(connection: Connection, plan: PlanKey): Promise<MailRow[]> {
  return connection.select().from(floatPlanMails).where(isOfPlan(plan)).for("update");
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

/** Runs as an index-only scan; `due-mails.test.ts` checks the query plan. */
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

function areMails(mails: readonly MailKey[]) {
  const { accountId, planId, kind, edition } = floatPlanMails;
  const accountIds = sql.param(mails.map((mail) => mail.accountId));
  const planIds = sql.param(mails.map((mail) => mail.planId));
  const kinds = sql.param(mails.map((mail) => mail.kind));
  const editions = sql.param(mails.map((mail) => mail.edition));
  return sql`(${accountId}, ${planId}, ${kind}, ${edition}) in (
    select * from unnest(${accountIds}::uuid[], ${planIds}::uuid[], ${kinds}::text[], ${editions}::int[]))`;
}

export type ClaimedMail = MailKey & Pick<MailRow, "attempts">;

/**
 * Claims mails in one statement. Skips mails that were sent, canceled or claimed, whose contact
 * does not agree, or whose plan ended or changed its time. All mails except alarms also wait for a
 * mail of the plan being sent, so that "is back" never arrives before its alarm. A claim older than
 * `expired` is void, because its server was probably killed.
 */
export function claimMails(
  connection: Connection,
  mails: readonly MailKey[],
  { now, expired }: { readonly now: Instant; readonly expired: Instant },
): Promise<ClaimedMail[]> {
  const mail = floatPlanMails;
  const plan = floatPlans;
  const contact = floatPlanContacts;
  const isFree = or(isNull(mail.claimedAt), lt(mail.claimedAt, expired));
  const other = alias(mail, "other");
  const underWay = connection
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.accountId, mail.accountId),
        eq(other.planId, mail.planId),
        isNull(other.sentAt),
        gte(other.claimedAt, expired),
      ),
    );
  const isWanted = and(
    isNotNull(contact.confirmedAt),
    or(eq(mail.kind, "overdue"), notExists(underWay)),
    or(eq(mail.kind, "back"), isNull(plan.endedAt)),
    or(ne(mail.kind, "overdue"), eq(mail.edition, plan.edition)),
  );
  const { accountId, planId, kind, edition } = mail;
  const free = connection
    .select({ accountId, planId, kind, edition })
    .from(mail)
    .innerJoin(plan, and(eq(plan.accountId, mail.accountId), eq(plan.id, mail.planId)))
    .innerJoin(contact, and(eq(contact.accountId, plan.accountId), eq(contact.id, plan.contactId)))
    .where(
      and(
        areMails(mails),
        isNull(mail.sentAt),
        isNull(mail.givenUpAt),
        lte(mail.dueAt, now),
        isFree,
        isWanted,
      ),
    )
    .for("update", { of: mail, skipLocked: true })
    .as("free");
  return connection
    .update(mail)
    .set({ claimedAt: now, attempts: sql`${mail.attempts} + 1` })
    .from(free)
    .where(
      and(
        eq(accountId, free.accountId),
        eq(planId, free.planId),
        eq(kind, free.kind),
        eq(edition, free.edition),
      ),
    )
    .returning({ accountId, planId, kind, edition, attempts: mail.attempts });
}

export async function renewMails(
  connection: Connection,
  mails: readonly MailKey[],
  now: Instant,
): Promise<void> {
  const { claimedAt, sentAt } = floatPlanMails;
  await connection
    .update(floatPlanMails)
    .set({ claimedAt: now })
    .where(and(areMails(mails), isNotNull(claimedAt), isNull(sentAt)));
}

/** Releases mails that were claimed but not tried, for the next run of any server. */
export async function releaseMails(
  connection: Connection,
  mails: readonly MailKey[],
): Promise<void> {
  const { attempts, sentAt } = floatPlanMails;
  await connection
    .update(floatPlanMails)
    .set({ claimedAt: null, attempts: sql`${attempts} - 1` })
    .where(and(areMails(mails), isNull(sentAt)));
}

export async function noteSent(
  connection: Connection,
  mails: readonly MailKey[],
  now: Instant,
): Promise<void> {
  await connection.update(floatPlanMails).set({ sentAt: now }).where(areMails(mails));
}

/** Schedules the next attempt, or gives up when `dueAt` is null. */
export async function putOff(
  connection: Connection,
  mail: MailKey,
  { now, dueAt }: { readonly now: Instant; readonly dueAt: Instant | null },
): Promise<void> {
  const change = dueAt === null ? { givenUpAt: now } : { dueAt };
  await connection
    .update(floatPlanMails)
    .set({ ...change, claimedAt: null })
    .where(and(isMail(mail), isNull(floatPlanMails.sentAt)));
}
