import { bitePlaceAt, bostonHarbor } from "@striper/angling/bite-score";
import { scoreToStore, type TripScore } from "@striper/angling/bite-score/grading";
import { predictorsFor } from "@striper/angling/spots";
import type { Trip } from "@striper/contract/catch-records";
import type { Position } from "@striper/marine/geo";
import { hour, type Instant } from "@striper/marine/time";
import type { TripContent } from "#web/features/catches/log/log-writes.ts";
import { positionOfName } from "#web/features/catches/logging/named-places.ts";
import { cachedWeather } from "#web/features/catches/logging/score-at-catch.ts";

export type StoredTripScore = NonNullable<Trip["bite_score"]>;

const mostHours = 24;

/**
 * Returns the score of the 24 hours from `from`, using the data on this device. Uses Boston Harbor
 * without a position. Null when a chunk cannot be loaded.
 */
export async function tripScoreAt(
  from: Instant,
  position: Position | null,
  now: Instant,
  stored: StoredTripScore["stored"],
): Promise<StoredTripScore | null> {
  const place = position === null ? bostonHarbor : bitePlaceAt(position);
  const middles = Array.from({ length: mostHours }, (_, index) => from + (index + 0.5) * hour);
  try {
    const water = await predictorsFor(place.stations);
    const known = cachedWeather(middles, now);
    const score = scoreToStore({ place, water, from, hours: mostHours, ...known });
    return {
      model_version: score.modelVersion,
      stored,
      from: new Date(from).toISOString(),
      scores: [...score.scores],
      low_light: [...score.lowLight],
      moving_water: [...score.movingWater],
      inputs: { ...score.inputs },
    };
  } catch {
    // Without a score the trip still counts hours and fish.
    return null;
  }
}

/**
 * Returns the stored score for grading. Null in trips of older versions, and when it was computed
 * afterwards.
 */
export function tripScoreOf({ bite_score: score = null }: Pick<Trip, "bite_score">) {
  if (score === null || score.stored === "afterwards") return null;
  return {
    modelVersion: score.model_version,
    from: Date.parse(score.from),
    scores: score.scores,
    lowLight: score.low_light,
    movingWater: score.moving_water,
  } satisfies TripScore;
}

function hoursWithin(score: StoredTripScore, endedAt: Instant): StoredTripScore {
  const hours = Math.max(1, Math.ceil((endedAt - Date.parse(score.from)) / hour));
  return {
    ...score,
    scores: score.scores.slice(0, hours),
    low_light: score.low_light.slice(0, hours),
    moving_water: score.moving_water.slice(0, hours),
  };
}

const isOfToday = (startedAt: Instant, now: Instant): boolean =>
  now - startedAt <= mostHours * hour;

/** Ends the trip now. It keeps the score stored at its start, or gets today's. */
export async function endedTrip(trip: TripContent, now: Instant): Promise<TripContent> {
  const startedAt = Date.parse(trip.started_at);
  const score =
    trip.bite_score ??
    (isOfToday(startedAt, now) ? await tripScoreAt(startedAt, trip.position, now, "at_end") : null);
  const ended_at = new Date(now).toISOString();
  return { ...trip, ended_at, bite_score: score === null ? null : hoursWithin(score, now) };
}

/** Completes a trip entered later with the score that this device can still compute. */
export async function enteredTrip(trip: TripContent, now: Instant): Promise<TripContent> {
  const startedAt = Date.parse(trip.started_at);
  const position = trip.position ?? positionOfName(trip.location_name);
  const stored = isOfToday(startedAt, now) ? "at_end" : "afterwards";
  const score = await tripScoreAt(startedAt, position, now, stored);
  const isOver = score !== null && trip.ended_at !== null;
  return {
    ...trip,
    bite_score: isOver ? hoursWithin(score, Date.parse(trip.ended_at ?? "")) : score,
  };
}
