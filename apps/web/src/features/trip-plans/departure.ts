import { floatPlanLongestHours } from "@striper/contract/limits";
import { hour, minute, type Instant } from "@striper/marine/time";
import type { TripPlan } from "#web/features/trip-plans/trip-plan.ts";

export type Departure = Pick<TripPlan, "startsAt"> & { readonly outAt: Instant };

/**
 * Sets out now. An early departure moves the start forward, so that the contact is told now, unless
 * the trip would exceed the longest float plan.
 */
export function departureAt(
  { startsAt, backAt }: Pick<TripPlan, "startsAt" | "backAt">,
  outAt: Instant,
): Departure {
  // Plans start on a full minute, as the form shows them.
  const early = outAt - (outAt % minute);
  const isWithinPlan = backAt - early <= floatPlanLongestHours * hour;
  return { outAt, startsAt: isWithinPlan ? Math.min(startsAt, early) : startsAt };
}
