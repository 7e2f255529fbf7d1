import {
  listFloatPlans,
  removeFloatPlan,
  removeFloatPlanContact,
  revokeFloatPlanLink,
  saveFloatPlan,
  saveFloatPlanContact,
  type FloatPlan,
  type FloatPlanContact,
  type FloatPlanEntry,
} from "@striper/contract/float-plans";
import type { Dexie, Table } from "dexie";
import { call } from "#web/platform/api/api-client.ts";
import {
  accountDatabase,
  outboxTable,
  perDatabase,
  type DatabaseVersions,
} from "#web/platform/local-store/account-database.ts";
import {
  isCertainlyUnsent,
  lastWriteWins,
  outboxIndexes,
  type Collection,
  type Entry,
  type Joined,
} from "#web/platform/synced/collection.ts";
import { createSynced } from "#web/platform/synced/synced.ts";
import { liveView } from "#web/platform/synced/live-view.ts";

export type FloatPlanChange =
  | { readonly kind: "save-plan"; readonly subjectId: string; readonly entry: FloatPlanEntry }
  | { readonly kind: "close-page"; readonly subjectId: string }
  | { readonly kind: "remove-plan"; readonly subjectId: string }
  | {
      readonly kind: "save-contact";
      readonly subjectId: string;
      readonly contact: { readonly name: string; readonly email: string };
    }
  | { readonly kind: "remove-contact"; readonly subjectId: string };

const versions: DatabaseVersions = [
  { stores: { plans: "plan_id", contacts: "contact_id", [outboxTable]: outboxIndexes } },
];

export interface Unsent {
  readonly isWaiting: boolean;
  readonly refusal: string | null;
}

export interface ListedPlan extends FloatPlanEntry, Unsent {
  readonly plan_id: string;
  /** The plan as last received; null before the server has it. */
  readonly known: FloatPlan | null;
}

export interface ListedContact extends Unsent {
  readonly contact_id: string;
  readonly name: string;
  readonly email: string;
  /** "unsent": the contact has not been asked yet. */
  readonly state: FloatPlanContact["state"] | "unsent";
}

export interface LocalFloatPlans {
  readonly plans: readonly ListedPlan[];
  readonly contacts: readonly ListedContact[];
}

const entryOf = (plan: FloatPlan): FloatPlanEntry => ({
  contact_id: plan.contact_id,
  who: plan.who,
  people: plan.people,
  where: plan.where,
  boat: plan.boat,
  vehicle: plan.vehicle,
  phone: plan.phone,
  if_not: plan.if_not,
  coast: plan.coast,
  starts_at: plan.starts_at,
  back_at: plan.back_at,
  overdue_minutes: plan.overdue_minutes,
  ended_at: plan.ended_at,
});

const settled: Unsent = { isWaiting: false, refusal: null };

export function localFloatPlans(
  plans: readonly FloatPlan[],
  contacts: readonly FloatPlanContact[],
  unsent: readonly Entry<FloatPlanChange>[],
): LocalFloatPlans {
  const listed = new Map(
    plans.map((known): [string, ListedPlan] => [
      known.plan_id,
      { plan_id: known.plan_id, ...entryOf(known), known, ...settled },
    ]),
  );
  const people = new Map(
    contacts.map(({ contact_id, name, email, state }): [string, ListedContact] => [
      contact_id,
      { contact_id, name, email, state, ...settled },
    ]),
  );
  for (const change of unsent) {
    const { subjectId, hold } = change;
    const here: Unsent = { isWaiting: hold === null, refusal: hold?.message ?? null };
    if (change.kind === "remove-plan") listed.delete(subjectId);
    if (change.kind === "remove-contact") people.delete(subjectId);
    if (change.kind === "save-plan")
      listed.set(subjectId, {
        plan_id: subjectId,
        ...change.entry,
        known: listed.get(subjectId)?.known ?? null,
        ...here,
      });
    if (change.kind === "save-contact") {
      const state = people.get(subjectId)?.state ?? "unsent";
      people.set(subjectId, { contact_id: subjectId, ...change.contact, state, ...here });
    }
  }
  const byStart = (a: ListedPlan, b: ListedPlan) => b.starts_at.localeCompare(a.starts_at);
  return { plans: [...listed.values()].toSorted(byStart), contacts: [...people.values()] };
}

