import { hour, type Instant } from "@striper/marine/time";
import { leastSample, type LoggedCatch, type LoggedTrip } from "#angling/catches/logged-catch.ts";

export interface CatchRate {
  readonly trips: number;
  readonly blankTrips: number;
  readonly hours: number;
  /**
   * Fish logged on these trips or counted at their end. Catches without a trip have no effort and
   * are excluded.
   */
  readonly catches: number;
  readonly perHour: number | null;
  readonly isEnough: boolean;
}

/** Limits trips that were not ended, so that they do not dominate the rate. */
const longestTripHours = 24;

function tripHours(trip: LoggedTrip, now: Instant): number {
  const hours = ((trip.endedAt ?? now) - trip.startedAt) / hour;
  return Math.min(longestTripHours, Math.max(0, hours));
}

export function catchRate(
  trips: readonly LoggedTrip[],
  catches: readonly LoggedCatch[],
  now: Instant,
): CatchRate {
  const caught = new Map<string | null, number>();
  for (const { tripId } of catches) caught.set(tripId, (caught.get(tripId) ?? 0) + 1);
  let hours = 0;
  let total = 0;
  let blankTrips = 0;
  for (const trip of trips) {
    const count = Math.max(caught.get(trip.id) ?? 0, trip.stripersCaught ?? 0);
    hours += tripHours(trip, now);
    total += count;
    if (count === 0) blankTrips += 1;
  }
  return {
    trips: trips.length,
    blankTrips,
    hours,
    catches: total,
    perHour: hours > 0 ? total / hours : null,
    isEnough: trips.length >= leastSample,
  };
}
