import { distanceTo, formatCoordinates, spotById, spots } from "@striper/angling/spots";
import type { CatchRecord } from "@striper/contract/catch-records";
import { formatDistance, type Position } from "@striper/marine/geo";
import { statuteMiles, statuteMilesToMetres, type StatuteMiles } from "@striper/marine/units";
import { loggingWording } from "#web/features/catches/logging/wording.ts";
import type { UnitSystem } from "#web/platform/units.ts";

/** A position this close counts as at the spot. */
const at = statuteMiles(0.1);
/** Spots farther away are not named. */
const near = statuteMiles(10);

function distanceText(miles: StatuteMiles, units: UnitSystem): string {
  if (units === "us") return formatDistance(miles);
  const kilometers = statuteMilesToMetres(miles) / 1000;
  return `${kilometers.toFixed(kilometers < 10 ? 1 : 0)} km`;
}

function textOfPosition(position: Position, units: UnitSystem): string {
  const [nearest] = spots
    .map((spot) => ({ name: spot.name, distance: distanceTo(position, spot) }))
    .toSorted((a, b) => a.distance - b.distance);
  if (nearest === undefined || nearest.distance > near)
    return formatCoordinates([position.longitude, position.latitude]);
  if (nearest.distance <= at) return nearest.name;
  return `${distanceText(nearest.distance, units)} off ${nearest.name}`;
}

type Place = Pick<CatchRecord, "location_name" | "spot_id" | "position">;

/**
 * Returns the written place, else the spot's name, else text such as "0.3 mi off Deer Island Rip".
 */
export function placeText({ location_name, spot_id, position }: Place, units: UnitSystem): string {
  const name = location_name ?? (spot_id === null ? undefined : spotById(spot_id)?.name);
  if (name !== undefined) return name;
  return position === null ? loggingWording.noLocation : textOfPosition(position, units);
}
