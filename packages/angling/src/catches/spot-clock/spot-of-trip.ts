import { distanceBetween, type Position } from "@striper/marine/geo";
import { statuteMiles } from "@striper/marine/units";

export interface KnownSpot {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
}

export interface PlaceOfTrip {
  readonly spotId: string | null;
  readonly locationName: string | null;
  readonly position: Position | null;
}

/**
 * Maximum distance from a spot: anglers walk along a beach or drift off a rock, and catalogue
 * neighbors are mostly farther apart.
 */
const within = statuteMiles(0.5);

/**
 * Returns a trip's spot from the trip's own fields. Its catches are ignored, because blank trips
 * would then have no spot and be missing from the clock.
 */
export function spotOfTrip(trip: PlaceOfTrip, spots: readonly KnownSpot[]): string | null {
  if (trip.spotId !== null) return trip.spotId;
  const { locationName, position } = trip;
  const name = locationName?.trim().toLowerCase() ?? "";
  const named = name === "" ? undefined : spots.find((one) => one.name.toLowerCase() === name);
  if (named !== undefined || position === null) return named?.id ?? null;
  const [nearest] = spots
    .map(({ id, position: there }) => ({ id, miles: distanceBetween(position, there) }))
    .toSorted((a, b) => a.miles - b.miles);
  return nearest !== undefined && nearest.miles <= within ? nearest.id : null;
}
