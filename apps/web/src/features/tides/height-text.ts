import { feetToMetres, formatQuantity, roundTo, type Feet } from "@striper/marine/units";
import type { UnitSystem } from "#web/platform/units.ts";

/** A minus that is as wide as the figures, as on the landing page. */
const withMinus = (text: string): string => text.replace("-", "\u2212");

/** "6.9 ft" or "2.10 m"; never "−0.0". */
export function heightText(height: Feet, units: UnitSystem): string {
  return withMinus(
    units === "us" ? formatQuantity(height, "ft") : formatQuantity(feetToMetres(height), "m"),
  );
}

/** Without its unit and short, where there is little room: "6.9" or "2.1". */
export function shortHeight(height: Feet, units: UnitSystem): string {
  return withMinus(roundTo(units === "us" ? height : feetToMetres(height), 1).toFixed(1));
}

/** "1.4 kt"; a current's strength without its direction. */
export const speedText = (speed: number): string => `${roundTo(Math.abs(speed), 1).toFixed(1)} kt`;
