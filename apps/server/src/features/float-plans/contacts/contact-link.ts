import type { SharedFloatPlan } from "@striper/contract/float-plans";
import {
  findContact,
  lockFloatPlansOf,
  noteAnswer,
  updateContact,
  type ContactRow,
} from "#server/features/float-plans/contacts/contacts.store.ts";
import { hashOfAddress } from "#server/features/float-plans/contacts/ask-contact.ts";
import type { FloatPlansDependencies } from "#server/features/float-plans/dependencies.ts";
import { stateOf, timesOf, wordsOf } from "#server/features/float-plans/float-plans.presenter.ts";
import { findLink, type LinkRow } from "#server/features/float-plans/contacts/links.store.ts";
import { nameForStrangers } from "#server/features/float-plans/mails/mail-words.ts";
import { cancelPlanMails } from "#server/features/float-plans/mails/mails.store.ts";
import { findPlan, listRunningWith } from "#server/features/float-plans/plans.store.ts";
import { queueStart } from "#server/features/float-plans/mails/queue-mails.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Connection } from "#server/platform/database/connection.ts";

async function requireLink(
  connection: Connection,
  token: string,
  now: number,
): Promise<{ readonly link: LinkRow; readonly contact: ContactRow }> {
  const link = await findLink(connection, token, now);
  const key = link === undefined ? undefined : { accountId: link.accountId, id: link.contactId };
  const contact = key === undefined ? undefined : await findContact(connection, key);
  if (link === undefined || contact === undefined) throw new AppError("link_invalid");
  return { link, contact };
}

export async function readSharedPlan(
  { orm, clock, personOf }: FloatPlansDependencies,
  token: string,
): Promise<SharedFloatPlan> {
  const { link, contact } = await requireLink(orm, token, clock.now());
  const { accountId, planId } = link;
  const plan = planId === null ? undefined : await findPlan(orm, { accountId, id: planId });
  const answer = stateOf(contact);
  // A contact who withdrew no longer sees the plan.
  const isShown = plan !== undefined && answer === "confirmed";
  return {
    asked_by: nameForStrangers((await personOf(accountId))?.displayName ?? ""),
    answer,
    plan: isShown ? { ...wordsOf(plan), ...timesOf(plan) } : null,
  };
}

async function agree(connection: Connection, contact: ContactRow, now: number): Promise<void> {
  if (contact.confirmedAt !== null) return;
  await updateContact(connection, contact, { confirmedAt: now, declinedAt: null });
  for (const plan of await listRunningWith(connection, contact.accountId, contact.id))
    await queueStart(connection, plan, now);
}

async function decline(connection: Connection, contact: ContactRow, now: number): Promise<void> {
  if (contact.declinedAt !== null) return;
  await updateContact(connection, contact, { confirmedAt: null, declinedAt: now });
  for (const plan of await listRunningWith(connection, contact.accountId, contact.id))
    await cancelPlanMails(connection, plan);
}

/** Idempotent; works with the link of any mail, without signing in. */
export async function answerAsContact(
  { orm, clock }: Pick<FloatPlansDependencies, "orm" | "clock">,
  { token, agrees }: { readonly token: string; readonly agrees: boolean },
): Promise<void> {
  const now = clock.now();
  await orm.transaction(async (connection) => {
    const first = await requireLink(connection, token, now);
    await lockFloatPlansOf(connection, first.link.accountId);
    const { contact } = await requireLink(connection, token, now);
    const asked = { accountId: contact.accountId, addressHash: hashOfAddress(contact.email) };
    await noteAnswer(connection, asked, !agrees);
    await (agrees ? agree : decline)(connection, contact, now);
  });
}
