import * as calls from "@striper/contract/float-plans";
import { askContact, removeContact } from "#server/features/float-plans/contacts/ask-contact.ts";
import {
  answerAsContact,
  readSharedPlan,
} from "#server/features/float-plans/contacts/contact-link.ts";
import { listContacts } from "#server/features/float-plans/contacts/contacts.store.ts";
import type { FloatPlansDependencies } from "#server/features/float-plans/dependencies.ts";
import { removePlan, revokeLink } from "#server/features/float-plans/end-plan.ts";
import { presentContact, presentPlan } from "#server/features/float-plans/float-plans.presenter.ts";
import { mailsOfAccount, mailsOfPlan } from "#server/features/float-plans/mails/mails.store.ts";
import { listPlans, type PlanRow } from "#server/features/float-plans/plans.store.ts";
import { saveFloatPlan } from "#server/features/float-plans/save-float-plan.ts";
import { wording } from "#server/features/float-plans/wording.ts";
import { callerOf } from "#server/http/rate-limit.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";

/** Not cached by HTTP: the device keeps its own copy for offline use. */
const neverCached = "private, no-store";

export function bindFloatPlans(bind: Binder, context: FloatPlansDependencies): void {
  const { orm } = context;
  const present = async (plan: PlanRow) => presentPlan(plan, await mailsOfPlan(orm, plan));

  bind.signedIn(calls.listFloatPlans, async ({ account: { accountId }, reply }) => {
    reply.header("cache-control", neverCached);
    const mails = await mailsOfAccount(orm, accountId);
    const plans = await listPlans(orm, accountId);
    return {
      contacts: (await listContacts(orm, accountId)).map(presentContact),
      plans: plans.map((plan) =>
        presentPlan(
          plan,
          mails.filter(({ planId }) => planId === plan.id),
        ),
      ),
    };
  });
  bind.signedIn(calls.saveFloatPlan, async ({ account, params, body }) =>
    present(await saveFloatPlan(context, account, params.plan_id, body)),
  );
  bind.signedIn(calls.revokeFloatPlanLink, async ({ account: { accountId }, params }) =>
    present(await revokeLink(context, { accountId, id: params.plan_id })),
  );
  bind.signedIn(calls.removeFloatPlan, async ({ account: { accountId }, params }) => {
    await removePlan(context, { accountId, id: params.plan_id });
    return { success: true as const, message: wording.removed };
  });
  bind.signedIn(calls.saveFloatPlanContact, async ({ account, params, body, request }) => {
    const key = { accountId: account.accountId, id: params.contact_id };
    return presentContact(await askContact(context, key, { ...body, client: callerOf(request) }));
  });
  bind.signedIn(calls.removeFloatPlanContact, async ({ account: { accountId }, params }) => {
    await removeContact(context, { accountId, id: params.contact_id });
    return { success: true as const, message: wording.contactRemoved };
  });
  bind.open(calls.sharedFloatPlan, ({ body, reply }) => {
    reply.header("cache-control", neverCached);
    return readSharedPlan(context, body.token);
  });
  bind.open(calls.answerAsContact, async ({ body }) => {
    await answerAsContact(context, { token: body.token, agrees: body.agree });
    return { success: true as const, message: body.agree ? wording.agreed : wording.declined };
  });
}
