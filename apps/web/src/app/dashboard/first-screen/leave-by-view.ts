import { leaveBy, learnedTravel } from "@striper/angling/trip-plan";
import { timeText } from "@striper/angling/words";
import { formatHarborTime, hour, minute, type Instant } from "@striper/marine/time";
import { firstScreenWording as wording } from "#web/app/dashboard/first-screen/wording.ts";
import type { TripPlan } from "#web/features/trip-plans/trip-plan.ts";

/** Trips and good hours farther ahead are ignored. */
const ahead = 18 * hour;
/** Shortest useful stretch of good hours, ms. */
const worthWay = hour;

type Planned = Pick<
  TripPlan,
  "placeId" | "startsAt" | "travelMinutes" | "vessel" | "outAt" | "homeAt" | "turnBackBy" | "backAt"
>;

/** When to leave for the next planned trip; null where none is near or it has begun. */
export function nextLeave(plans: readonly Planned[], now: Instant): Instant | null {
  const waiting = plans
    .filter(({ outAt, homeAt, startsAt }) => outAt === null && homeAt === null && startsAt > now)
    .filter(({ startsAt }) => startsAt - now <= ahead)
    .toSorted((a, b) => a.startsAt - b.startsAt);
  const [next] = waiting;
  return next === undefined ? null : leaveBy(next.startsAt, next.travelMinutes, next.vessel);
}

export interface LeaveQuestion {
  readonly plans: readonly Planned[];
  /**
   * The next hours at this water that nothing known speaks against; null where there are none, undefined
   * while they are looked for.
   */
  readonly good: { readonly from: Instant; readonly to: Instant } | null | undefined;
  readonly waterId: string;
  readonly exposure: "boat" | "shore";
  readonly now: Instant;
}

/** Whoever is out needs the way back, and no other trip; null where nobody is, or where its hour is not known yet. */
function outText(plans: readonly Planned[], now: Instant): string | null {
  const out = plans.find(({ outAt, homeAt }) => outAt !== null && homeAt === null);
  if (out === undefined) return null;
  const { turnBackBy, backAt } = out;
  if (now >= backAt) return wording.backLate(formatHarborTime(backAt));
  if (turnBackBy === null) return null;
  return now >= turnBackBy ? wording.turnBackNow : wording.turnBackBy(formatHarborTime(turnBackBy));
}

/** The person's last travel times there; defaults before the first trip. */
function vesselTo({ plans, waterId, exposure }: LeaveQuestion): TripPlan["vessel"] {
  const there = plans.filter(({ placeId }) => placeId === waterId);
  const [last] = there.toSorted((a, b) => b.startsAt - a.startsAt);
  return last?.vessel ?? exposure;
}

/** Hours that are good from shore are not said to be good for a boat, above all under an advisory for boats. */
function unplanned(
  { from, to }: { readonly from: Instant; readonly to: Instant },
  { exposure, now }: LeaveQuestion,
): string {
  const isShore = exposure === "shore";
  if (from > now)
    return (isShore ? wording.leaveFromShore : wording.leaveUnknown)(formatHarborTime(from));
  return (isShore ? wording.leaveFromShoreNow : wording.leaveUnknownNow)(formatHarborTime(to));
}

/**
 * While a trip runs, when to turn back. Else when to leave the house: for the planned trip, else for the next good hours of this water by what the
 * way there took before. How long it takes is never guessed. Null only while it is computed.
 */
export function leaveText(question: LeaveQuestion): string | null {
  const { plans, good, waterId, now } = question;
  const out = outText(plans, now);
  if (out !== null) return out;
  const planned = nextLeave(plans, now);
  if (planned !== null) return wording.leaveBy(formatHarborTime(planned));
  if (good === undefined) return null;
  if (good === null) return wording.leaveNone;
  if (good.from - now > ahead) return wording.leaveLater(timeText(good.from, now));
  const travel = learnedTravel(plans, waterId);
  if (travel === null) return unplanned(good, question);
  const vessel = vesselTo(question);
  const at = leaveBy(good.from, travel, vessel);
  if (at >= now) return wording.leaveFor(formatHarborTime(at), formatHarborTime(good.from));
  const there = now + (good.from - at);
  return good.to - there < worthWay
    ? wording.leaveTooLate(formatHarborTime(good.to))
    : wording.leaveNow(formatHarborTime(there - (there % minute)), formatHarborTime(good.to));
}
