import { saveFloatPlanContact, type FloatPlanEntry } from "@striper/contract/float-plans";
import type {
  ListedContact,
  ListedPlan,
  LocalFloatPlans,
} from "#web/features/float-plans/float-plans-collection.ts";
import { floatPlanWording as wording } from "#web/features/float-plans/wording.ts";
import { hour, minute, type Instant } from "@striper/marine/time";
import { dateTimeText } from "#web/ui/figures/date-text.ts";

export type FloatPlanTrip = Pick<
  FloatPlanEntry,
  "starts_at" | "back_at" | "people" | "where" | "coast"
>;

export const entryOf = (plan: ListedPlan): FloatPlanEntry => {
  const { plan_id: _id, known: _known, isWaiting: _waiting, refusal: _refusal, ...entry } = plan;
  return entry;
};

interface Followed {
  /** Null when the trip's change does not affect the plan. */
  readonly entry: FloatPlanEntry | null;
  /** The person's own description of the previous water, which only they can update. */
  readonly keptWhere: string | null;
}

/** Returns a float plan after its trip changed; other edits, such as an added hour, stay. */
export function followTrip(
  plan: ListedPlan,
  before: FloatPlanTrip,
  after: FloatPlanTrip,
): Followed {
  const isMoved = before.where !== after.where;
  const isOwnWords = plan.where !== before.where;
  const next: FloatPlanEntry = {
    ...entryOf(plan),
    ...(before.starts_at === after.starts_at ? {} : { starts_at: after.starts_at }),
    ...(before.back_at === after.back_at ? {} : { back_at: after.back_at }),
    ...(before.people === after.people ? {} : { people: after.people }),
    ...(before.coast === after.coast ? {} : { coast: after.coast }),
    ...(isMoved && !isOwnWords ? { where: after.where } : {}),
  };
  return {
    entry: JSON.stringify(next) === JSON.stringify(entryOf(plan)) ? null : next,
    keptWhere: isMoved && isOwnWords ? plan.where : null,
  };
}

const overdueAtOf = (plan: ListedPlan): Instant =>
  Date.parse(plan.known?.back_at === plan.back_at ? plan.known.overdue_at : plan.back_at) +
  (plan.known?.back_at === plan.back_at ? 0 : plan.overdue_minutes * minute);

interface OpenPlans {
  readonly ofTrip: ListedPlan | null;
  readonly others: readonly ListedPlan[];
}

export function openPlans(plans: readonly ListedPlan[], startsAt: Instant | null): OpenPlans {
  const open = plans
    .filter(({ ended_at }) => (ended_at ?? null) === null)
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  const ofTrip = open.find(({ starts_at }) => Date.parse(starts_at) === startsAt) ?? null;
  return { ofTrip, others: open.filter((plan) => plan !== ofTrip) };
}

/**
 * Warns that deleting the account deletes running plans without telling the contacts; null when
 * none runs.
 */
export function endsWithAccount({ plans, contacts }: LocalFloatPlans): string | null {
  const { others: open } = openPlans(plans, null);
  if (open.length === 0) return null;
  const waiting = contacts.filter(({ contact_id }) =>
    open.some((plan) => plan.contact_id === contact_id),
  );
  return wording.endsWithAccount(
    open.length,
    waiting.map(({ name }) => name).join(", ") || wording.contact,
  );
}

/** Returns who is alarmed and when, if the server has the plan; null otherwise. */
export function alarmOf(
  plan: ListedPlan | null,
  contact: ListedContact | undefined,
): { readonly name: string; readonly at: Instant } | null {
  if (plan?.known == null || contact?.state !== "confirmed") return null;
  return { name: contact.name, at: Date.parse(plan.known.overdue_at) };
}

interface Line {
  readonly tone: "ok" | "warning" | "danger" | "info";
  readonly text: string;
}

