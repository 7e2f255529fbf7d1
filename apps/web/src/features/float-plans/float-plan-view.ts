import { saveFloatPlanContact, type FloatPlanEntry } from "@striper/contract/float-plans";
import type {
  ListedContact,
  ListedPlan,
  LocalFloatPlans,
} from "#web/features/float-plans/float-plans-collection.ts";
import { floatPlanWording as wording } from "#web/features/float-plans/wording.ts";
import { hour, minute, type Instant } from "@striper/marine/time";
import { dateTimeText } from "#web/ui/figures/date-text.ts";

/** What a trip says of its float plan: times, people, where and on whose coast. */
export type FloatPlanTrip = Pick<
  FloatPlanEntry,
  "starts_at" | "back_at" | "people" | "where" | "coast"
>;

/** What of a plan is sent. */
export const entryOf = (plan: ListedPlan): FloatPlanEntry => {
  const { plan_id: _id, known: _known, isWaiting: _waiting, refusal: _refusal, ...entry } = plan;
  return entry;
};

interface Followed {
  /** Null where the trip's change is none of the plan. */
  readonly entry: FloatPlanEntry | null;
  /** Words of the person's own about the water that was left: only they know better ones. */
  readonly keptWhere: string | null;
}

/** A float plan after its trip was changed; what the trip did not change stays, as an hour that was added. */
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
  /** The one that was sent of the trip; null where none was. */
  readonly ofTrip: ListedPlan | null;
  /** Of other devices, or of trips that are no longer on this one, the earliest first. */
  readonly others: readonly ListedPlan[];
}

/** The plans that somebody may still be alerted about; extending one does not move its start. */
export function openPlans(plans: readonly ListedPlan[], startsAt: Instant | null): OpenPlans {
  const open = plans
    .filter(({ ended_at }) => (ended_at ?? null) === null)
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  const ofTrip = open.find(({ starts_at }) => Date.parse(starts_at) === startsAt) ?? null;
  return { ofTrip, others: open.filter((plan) => plan !== ofTrip) };
}

/**
 * What deleting the account does to plans that run: they are deleted with it, and their contacts, who may be
 * waiting for a word, are told nothing. Null where none runs.
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

/** Who gets the alarm, and when, as far as the server has the plan; null where nobody does. */
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

/** The state of the contact's mails: sent, waiting or failed. */
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

/** Minutes before the contact's mail at which the person is asked for the last time. */
const lastCallMs = 10 * minute;

/** One hour more; from now where the time has passed, so that the contact is told one that can be kept. */
export const anHourMore = (backAt: Instant, now: Instant): Instant =>
  Math.max(backAt, Math.ceil(now / minute) * minute) + hour;

/** Questions of the device itself, without network. */
export function awaitedState(plan: ListedPlan, now: Instant): AwaitedState {
  const overdueAt = overdueAtOf(plan);
  if (now >= overdueAt) return "overdue";
  if (now >= Math.max(Date.parse(plan.back_at), overdueAt - lastCallMs)) return "last-call";
  return now >= Date.parse(plan.back_at) ? "due" : "out";
}

const isAlarmed = ({ known }: ListedPlan): boolean =>
  (known?.mails ?? []).some(({ kind, sent_at }) => kind === "overdue" && sent_at !== null);

/** What is said when a plan is ended here: after the time of its alarm nobody can say that there is none. */
export function endedText(plan: ListedPlan, isOnline: boolean, now: Instant): string {
  if (isAlarmed(plan) || now >= overdueAtOf(plan))
    return isOnline ? wording.endedLate : wording.endedLateOnDevice;
  return isOnline ? wording.ended : wording.endedOnDevice;
}

/** What the device says of a plan whose time is up; null before that. No email is announced where nobody gets one. */
export function awaitedText(
  plan: ListedPlan,
  contact: ListedContact | undefined,
  now: Instant,
): string | null {
  const state = awaitedState(plan, now);
  if (state === "out") return null;
  // Once the contact was told, the line of their emails says so.
  const isOpen = alarmOf(plan, contact) !== null && !isAlarmed(plan);
  return wording.awaited[isOpen ? state : "due"];
}

export interface AwaitedCall {
  /** A call with the same key was made already. */
  readonly key: string;
  readonly text: string;
}

/**
 * What the device itself has to ask now, without a network: at the time to be back, unless the trip that
 * runs on it says that, and for the last time before the contact's email.
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

/** What is typed of a contact, as the server takes it; null where it would not. */
export function readContact(name: string, email: string) {
  const typed = { name: name.trim(), email: email.trim().toLowerCase() };
  const reading = saveFloatPlanContact.body.safeParse(typed);
  return reading.success ? reading.data : null;
}

/** Why what is typed of a contact is no contact. */
export function contactProblem(email: string): string {
  const beforeAt = email.slice(0, Math.max(0, email.lastIndexOf("@")));
  return /\P{ASCII}/u.test(beforeAt) ? wording.contactLetters : wording.contactProblem;
}

export const contactStateText = ({ state, refusal, isWaiting }: ListedContact): string => {
  if (refusal !== null) return wording.refused(refusal);
  return isWaiting ? wording.askWaits : wording.states[state];
};

/** A contact to choose: who has not agreed is told nothing, whatever is chosen. */
export const choiceText = ({ name, state }: Pick<ListedContact, "name" | "state">): string =>
  state === "confirmed" ? name : wording.notAgreedYet(name);
