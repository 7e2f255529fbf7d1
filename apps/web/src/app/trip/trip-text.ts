import { formatHarborTime, harborDate } from "@striper/marine/time";
import type { TripPlan } from "#web/features/trip-plans/trip-plan.ts";
import { tripPlanWording as wording } from "#web/features/trip-plans/wording.ts";
import { dateTimeText } from "#web/ui/figures/date-text.ts";
import { nonBreaking } from "#web/ui/figures/non-breaking.ts";

type Trip = Pick<TripPlan, "startsAt" | "backAt" | "vessel" | "people">;

const backText = ({ startsAt, backAt }: Trip): string =>
  harborDate(startsAt) === harborDate(backAt) ? formatHarborTime(backAt) : dateTimeText(backAt);

export const tripText = (plan: Trip): string =>
  [
    nonBreaking(wording.fromTo(dateTimeText(plan.startsAt), backText(plan))),
    wording.vessels[plan.vessel].toLowerCase(),
    ...(plan.people === 1 ? [] : [wording.peopleOf(plan.people)]),
  ].join(", ");
