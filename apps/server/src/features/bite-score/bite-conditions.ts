import type { MarineSpan } from "@striper/angling/weather";
import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import type { Provenance, Reading } from "#server/platform/observations/freshness.ts";

/** One hour as the weather feature knows it; null is "not given". */
export interface ConditionsHour {
  readonly at: Instant;
  /** Knots. */
  readonly windSpeed: number | null;
  readonly windGusts: number | null;
  readonly windDirection: number | null;
  /** Percent, both. */
  readonly precipitationProbability: number | null;
  readonly cloudCover: number | null;
  readonly precipitation: "none" | "drizzle" | "rain" | "thunder" | null;
  readonly provenance: Provenance;
}

export interface ObservedConditions {
  readonly windSpeed: Reading;
  readonly windGusts: Reading;
  /** Degrees from which it blows. */
  readonly windDirection: Reading;
  /** Feet. */
  readonly waveHeight: Reading;
  /** hPa in three hours. */
  readonly pressureChange: Reading;
  /** °C */
  readonly waterTemperature: Reading;
  readonly waterTemperatureChange: Reading;
}

/** What the score needs of the other features; they are put together where the app is composed. */
export interface BiteConditions {
  /** From the current hour on, seasonal estimates included. */
  hours(now: Instant, position: Position): readonly ConditionsHour[];
  observed(now: Instant, position: Position): ObservedConditions;
  /** Names of the alerts in force then in any of these zones; null when they are not known. */
  alertsIn(zones: readonly string[], at: Instant): readonly string[] | null;
  /** What the forecast of a coastal zone says of wind and seas; empty where it is not known. */
  marineSpans(zone: string): readonly MarineSpan[];
}
