import { spots, spotPosition } from "@striper/angling/spots";
import type { OwnSpot } from "@striper/contract/spots";
import type { TripPlace } from "#web/features/trip-plans/trip-form.tsx";

const byName = (a: TripPlace, b: TripPlace) => a.name.localeCompare(b.name);

export function tripPlaces(
  waters: readonly TripPlace[],
  ownSpots: readonly Pick<OwnSpot, "spot_id" | "name" | "position">[],
): readonly TripPlace[] {
  const own = ownSpots.map(({ spot_id, name, position }) => ({ id: spot_id, name, position }));
  const builtIn = spots.map((spot) => ({
    id: spot.id,
    name: spot.name,
    position: spotPosition(spot),
  }));
  const named = new Map(waters.map((place) => [place.id, place]));
  for (const place of [...own.toSorted(byName), ...builtIn.toSorted(byName)])
    if (!named.has(place.id)) named.set(place.id, place);
  return [...named.values()];
}
