import { metres, metresToFeet } from "@striper/marine/units";
import type { UnitSystem } from "#web/platform/units.ts";

/** NOAA rounds soundings toward the shoal: up from three quarters of a foot on. */
const shoalRounding = 0.25;

/** A sounding as charts print it: whole feet, or metres with tenths where it is shoal. */
export function soundingText(depth: number, units: UnitSystem): string {
  const least = Math.abs(depth);
  if (units === "us") return String(Math.floor(metresToFeet(metres(least)) + shoalRounding));
  return least < 10 ? String(Math.floor(least * 10 + 1e-6) / 10) : String(Math.floor(least));
}

/** Contours were chosen in whole feet or whole metres. */
export function contourText(depth: number, units: UnitSystem): string {
  return units === "us"
    ? String(Math.round(metresToFeet(metres(depth))))
    : String(Math.round(depth * 10) / 10);
}

/** Above mean high water: never more than there is. */
export function clearanceText(clearance: number, units: UnitSystem): string {
  return units === "us"
    ? `${Math.floor(metresToFeet(metres(clearance)) + shoalRounding)} ft`
    : `${(Math.floor(clearance * 10 + 1e-6) / 10).toFixed(1)} m`;
}
