import { distanceBetween, formatDistance, type Position } from "@striper/marine/geo";
import {
  metres,
  metresToStatuteMiles,
  statuteMilesToMetres,
  type StatuteMiles,
} from "@striper/marine/units";
import type { UnitSystem } from "#web/platform/units/units-store.ts";

/** "97 m", "6.8 km", "19 km". */
function kilometersText(meters: number): string {
  if (meters < 1000) return `${Math.round(meters)} m`;
  return `${(meters / 1000).toFixed(meters < 10_000 ? 1 : 0)} km`;
}

/** A length that is known in meters, in the person's units. */
export function metersText(meters: number, units: UnitSystem): string {
  return units === "us"
    ? formatDistance(metresToStatuteMiles(metres(meters)))
    : kilometersText(meters);
}

/** "317 ft", "4.2 mi", "12 mi"; the same in metric units. */
export function distanceText(from: Position, to: Position, units: UnitSystem): string {
  return milesText(distanceBetween(from, to), units);
}

export function milesText(miles: StatuteMiles, units: UnitSystem): string {
  return units === "us" ? formatDistance(miles) : kilometersText(statuteMilesToMetres(miles));
}
