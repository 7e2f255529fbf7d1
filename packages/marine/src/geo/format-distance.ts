import { formatQuantity, statuteMilesToMetres, metresToFeet } from "#marine/units/index.ts";
import type { StatuteMiles } from "#marine/units/index.ts";

/**
 * Returns "317 ft" below 0.1 mi, "4.2 mi" below 10 mi, else "12 mi". The unrounded distance chooses the form, so 9.96
 * mi reads "10.0 mi" and 10.04 mi "10 mi".
 */
export function formatDistance(distance: StatuteMiles): string {
  if (distance < 0.1) return formatQuantity(metresToFeet(statuteMilesToMetres(distance)), "ft", 0);
  return formatQuantity(distance, "mi", distance < 10 ? 1 : 0);
}
