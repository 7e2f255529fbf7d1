import type { Instant } from "@striper/marine/time";
import {
  celsiusToFahrenheit,
  knotsToMilesPerHour,
  type Celsius,
  type Degrees,
  type Fahrenheit,
  type Knots,
  type MilesPerHour,
} from "@striper/marine/units";

export interface WeatherHour {
  readonly instant: Instant;
  readonly temperature: Celsius | null;
  readonly windSpeed: Knots | null;
  readonly windGusts: Knots | null;
  /** Direction it blows from. */
  readonly windDirection: Degrees | null;
  /** Percent. */
  readonly precipitationProbability: number | null;
  /** Percent. */
  readonly cloudCover: number | null;
}

export function temperatureOf(entry: WeatherHour): Fahrenheit | null {
  return entry.temperature === null ? null : celsiusToFahrenheit(entry.temperature);
}

export function windSpeedOf(entry: WeatherHour): MilesPerHour | null {
  return entry.windSpeed === null ? null : knotsToMilesPerHour(entry.windSpeed);
}
