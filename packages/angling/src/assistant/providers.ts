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

/** An hour of the kept forecast. */
export interface KeptHour extends WeatherHour {
  /** In words, "Chance of showers"; null when not given. */
  readonly description: string | null;
}

export interface KeptReading<Value extends number> {
  readonly value: Value;
  readonly observedAt: Instant;
  readonly source: string;
}

/** The newest weather at hand, however old; the answers tell its age. */
export interface KeptWeather {
  /** For which point of the coast: "Boston Harbor", "the Merrimack". */
  readonly area: string;
  readonly hours: readonly KeptHour[];
  readonly updatedAt: Instant;
  readonly source: string;
  /** False: seasonal normals stand in for a forecast. */
  readonly isForecast: boolean;
  readonly waterTemperature: KeptReading<Celsius> | null;
  readonly waves: KeptReading<Feet> | null;
  readonly pressure: KeptReading<Hectopascals> | null;
}

export interface KeptMarinePeriod {
  /** "TONIGHT", "SAT". */
  readonly name: string;
  /** As the Weather Service wrote it. */
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
  /** Null when alerts could not be read, which does not mean that there are none. */
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
  /** "2026-12-31"; null when it has none. */
  readonly expiresOn: string | null;
}

export interface OwnSpot {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
}

/**
 * Where the answers get what they do not compute. Everything personal belongs to the person who
 * asks. Null: not at hand (signed out, no network, no service); an empty list: known to be none.
 */
export interface AssistantProviders {
  tide(stationId: string): Promise<TidePredictor>;
  current(stationId: string): Promise<CurrentPredictor>;
  ruleTable(): Promise<RegulationsTable>;
  /** At the forecast point that speaks for the position. */
  weather(position: Position): Promise<KeptWeather | null>;
  /** Of the coastal zone that the position counts to. */
  marineForecast(position: Position): Promise<KeptMarineForecast | null>;
  log(): Promise<OwnLog | null>;
  licenses(): Promise<readonly OwnLicense[] | null>;
  ownSpots(): Promise<readonly OwnSpot[] | null>;
  /** The electronic chart around a place; without cells where none covers it, null where it is not at hand. */
  readonly chart?: (position: Position) => Promise<Chart | null>;
  /** The day a server last confirmed the rule table, where it may have been long ago. Absent: it is current. */
  readonly rulesConfirmedOn?: () => Promise<string | null>;
}
