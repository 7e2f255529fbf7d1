import type { Table } from "dexie";
import type { Departure } from "#web/features/trip-plans/departure.ts";
import { changesOf, type TripPlan } from "#web/features/trip-plans/trip-plan.ts";
import { accountDatabase } from "#web/platform/local-store/account-database.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { useLive } from "#web/platform/local-store/use-live.ts";

/** Plans are private and never leave this device. */
const tripPlansOf = (accountId: string): Table<TripPlan, string> =>
  accountDatabase(accountId, "trip-plans", [{ stores: { plans: "id" } }]).table("plans");

const mostStoredPlans = 200;

/**
 * Returns true for an unfinished plan with the same place and start, for example from another tab.
 */
const isSameTrip = (one: TripPlan, other: TripPlan): boolean =>
  one.id !== other.id &&
  one.homeAt === null &&
  one.placeId === other.placeId &&
  one.startsAt === other.startsAt;

/** Stores the plan unless the same trip is already planned. Returns the id of the stored one. */
export async function saveTripPlan(accountId: string, plan: TripPlan): Promise<string> {
  const plans = tripPlansOf(accountId);
  const id = await plans.db.transaction("rw", plans, async () => {
    const same = (await plans.toArray()).find((one) => isSameTrip(one, plan));
    if (same === undefined) await plans.put(plan);
    return same?.id ?? plan.id;
  });
  const all = (await plans.toArray()).toSorted((a, b) => b.startsAt - a.startsAt);
  await plans.bulkDelete(all.slice(mostStoredPlans).map((one) => one.id));
  return id;
}

/** "same": another plan has that place and start. "gone": the trip is over or was discarded. */
type Revision = "changed" | "unchanged" | "same" | "gone";

export function reviseTripPlan(
  accountId: string,
  before: TripPlan,
  after: TripPlan,
): Promise<Revision> {
  const plans = tripPlansOf(accountId);
  const changes = changesOf(before, after);
  return plans.db.transaction("rw", plans, async () => {
    const stored = await plans.toArray();
    const here = stored.find(({ id }) => id === before.id);
    if (here === undefined || here.homeAt !== null) return "gone";
    if (changes === null) return "unchanged";
    if (stored.some((one) => isSameTrip(one, { ...here, ...changes }))) return "same";
    await plans.update(before.id, changes);
    return "changed";
  });
}

/** Writes only the given fields, so that two quick taps do not undo each other. */
export async function changeTripPlan(
  accountId: string,
  id: string,
  part: Partial<Omit<TripPlan, "id">>,
): Promise<void> {
  await tripPlansOf(accountId).update(id, part);
}

/**
 * Starts the trip. Returns true in only one of several tabs, and only that one starts a trip in the
 * log.
 */
export async function beginTripPlan(
  accountId: string,
  id: string,
  departure: Departure,
): Promise<boolean> {
  const plans = tripPlansOf(accountId);
  const begun = await plans
    .where("id")
    .equals(id)
    .and((plan) => plan.outAt === null)
    .modify(departure);
  return begun === 1;
}

export const readTripPlans = (accountId: string): Promise<readonly TripPlan[]> =>
  tripPlansOf(accountId).toArray();

export function useTripPlans(): readonly TripPlan[] | undefined {
  const accountId = useAccountId();
  return useLive(`trip-plans ${accountId}`, () => readTripPlans(accountId));
}

export function useTripPlanActions() {
  const accountId = useAccountId();
  return {
    keep: (plan: TripPlan) => saveTripPlan(accountId, plan),
    revise: (before: TripPlan, after: TripPlan) => reviseTripPlan(accountId, before, after),
    change: (id: string, part: Parameters<typeof changeTripPlan>[2]) =>
      changeTripPlan(accountId, id, part),
    begin: (id: string, departure: Departure) => beginTripPlan(accountId, id, departure),
    drop: (id: string) => tripPlansOf(accountId).delete(id),
  };
}
