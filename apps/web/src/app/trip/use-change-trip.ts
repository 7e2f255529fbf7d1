import { jurisdictionAt } from "@striper/marine/jurisdiction";
import { formatIso } from "@striper/marine/time";
import { useLogOfTrip } from "#web/app/trip/use-log-of-trip.ts";
import {
  followTrip,
  openPlans,
  type FloatPlanTrip,
} from "#web/features/float-plans/float-plan-view.ts";
import { useChangeFloatPlans, useStoredFloatPlans } from "#web/features/float-plans/queries.ts";
import { floatPlanWording } from "#web/features/float-plans/wording.ts";
import { departureAt } from "#web/features/trip-plans/departure.ts";
import type { TripPlan } from "#web/features/trip-plans/trip-plan.ts";
import { useTripPlanActions } from "#web/features/trip-plans/trip-plans-store.ts";
import { tripPlanWording as wording } from "#web/features/trip-plans/wording.ts";
import { useOnline } from "#web/platform/online-status.ts";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

/**
 * Returns the coast for choosing the rescue center. Federal and uncovered water counts as
 * Massachusetts.
 */
export function coastOf({ position }: Pick<TripPlan, "position">): "MA" | "NH" {
  const answer = jurisdictionAt(position);
  return answer.kind !== "outside-coverage" && answer.jurisdiction === "NH" ? "NH" : "MA";
}

export const floatPlanTripOf = (plan: TripPlan): FloatPlanTrip => ({
  starts_at: formatIso(plan.startsAt),
  back_at: formatIso(plan.backAt),
  people: plan.people,
  where: plan.placeName,
  coast: coastOf(plan),
});

function useFollowFloatPlan() {
  const changeFloatPlan = useChangeFloatPlans();
  const floatPlans = useStoredFloatPlans();
  return async (before: TripPlan, after: TripPlan) => {
    const { ofTrip } = openPlans(floatPlans?.plans ?? [], before.startsAt);
    if (ofTrip === null) return null;
    const { entry, keptWhere } = followTrip(
      ofTrip,
      floatPlanTripOf(before),
      floatPlanTripOf(after),
    );
    if (entry !== null)
      await changeFloatPlan({ kind: "save-plan", subjectId: ofTrip.plan_id, entry });
    return { keptWhere };
  };
}

export function useSetOut() {
  const actions = useTripPlanActions();
  const log = useLogOfTrip();
  const followFloatPlan = useFollowFloatPlan();
  return async (plan: TripPlan): Promise<void> => {
    const departure = departureAt(plan, Date.now());
    if (!(await actions.begin(plan.id, departure))) return;
    await followFloatPlan(plan, { ...plan, ...departure });
    const logTripId = await log.begin(plan).catch(() => null);
    await actions.change(plan.id, { logTripId });
  };
}

export function useChangeTrip() {
  const actions = useTripPlanActions();
  const log = useLogOfTrip();
  const followFloatPlan = useFollowFloatPlan();
  const isOnline = useOnline();
  return async (before: TripPlan, after: TripPlan): Promise<boolean> => {
    const outcome = await actions.revise(before, after);
    if (outcome === "same") {
      showToast(wording.sameTrip, "danger");
      return false;
    }
    if (outcome === "gone") showToast(wording.gone, "danger");
    if (outcome !== "changed") return true;
    await log.follow(before, after);
    const told = await followFloatPlan(before, after);
    if (told === null) {
      showToast(wording.changed, "ok");
      return true;
    }
    showToast(isOnline ? wording.changedContact : wording.changedUnsent, isOnline ? "ok" : "info");
    if (told.keptWhere !== null) showToast(floatPlanWording.whereKept(told.keptWhere), "danger");
    return true;
  };
}
