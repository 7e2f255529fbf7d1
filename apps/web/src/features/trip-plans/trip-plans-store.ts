import type { Table } from "dexie";
import type { Departure } from "#web/features/trip-plans/departure.ts";
import { changesOf, type TripPlan } from "#web/features/trip-plans/trip-plan.ts";
import { accountDatabase } from "#web/platform/local-store/account-database.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { useLive } from "#web/platform/local-store/use-live.ts";

/** Plans are private and never leave this device. */
const tripPlansOf = (accountId: string): Table<TripPlan, string> =>
  accountDatabase(accountId, "trip-plans", [{ stores: { plans: "id" } }]).table("plans");

/** Number of past trips used for travel times. */
const mostStoredPlans = 200;

/** The same place at the same time is the same trip, planned in another tab; one that is over is not. */
const isSameTrip = (one: TripPlan, other: TripPlan): boolean =>
  one.id !== other.id &&
  one.homeAt === null &&
  one.placeId === other.placeId &&
  one.startsAt === other.startsAt;

/** The id under which the trip is stored: where it was planned already, that one's. */
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

/** `same`: another trip is planned for that place and time. `gone`: it is over, or was discarded. */
type Revision = "changed" | "unchanged" | "same" | "gone";

/** What its form changed of a plan; what was written meanwhile stays. */
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

/** Only what is given: two taps shortly after each other do not undo one another. */
export async function changeTripPlan(
  accountId: string,
  id: string,
  part: Partial<Omit<TripPlan, "id">>,
): Promise<void> {
  await tripPlansOf(accountId).update(id, part);
}

/** Whether this tap began the trip: of two in two tabs only one does, and only it begins a trip in the log. */
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

/** Undefined until they are read. */
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
