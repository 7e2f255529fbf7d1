import { factorLabel, type BitePlace, type ScoredHour } from "@striper/angling/bite-score";
import { hour, type Instant } from "@striper/marine/time";
import type { DeviceLookup } from "#web/features/bite-score/queries.ts";
import { biteWording } from "#web/features/bite-score/wording.ts";
import { momentOf } from "#web/features/trip-plans/timeline-view.ts";
import type { TripPlan } from "#web/features/trip-plans/trip-plan.ts";
import { tripPlanWording } from "#web/features/trip-plans/wording.ts";

const wording = tripPlanWording.bite;

export interface TripBite {
  readonly line: string;
  readonly inputs: string;
  readonly best: { readonly at: Instant; readonly text: string } | null;
}

interface Known {
  readonly place: Pick<BitePlace, "isClosedWater">;
  readonly lookup: DeviceLookup;
  readonly isRefused: (from: Instant) => boolean;
  readonly until: Instant;
  readonly now: Instant;
}

const without = (line: string): TripBite => ({ line, inputs: "", best: null });
const gradeOf = ({ level, score }: ScoredHour): string => `${level}\u00A0${score}`;
const bestOf = (hours: readonly ScoredHour[]): ScoredHour | undefined =>
  hours.toSorted((a, b) => b.exactScore - a.exactScore)[0];

/** Returns null when no hour of the trip is left. */
export function tripBite({ startsAt }: Pick<TripPlan, "startsAt">, known: Known): TripBite | null {
  const { place, lookup, isRefused, until, now } = known;
  const from = Math.max(startsAt, now);
  if (until <= from) return null;
  if (place.isClosedWater) return without(biteWording.closedHere);
  const { device } = lookup;
  if (device === null)
    return without(lookup.isOut ? wording.notKnown(biteWording.notComputed) : biteWording.waiting);
  const [last] = device.series.slice(-1);
  if (last === undefined || last.instant + hour < until)
    return without(wording.notKnown(wording.far));
  const hours = device.series.filter(({ instant }) => instant + hour > from && instant < until);
  const scored = hours.filter((one) => one.kind === "scored");
  const best = bestOf(scored.filter(({ instant }) => !isRefused(instant)));
  const told = best ?? bestOf(scored);
  if (told === undefined) {
    const unscored = hours.find((one) => one.kind === "no-score");
    return without(wording.notKnown(biteWording.reasons[unscored?.reason ?? "tide-not-available"]));
  }
  const at = Math.max(told.instant, startsAt);
  const when = momentOf(at, startsAt);
  const missing = told.notAvailable.map(factorLabel);
  return {
    line:
      best === undefined ? wording.unsafe(when, gradeOf(told)) : wording.best(when, gradeOf(told)),
    inputs: missing.length === 0 ? wording.allKnown : wording.leftOut(missing.join(", ")),
    best: best === undefined ? null : { at, text: wording.row(gradeOf(told)) },
  };
}
