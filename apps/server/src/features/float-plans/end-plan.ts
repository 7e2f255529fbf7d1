import { day } from "@striper/marine/time";
import { lockFloatPlansOf } from "#server/features/float-plans/contacts/contacts.store.ts";
import type { FloatPlansDependencies } from "#server/features/float-plans/dependencies.ts";
import { removeLinksOfPlan } from "#server/features/float-plans/contacts/links.store.ts";
import { mailsOfPlan } from "#server/features/float-plans/mails/mails.store.ts";
import {
  blankPlan,
  deletePlan,
  findPlan,
  isBlank,
  updatePlan,
  type PlanKey,
  type PlanRow,
} from "#server/features/float-plans/plans.store.ts";
import { wording } from "#server/features/float-plans/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Connection } from "#server/platform/database/connection.ts";

type Context = Pick<FloatPlansDependencies, "orm" | "clock">;

async function requirePlan(connection: Connection, key: PlanKey): Promise<PlanRow> {
  await lockFloatPlansOf(connection, key.accountId);
  const plan = await findPlan(connection, key);
  if (plan === undefined || isBlank(plan))
    throw new AppError("not_found", { message: wording.noSuchPlan });
  return plan;
}

/** Closes the contact's page of the plan; later mails do not open another. */
export function revokeLink({ orm, clock }: Context, key: PlanKey): Promise<PlanRow> {
  return orm.transaction(async (connection) => {
    const plan = await requirePlan(connection, key);
    const change = { linkRevokedAt: plan.linkRevokedAt ?? clock.now() };
    await updatePlan(connection, key, change);
    await removeLinksOfPlan(connection, key);
    return { ...plan, ...change };
  });
}

/**
 * For this long even a deleted plan counts towards the daily limit, because it may have caused
 * mails.
 */
const countsForMs = day;

/** Deletes an ended plan. An alerted contact still hears that the person is back. */
export function removePlan({ orm, clock }: Context, key: PlanKey): Promise<void> {
  return orm.transaction(async (connection) => {
    const plan = await requirePlan(connection, key);
    if (plan.endedAt === null) throw new AppError("conflict", { message: wording.stillRunning });
    await removeLinksOfPlan(connection, key);
    const now = clock.now();
    const mails = await mailsOfPlan(connection, key);
    const isBackWaiting = mails.some(
      ({ kind, sentAt, givenUpAt }) => kind === "back" && sentAt === null && givenUpAt === null,
    );
    if (!isBackWaiting && plan.createdAt <= now - countsForMs) return deletePlan(connection, key);
    return blankPlan(connection, key, { who: isBackWaiting ? plan.who : "", linkRevokedAt: now });
  });
}
