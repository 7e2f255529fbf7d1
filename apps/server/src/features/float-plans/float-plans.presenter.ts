import type { FloatPlan, FloatPlanContact } from "@striper/contract/float-plans";
import { formatIso, type Instant } from "@striper/marine/time";
import type { ContactRow } from "#server/features/float-plans/contacts/contacts.store.ts";
import type { MailRow } from "#server/features/float-plans/mails/mails.store.ts";
import type { PlanRow } from "#server/features/float-plans/plans.store.ts";

const isoOrNull = (at: Instant | null): string | null => (at === null ? null : formatIso(at));

export function stateOf({
  confirmedAt,
  declinedAt,
}: Pick<ContactRow, "confirmedAt" | "declinedAt">): FloatPlanContact["state"] {
  if (declinedAt !== null) return "declined";
  return confirmedAt === null ? "asked" : "confirmed";
}

export const presentContact = (contact: ContactRow): FloatPlanContact => ({
  contact_id: contact.id,
  name: contact.name,
  email: contact.email,
  state: stateOf(contact),
  asked_at: formatIso(contact.askedAt),
  answered_at: isoOrNull(contact.confirmedAt ?? contact.declinedAt),
});

export const timesOf = ({ startsAt, backAt, overdueAt, endedAt }: PlanRow) => ({
  starts_at: formatIso(startsAt),
  back_at: formatIso(backAt),
  overdue_at: formatIso(overdueAt),
  ended_at: isoOrNull(endedAt),
});

export function wordsOf(plan: PlanRow) {
  const { who, people, where, boat, vehicle, phone, ifNot, coast } = plan;
  return { who, people, where, boat, vehicle, phone, if_not: ifNot, coast };
}

/**
 * Returns true for an unsent mail with an old time, kept because it may have reached the contact.
 */
const isReplaced = (plan: PlanRow, { kind, edition, sentAt }: MailRow): boolean =>
  sentAt === null && (edition !== plan.edition || (plan.endedAt !== null && kind !== "back"));

export const presentPlan = (plan: PlanRow, mails: readonly MailRow[]): FloatPlan => ({
  plan_id: plan.id,
  contact_id: plan.contactId,
  ...wordsOf(plan),
  ...timesOf(plan),
  overdue_minutes: plan.overdueMinutes,
  link_revoked: plan.linkRevokedAt !== null,
  mails: mails
    .filter((mail) => !isReplaced(plan, mail))
    .map(({ kind, dueAt, sentAt, givenUpAt }) => ({
      kind,
      due_at: formatIso(dueAt),
      sent_at: isoOrNull(sentAt),
      given_up: givenUpAt !== null,
    })),
  created_at: formatIso(plan.createdAt),
  updated_at: formatIso(plan.updatedAt),
});
