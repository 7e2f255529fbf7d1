import { distanceBetween, initialBearing } from "@striper/marine/geo";
import { statuteMiles, type Degrees, type StatuteMiles } from "@striper/marine/units";
import { spots } from "#angling/spots/all-spots.ts";
import { spotPosition, type Spot, type SpotFacility } from "#angling/spots/spot.ts";

/** How one comes to a spot, as far as the catalogue tells. */
export interface WayThere {
  readonly kind: "launch" | "parking" | "limited-parking" | "ferry";
  /** Where it is: the spot itself, or the nearest one of the list that has it. */
  readonly at: Spot;
  /** In a straight line, zero at the spot itself. */
  readonly distance: StatuteMiles;
  /** From the spot, true; null at the spot itself. */
  readonly bearing: Degrees | null;
}

function nearestWith(
  spot: Spot,
  facilities: readonly SpotFacility[],
): Pick<WayThere, "at" | "distance" | "bearing"> | null {
  const here = spotPosition(spot);
  const [nearest] = spots
    // A pin on water has no parking of its own, whatever its record says of the shore.
    .filter(
      ({ facilities: has, access }) =>
        access !== "Boat Only" && facilities.some((one) => has.includes(one)),
    )
    .map((at) => ({ at, distance: distanceBetween(here, spotPosition(at)) }))
    .toSorted((a, b) => a.distance - b.distance);
  if (nearest === undefined) return null;
  const { at } = nearest;
  return at.id === spot.id
    ? { at, distance: statuteMiles(0), bearing: null }
    : { ...nearest, bearing: initialBearing(here, spotPosition(at)) };
}

function launchOf(spot: Spot): WayThere[] {
  const launch = nearestWith(spot, ["Boat Launch"]);
  return launch === null ? [] : [{ kind: "launch", ...launch }];
}

function parkingOf(spot: Spot): WayThere[] {
  const parking = nearestWith(spot, ["Parking", "Limited Parking"]);
  if (parking === null) return [];
  const isLimited = !parking.at.facilities.includes("Parking");
  return [{ kind: isLimited ? "limited-parking" : "parking", ...parking }];
}

function ferryOf(spot: Spot): WayThere[] {
  return [{ kind: "ferry", at: spot, distance: statuteMiles(0), bearing: null }];
}

/** The ferry, the nearest ramp for boats, the nearest parking for those who walk: as its access says. */
export function gettingThere(spot: Spot): readonly WayThere[] {
  const { access } = spot;
  const walks = access.includes("Shore") || access === "Boat/Wade";
  return [
    ...(access.includes("Ferry") ? ferryOf(spot) : []),
    ...(walks ? parkingOf(spot) : []),
    ...(access.includes("Boat") ? launchOf(spot) : []),
  ];
}
