import type { Trip } from "@striper/contract/catch-records";
import { iso, isoOrNull, positionOf } from "#server/features/catches/entries/catches.presenter.ts";
import type { TripRow } from "#server/features/catches/trips/trips.store.ts";

export function presentTrip(row: TripRow): Trip {
  return {
    trip_id: row.id,
    started_at: iso(row.startedAt),
    ended_at: isoOrNull(row.endedAt),
    location_name: row.locationName,
    spot_id: row.spotId,
    position: positionOf(row),
    mode: row.mode,
    targets: row.targets,
    tried: row.tried,
    notes: row.notes,
    stripers_caught: row.stripersCaught,
    bite_score: row.biteScore ?? null,
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
    revision: row.revision,
  };
}
