import { distanceBetween, initialBearing } from "@striper/marine/geo";
import { statuteMiles, type Degrees, type StatuteMiles } from "@striper/marine/units";
import { spots } from "#angling/spots/all-spots.ts";
import { spotPosition, type Spot, type SpotFacility } from "#angling/spots/spot.ts";

export interface TravelOption {
  readonly kind: "launch" | "parking" | "limited-parking" | "ferry";
  readonly at: Spot;
  readonly distance: StatuteMiles;
  /** Degrees true from the spot; null at the spot itself. */
  readonly bearing: Degrees | null;
}

function nearestWith(
  spot: Spot,
  facilities: readonly SpotFacility[],
  kindOf: (at: Spot) => TravelOption["kind"],
): TravelOption[] {
  const here = spotPosition(spot);
  return (
    spots
      // A pin on the water has no parking of its own, even when its record lists some ashore.
      .filter(
        ({ facilities: has, access }) =>
          access !== "Boat Only" && facilities.some((one) => has.includes(one)),
      )
      .map((at) => ({ at, distance: distanceBetween(here, spotPosition(at)) }))
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, 1)
      .map(({ at, distance }): TravelOption => {
        const kind = kindOf(at);
        return at.id === spot.id
          ? { kind, at, distance: statuteMiles(0), bearing: null }
          : { kind, at, distance, bearing: initialBearing(here, spotPosition(at)) };
      })
  );
}

function launchOf(spot: Spot): TravelOption[] {
  return nearestWith(spot, ["Boat Launch"], () => "launch");
}

function parkingOf(spot: Spot): TravelOption[] {
  return nearestWith(spot, ["Parking", "Limited Parking"], ({ facilities }) =>
    facilities.includes("Parking") ? "parking" : "limited-parking",
  );
}

function ferryOf(spot: Spot): TravelOption[] {
  return [{ kind: "ferry", at: spot, distance: statuteMiles(0), bearing: null }];
}

export function travelOptions(spot: Spot): readonly TravelOption[] {
  const { access } = spot;
  const walks = access.includes("Shore") || access === "Boat/Wade";
  return [
    ...(access.includes("Ferry") ? ferryOf(spot) : []),
    ...(walks ? parkingOf(spot) : []),
    ...(access.includes("Boat") ? launchOf(spot) : []),
  ];
}
