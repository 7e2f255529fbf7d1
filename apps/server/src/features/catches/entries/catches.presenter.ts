import type { CatchRecord } from "@striper/contract/catch-records";
import type { Instant } from "@striper/marine/time";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import { photoUrl, positionOf } from "#server/features/catches/entries/content.ts";

export const iso = (instant: Instant): string => new Date(instant).toISOString();

export const isoOrNull = (instant: Instant | null): string | null =>
  instant === null ? null : iso(instant);

export function presentCatch(row: CatchRow): CatchRecord {
  const { photoId } = row;
  return {
    catch_id: row.id,
    species: row.species,
    length_inches: row.lengthInches,
    weight_pounds: row.weightPounds,
    length: row.lengthInches,
    weight: row.weightPounds,
    location: row.locationName,
    is_measured: row.isMeasured,
    is_released: row.isReleased,
    is_personal_best: row.isPersonalBest,
    date_caught: iso(row.caughtAt),
    location_name: row.locationName,
    time_of_day: row.timeOfDay,
    notes: row.notes,
    weather: row.weather,
    bait_lure: row.baitLure,
    photo_url: photoId === null ? null : photoUrl(photoId, "large"),
    small_photo_url: photoId === null ? null : photoUrl(photoId, "small"),
    position: positionOf(row),
    position_accuracy_meters: row.positionAccuracyMeters,
    spot_id: row.spotId,
    trip_id: row.tripId,
    mode: row.mode,
    is_unfinished: row.isUnfinished,
    // What the angler's device knew goes before what was found out here.
    conditions: { ...row.addedConditions, ...row.conditions },
    bite_score: row.biteScore,
    verdict: row.verdict,
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
    revision: row.revision,
  };
}
