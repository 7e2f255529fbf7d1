import { leaveBy } from "@striper/angling/trip-plan";
import { formatHarborTime, hour, type Instant } from "@striper/marine/time";
import { firstScreenWording as wording } from "#web/app/dashboard/first-screen/wording.ts";
import type { TripPlan } from "#web/features/trip-plans/trip-plan.ts";
import { useTripPlans } from "#web/features/trip-plans/trip-plans-store.ts";

/** A trip farther ahead is not what one gets up for, ms. */
const ahead = 18 * hour;

type Planned = Pick<TripPlan, "startsAt" | "travelMinutes" | "vessel" | "outAt" | "homeAt">;

/** When to leave for the next planned trip; null where none is near or it has begun. */
export function nextLeave(plans: readonly Planned[], now: Instant): Instant | null {
  const waiting = plans
    .filter(({ outAt, homeAt, startsAt }) => outAt === null && homeAt === null && startsAt > now)
    .filter(({ startsAt }) => startsAt - now <= ahead)
    .toSorted((a, b) => a.startsAt - b.startsAt);
  const [next] = waiting;
  return next === undefined ? null : leaveBy(next.startsAt, next.travelMinutes, next.vessel);
}

/** In the place that the box about safety keeps for it. */
export function LeaveByLine({ now }: { readonly now: Instant }) {
  const at = nextLeave(useTripPlans() ?? [], now);
  return at === null ? null : <strong>{wording.leaveBy(formatHarborTime(at))}</strong>;
}