/**
 * Finds the end of a plan: as on the server, an ended plan never restarts, whatever another tab
 * shows.
 */
const isEnd = (change: Entry<FloatPlanChange>): boolean =>
  change.kind === "save-plan" && change.hold === null && (change.entry.ended_at ?? null) !== null;

/**
 * Merges waiting changes: last write wins, except over a plan's end. A plan never sent is removed
 * locally.
 */
export function joinChanges(
  waiting: readonly Entry<FloatPlanChange>[],
  write: FloatPlanChange,
): Joined<FloatPlanChange> {
  if (write.kind === "close-page") return { add: [write] };
  if (write.kind === "save-plan") {
    if (waiting.some(isEnd)) return {};
    return lastWriteWins(
      waiting.filter(({ kind }) => kind === "save-plan"),
      write,
    );
  }
  const isNew = waiting.length > 0 && waiting.every(isCertainlyUnsent);
  const isGone = write.kind === "remove-plan" && isNew && waiting[0]?.kind === "save-plan";
  return isGone ? { drop: waiting, add: [write] } : lastWriteWins(waiting, write);
}

type Answer = FloatPlan | FloatPlanContact | null;

function floatPlansCollection(dexie: Dexie): Collection<FloatPlanChange, Answer> {
  const plans: Table<FloatPlan, string> = dexie.table("plans");
  const contacts: Table<FloatPlanContact, string> = dexie.table("contacts");
  return {
    dexie,
    outbox: dexie.table(outboxTable),
    tables: [plans, contacts],
    join: joinChanges,
    isRemoval: ({ kind }) => kind === "remove-plan" || kind === "remove-contact",
    conflictRule: () => "hold",
    send: async (change) => {
      const ofPlan = { params: { plan_id: change.subjectId } };
      const ofContact = { params: { contact_id: change.subjectId } };
      if (change.kind === "save-plan")
        return call(saveFloatPlan, { ...ofPlan, body: change.entry });
      if (change.kind === "close-page") return call(revokeFloatPlanLink, ofPlan);
      if (change.kind === "save-contact")
        return call(saveFloatPlanContact, { ...ofContact, body: change.contact });
      if (change.kind === "remove-plan") await call(removeFloatPlan, ofPlan);
      else await call(removeFloatPlanContact, ofContact);
      return null;
    },
    storeAnswer: async (_change, answer) => {
      if (answer === null) return undefined;
      return "plan_id" in answer ? plans.put(answer) : contacts.put(answer);
    },
    forget: ({ kind, subjectId }) =>
      kind === "remove-plan" ? plans.delete(subjectId) : contacts.delete(subjectId),
    pull: async (guard) => {
      const account = await call(listFloatPlans, {});
      guard();
      await dexie.transaction("rw", [plans, contacts], async () => {
        await plans.clear();
        await contacts.clear();
        await plans.bulkPut(account.plans);
        await contacts.bulkPut(account.contacts);
      });
    },
    pullsInBackground: false,
  };
}

export const floatPlansOf = perDatabase(
  (accountId) => accountDatabase(accountId, "float-plans", versions),
  (dexie) => {
    const collection = floatPlansCollection(dexie);
    const { outbox } = collection;
    const plans: Table<FloatPlan, string> = dexie.table("plans");
    const contacts: Table<FloatPlanContact, string> = dexie.table("contacts");
    const read = () =>
      dexie.transaction("r", [plans, contacts, outbox], async () =>
        localFloatPlans(
          await plans.toArray(),
          await contacts.toArray(),
          await outbox.orderBy("seq").toArray(),
        ),
      );
    return { synced: createSynced(collection), view: liveView(read) };
  },
);
