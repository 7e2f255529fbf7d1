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
   * Next good hours without warnings at this water; null when there are none, undefined while
   * loading.
   */
  readonly good: { readonly from: Instant; readonly to: Instant } | null | undefined;
  readonly waterId: string;
  readonly exposure: "boat" | "shore";
  readonly now: Instant;
}

/** Returns the line of a running trip; null when none runs or its turn-back time is unknown. */
function outText(plans: readonly Planned[], now: Instant): string | null {
  const out = plans.find(({ outAt, homeAt }) => outAt !== null && homeAt === null);
  if (out === undefined) return null;
  const { turnBackBy, backAt } = out;
  if (now >= backAt) return wording.backLate(formatHarborTime(backAt));
  if (turnBackBy === null) return null;
  return now >= turnBackBy ? wording.turnBackNow : wording.turnBackBy(formatHarborTime(turnBackBy));
}

function vesselTo({ plans, waterId, exposure }: LeaveQuestion): TripPlan["vessel"] {
  const there = plans.filter(({ placeId }) => placeId === waterId);
  const [last] = there.toSorted((a, b) => b.startsAt - a.startsAt);
  return last?.vessel ?? exposure;
}

/**
 * Names the shore explicitly: hours good from shore may be bad for boats, for example under a small
 * craft advisory.
 */
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
 * Returns one line: when to turn back on a running trip, else when to leave for the planned trip,
 * else when to leave for the next good hours. Travel time comes from earlier trips and is never
 * guessed. Null while loading.
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
