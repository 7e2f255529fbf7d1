import { metres, metresToFeet } from "@striper/marine/units";
import type { UnitSystem } from "#web/platform/units.ts";

/** NOAA rounds soundings toward the shoal: up only from three quarters of a foot. */
const shoalRounding = 0.25;

export function soundingText(depth: number, units: UnitSystem): string {
  const least = Math.abs(depth);
  if (units === "us") return String(Math.floor(metresToFeet(metres(least)) + shoalRounding));
  return least < 10 ? String(Math.floor(least * 10 + 1e-6) / 10) : String(Math.floor(least));
}

/** Formats a contour's depth. Contours lie at whole feet or whole metres. */
export function contourText(depth: number, units: UnitSystem): string {
  return units === "us"
    ? String(Math.round(metresToFeet(metres(depth))))
    : String(Math.round(depth * 10) / 10);
}

/** Formats a bridge's clearance above mean high water, rounded down. */
export function clearanceText(clearance: number, units: UnitSystem): string {
  return units === "us"
    ? `${Math.floor(metresToFeet(metres(clearance)) + shoalRounding)} ft`
    : `${(Math.floor(clearance * 10 + 1e-6) / 10).toFixed(1)} m`;
}
