import type { MarineSpan } from "@striper/angling/weather";
import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import type { Provenance, Reading } from "#server/platform/observations/freshness.ts";

/** One hour of weather; null means not given. */
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
  /** Degrees the wind comes from. */
  readonly windDirection: Reading;
  /** Feet. */
  readonly waveHeight: Reading;
  /** hPa in three hours. */
  readonly pressureChange: Reading;
  /** °C */
  readonly waterTemperature: Reading;
  readonly waterTemperatureChange: Reading;
}

/** Data of other features that the score needs, connected in the composition. */
export interface BiteConditions {
  /** Starts with the current hour; includes seasonal estimates. */
  hours(now: Instant, position: Position): readonly ConditionsHour[];
  observed(now: Instant, position: Position): ObservedConditions;
  /** Returns names of alerts in force in any of the zones, or null when unknown. */
  alertsIn(zones: readonly string[], at: Instant): readonly string[] | null;
  /** Returns a coastal zone's forecast of wind and seas, empty when unknown. */
  marineSpans(zone: string): readonly MarineSpan[];
}
