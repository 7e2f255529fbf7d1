import type { CurrentPredictor } from "@striper/marine/currents";
import type { Position } from "@striper/marine/geo";
import type { Chart } from "@striper/marine/charts";
import type { TidePredictor } from "@striper/marine/tides";
import type { Instant } from "@striper/marine/time";
import type { Celsius, Feet, Hectopascals } from "@striper/marine/units";
import type { LoggedCatch, LoggedTrip } from "#angling/catches/index.ts";
import type { LicenseType } from "#angling/licenses/index.ts";
import type { RegulationsTable } from "#angling/regulations/index.ts";
import type { WeatherHour } from "#angling/weather/index.ts";

export interface KeptHour extends WeatherHour {
  readonly description: string | null;
}

export interface KeptReading<Value extends number> {
  readonly value: Value;
  readonly observedAt: Instant;
  readonly source: string;
}

/** The newest available weather, however old; answers state its age. */
export interface KeptWeather {
  /** Forecast point, for example "Boston Harbor" or "the Merrimack". */
  readonly area: string;
  readonly hours: readonly KeptHour[];
  readonly updatedAt: Instant;
  readonly source: string;
  /** False when seasonal normals replace a forecast. */
  readonly isForecast: boolean;
  readonly waterTemperature: KeptReading<Celsius> | null;
  readonly waves: KeptReading<Feet> | null;
  readonly pressure: KeptReading<Hectopascals> | null;
}

export interface KeptMarinePeriod {
  readonly name: string;
  readonly text: string;
}

export interface KeptMarineAlert {
  readonly event: string;
  readonly headline: string | null;
  readonly ends: Instant | null;
}

export interface KeptMarineForecast {
  readonly zoneId: string;
  readonly zoneName: string;
  readonly issuedAt: Instant | null;
  readonly source: string;
  readonly periods: readonly KeptMarinePeriod[];
  /** Null when alerts could not be read, which does not prove that there are none. */
  readonly alerts: readonly KeptMarineAlert[] | null;
}

export interface OwnCatch extends LoggedCatch {
  readonly placeName: string | null;
  readonly spotId: string | null;
  readonly isReleased: boolean | null;
}

export interface OwnLog {
  readonly catches: readonly OwnCatch[];
  readonly trips: readonly LoggedTrip[];
}

export interface OwnLicense {
  readonly name: string;
  readonly type: LicenseType;
  readonly expiresOn: string | null;
}

export interface OwnSpot {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
}

/**
 * Supplies data that tools cannot compute; personal data is the asker's own. Null means unavailable
 * (signed out, offline, no service); an empty list means known to be none.
 */
export interface AssistantProviders {
  tide(stationId: string): Promise<TidePredictor>;
  current(stationId: string): Promise<CurrentPredictor>;
  ruleTable(): Promise<RegulationsTable>;
  weather(position: Position): Promise<KeptWeather | null>;
  marineForecast(position: Position): Promise<KeptMarineForecast | null>;
  log(): Promise<OwnLog | null>;
  licenses(): Promise<readonly OwnLicense[] | null>;
  ownSpots(): Promise<readonly OwnSpot[] | null>;
  /** Electronic chart around a place; without cells outside coverage, null when unavailable. */
  readonly chart?: (position: Position) => Promise<Chart | null>;
  /**
   * The date a server last confirmed the rule table, if possibly long ago; omitted when current.
   */
  readonly rulesConfirmedOn?: () => Promise<string | null>;
}
