import { floatPlanLongestHours } from "@striper/contract/limits";
import { hour, minute, type Instant } from "@striper/marine/time";
import type { TripPlan } from "#web/features/trip-plans/trip-plan.ts";

export type Departure = Pick<TripPlan, "startsAt"> & { readonly outAt: Instant };

/**
 * A trip that is set out on now. Earlier than planned it begins now, so that its contact hears of it now; not where
 * that makes it longer than a float plan may be: the contact keeps a plan that can be sent.
 */
export function departureAt(
  { startsAt, backAt }: Pick<TripPlan, "startsAt" | "backAt">,
  outAt: Instant,
): Departure {
  // Plans begin on the minute, as their form shows them.
  const early = outAt - (outAt % minute);
  const isWithinPlan = backAt - early <= floatPlanLongestHours * hour;
  return { outAt, startsAt: isWithinPlan ? Math.min(startsAt, early) : startsAt };
}
