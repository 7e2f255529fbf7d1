import {
  bestWindows,
  safetyOf,
  type BestWindow,
  type BitePlace,
} from "@striper/angling/bite-score";
import type { SafetyCraft } from "@striper/angling/safety";
import type { WaterPredictors } from "@striper/angling/spots";
import type { WayHome, WindSpan } from "@striper/angling/trip-plan";
import type { MarineSpan } from "@striper/angling/weather";
import { day, hour, type Instant } from "@striper/marine/time";
import type { DeviceScore } from "#web/features/bite-score/device-score.ts";
import {
  alertsIn,
  safetyIn,
  type AlertsThere,
  type WeatherAnswer,
} from "#web/features/bite-score/weather-inputs.ts";

const suggestedWithin = 3 * day;
const most = 3;

export interface KnownAhead {
  readonly weather: WeatherAnswer | undefined;
  readonly alerts: AlertsThere;
  readonly marine: readonly MarineSpan[];
  readonly winds: readonly WindSpan[];
  readonly craft: SafetyCraft;
  readonly now: Instant;
}

export const leastFishing = hour;

export const untilTurningBack = (
  windows: readonly BestWindow[],
  wayFrom: (start: Instant) => Pick<WayHome, "turnBackBy">,
): readonly BestWindow[] =>
  windows
    .map((window) => ({ ...window, to: Math.min(window.to, wayFrom(window.from).turnBackBy) }))
    .filter(({ from, to }) => to - from >= leastFishing);

export function refusals(
  place: BitePlace,
  water: WaterPredictors,
  { weather, alerts, marine, winds, craft, now }: KnownAhead,
): (from: Instant) => boolean {
  const isBlowing = (at: Instant): boolean =>
    winds
      .filter((span) => span.from < at + hour && span.to > at)
      .some(
        ({ wind, gusts, thunder, headlines = [] }) =>
          safetyOf({ wind, gusts, thunder, headlines, craft, bar: null }).verdict === "NO",
      );
  return (from) => {
    const to = from + hour;
    const known = { answer: weather, ...alertsIn(alerts, from, to), marine, craft };
    return isBlowing(from) || safetyIn({ place, water, ...known, from, to, now }).verdict === "NO";
  };
}

/**
 * Returns the best starting hours without known warnings, by the same score, safety and threshold
 * as elsewhere.
 */
export function goodHours(
  place: BitePlace,
  { series, water }: Pick<DeviceScore, "series" | "water">,
  known: KnownAhead,
): readonly BestWindow[] {
  if (place.isClosedWater) return [];
  const { now } = known;
  const ahead = series.filter(({ instant }) => instant >= now && instant < now + suggestedWithin);
  return bestWindows(ahead, most, refusals(place, water, known));
}
