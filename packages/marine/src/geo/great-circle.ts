import { degrees, normalizeDegrees, statuteMiles } from "#marine/units/index.ts";
import type { Degrees, StatuteMiles } from "#marine/units/index.ts";
import type { Position } from "./position.ts";

// The product's published earth radius in statute miles; the mean radius is 3,958.76.
const earthRadius = 3959;

const radians = (value: number): number => (value * Math.PI) / 180;

/** Returns the great-circle distance by the haversine formula, precise even for a few feet. */
export function distanceBetween(from: Position, to: Position): StatuteMiles {
  const northward = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const eastward = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const haversine =
    northward + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * eastward;
  // Rounding may lift the haversine of antipodes slightly above 1.
  return statuteMiles(2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, haversine))));
}

/** Returns the true bearing at the start of the great circle; 0 for equal positions. */
export function initialBearing(from: Position, to: Position): Degrees {
  const start = radians(from.latitude);
  const end = radians(to.latitude);
  const eastward = radians(to.longitude - from.longitude);
  const bearing = Math.atan2(
    Math.sin(eastward) * Math.cos(end),
    Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(eastward),
  );
  return normalizeDegrees(degrees((bearing * 180) / Math.PI));
}
