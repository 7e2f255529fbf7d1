import type { Instant } from "@striper/marine/time";
import {
  lockMailsOfPlan,
  mayHaveAlarmed,
  queueMail,
  replaceMails,
} from "#server/features/float-plans/mails/mails.store.ts";
import type { PlanRow } from "#server/features/float-plans/plans.store.ts";
import type { Connection } from "#server/platform/database/connection.ts";

/** Limits mails about changed times; the linked page shows the current one. */
const mostChangesMailed = 8;

export async function queueStart(
  connection: Connection,
  plan: PlanRow,
  now: Instant,
): Promise<void> {
  const { accountId, id: planId, edition, startsAt, overdueAt } = plan;
  const of = { accountId, planId };
  if (overdueAt > now)
    await queueMail(connection, {
      ...of,
      kind: "plan",
      edition,
      dueAt: Math.max(now, startsAt),
    });
  await queueMail(connection, { ...of, kind: "overdue", edition, dueAt: overdueAt });
}

/** Cancels unsent mails, and queues the all-clear if the contact was alerted. */
export async function queueEnd(connection: Connection, plan: PlanRow, now: Instant): Promise<void> {
  const before = await lockMailsOfPlan(connection, plan);
  await replaceMails(connection, plan, now);
  if (!before.some(mayHaveAlarmed)) return;
  const { accountId, id: planId, edition } = plan;
  await queueMail(connection, { accountId, planId, kind: "back", edition, dueAt: now });
}

export async function queueChange(
  connection: Connection,
  plan: PlanRow,
  now: Instant,
): Promise<void> {
  const { accountId, id: planId, edition } = plan;
  const before = await lockMailsOfPlan(connection, plan);
  const wasTold = before.some(
    (mail) => (mail.kind !== "back" && mail.sentAt !== null) || mayHaveAlarmed(mail),
  );
  const changes = before.filter(({ kind, sentAt }) => kind === "changed" && sentAt !== null);
  await replaceMails(connection, plan, now);
  if (!wasTold) return queueStart(connection, plan, now);
  const mail = { accountId, planId, edition };
  if (changes.length < mostChangesMailed)
    await queueMail(connection, { ...mail, kind: "changed", dueAt: now });
  return queueMail(connection, { ...mail, kind: "overdue", dueAt: plan.overdueAt });
}