export function alarmLine(plan: ListedPlan, contact: ListedContact | undefined): Line {
  const name = contact?.name ?? wording.contact;
  if (plan.refusal !== null) return { tone: "danger", text: wording.refused(plan.refusal) };
  if (plan.isWaiting) return { tone: "warning", text: wording.notSentYet(name) };
  if (contact === undefined || contact.state === "declined")
    return { tone: "danger", text: wording.nobody(name) };
  if (contact.state !== "confirmed") return { tone: "warning", text: wording.notAgreed(name) };
  const mails = plan.known?.mails ?? [];
  if (mails.some(({ given_up }) => given_up))
    return { tone: "danger", text: wording.bounced(name) };
  const sent = mails.filter(({ sent_at }) => sent_at !== null);
  const alarm = sent.find(({ kind }) => kind === "overdue");
  if (alarm !== undefined)
    return {
      tone: "danger",
      text: wording.alarmed(name, dateTimeText(Date.parse(alarm.sent_at ?? ""))),
    };
  const at = dateTimeText(overdueAtOf(plan));
  return sent.length === 0
    ? { tone: "info", text: wording.willBeTold(name, at) }
    : { tone: "ok", text: wording.told(name, at) };
}

export type AwaitedState = "out" | "due" | "last-call" | "overdue";

/** Time before the contact's mail at which the person is asked a last time, ms. */
const lastCallMs = 10 * minute;

/**
 * Adds an hour, counted from now when the time has passed, so that the promised time can be kept.
 */
export const anHourMore = (backAt: Instant, now: Instant): Instant =>
  Math.max(backAt, Math.ceil(now / minute) * minute) + hour;

/** Returns how late a plan is by the device's clock, so it works offline. */
export function awaitedState(plan: ListedPlan, now: Instant): AwaitedState {
  const overdueAt = overdueAtOf(plan);
  if (now >= overdueAt) return "overdue";
  if (now >= Math.max(Date.parse(plan.back_at), overdueAt - lastCallMs)) return "last-call";
  return now >= Date.parse(plan.back_at) ? "due" : "out";
}

const isAlarmed = ({ known }: ListedPlan): boolean =>
  (known?.mails ?? []).some(({ kind, sent_at }) => kind === "overdue" && sent_at !== null);

export function endedText(plan: ListedPlan, isOnline: boolean, now: Instant): string {
  if (isAlarmed(plan) || now >= overdueAtOf(plan))
    return isOnline ? wording.endedLate : wording.endedLateOnDevice;
  return isOnline ? wording.ended : wording.endedOnDevice;
}

/**
 * Returns the question for a plan whose time is up, or null. It announces an email only when a
 * contact gets one.
 */
export function awaitedText(
  plan: ListedPlan,
  contact: ListedContact | undefined,
  now: Instant,
): string | null {
  const state = awaitedState(plan, now);
  if (state === "out") return null;
  // Once the contact was told, another line says so.
  const isOpen = alarmOf(plan, contact) !== null && !isAlarmed(plan);
  return wording.awaited[isOpen ? state : "due"];
}

export interface AwaitedCall {
  readonly key: string;
  readonly text: string;
}

/**
 * Returns questions to ask now, also offline: at the return time, unless the running trip asks, and
 * once more before the contact's email.
 */
export function awaitedCalls(
  { plans, contacts }: LocalFloatPlans,
  isTripOut: boolean,
  now: Instant,
): readonly AwaitedCall[] {
  return openPlans(plans, null).others.flatMap((plan) => {
    const state = awaitedState(plan, now);
    const contact = contacts.find(({ contact_id }) => contact_id === plan.contact_id);
    const isAsked = state === "last-call" || (state === "due" && !isTripOut);
    const text = isAsked ? awaitedText(plan, contact, now) : null;
    return text === null ? [] : [{ key: `${plan.plan_id} ${plan.back_at} ${state}`, text }];
  });
}

export function readContact(name: string, email: string) {
  const typed = { name: name.trim(), email: email.trim().toLowerCase() };
  const reading = saveFloatPlanContact.body.safeParse(typed);
  return reading.success ? reading.data : null;
}

export function contactProblem(email: string): string {
  const beforeAt = email.slice(0, Math.max(0, email.lastIndexOf("@")));
  return /\P{ASCII}/u.test(beforeAt) ? wording.contactLetters : wording.contactProblem;
}

export const contactStateText = ({ state, refusal, isWaiting }: ListedContact): string => {
  if (refusal !== null) return wording.refused(refusal);
  return isWaiting ? wording.askWaits : wording.states[state];
};

/** Returns the option's text. A contact who has not agreed is told nothing. */
export const choiceText = ({ name, state }: Pick<ListedContact, "name" | "state">): string =>
  state === "confirmed" ? name : wording.notAgreedYet(name);
