import {
  celsiusToFahrenheit,
  compassPoint,
  feetToMetres,
  formatQuantity,
  knotsToKilometresPerHour,
  knotsToMilesPerHour,
  roundTo,
  type Celsius,
  type Degrees,
  type Feet,
  type Knots,
} from "@striper/marine/units";
import type { UnitSystem } from "#web/platform/units.ts";

export const temperatureText = (value: Celsius, units: UnitSystem): string =>
  units === "us" ? formatQuantity(celsiusToFahrenheit(value), "°F") : formatQuantity(value, "°C");

export const shortTemperature = (value: Celsius, units: UnitSystem): string =>
  temperatureText(value, units).slice(0, -1);

/** Formats a temperature difference, which has no offset. */
export function differenceText(change: Celsius, units: UnitSystem): string {
  const size = Math.abs(change) * (units === "us" ? 9 / 5 : 1);
  return `${roundTo(size, 1).toFixed(1)}°`;
}

export const windSpeedText = (speed: Knots, units: UnitSystem): string =>
  units === "us"
    ? formatQuantity(knotsToMilesPerHour(speed), "mph")
    : formatQuantity(knotsToKilometresPerHour(speed), "km/h");

export function windText(speed: Knots, from: Degrees | null, units: UnitSystem): string {
  const direction = from === null ? "" : `${compassPoint(from)} `;
  return `${direction}${windSpeedText(speed, units)}`;
}

export const waveText = (height: Feet, units: UnitSystem): string =>
  units === "us" ? formatQuantity(height, "ft") : formatQuantity(feetToMetres(height), "m", 1);
