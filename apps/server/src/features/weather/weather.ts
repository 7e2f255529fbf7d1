import { normalAirTemperature, normalWindSpeed, normalsSource } from "@striper/angling/normals";
import type { Position } from "@striper/marine/geo";
import { formatIso, hour, type Instant } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { buoyFields, buoyStations } from "#server/features/weather/buoy-stations.ts";
import type { ForecastHour } from "#server/features/weather/forecast-hour.ts";
import { buoySource } from "#server/features/weather/weather-ndbc.source.ts";
import { forecastLifetime, forecastSource } from "#server/features/weather/weather-nws.source.ts";
import { observedNow } from "#server/features/weather/weather-observed.ts";
import type { Observed, StationReport } from "#server/features/weather/weather-observed.ts";
import { ageOf, noProvenance } from "#server/platform/observations/freshness.ts";
import type { Provenance } from "#server/platform/observations/freshness.ts";
import type { Observations } from "#server/platform/observations/observations.ts";

/** A week of hours, the running one first. */
const hoursShown = 168;

export interface KnownHour extends ForecastHour {
  readonly provenance: Provenance;
}

export interface Weather {
  /** Forecast as far as there is a useful one, the season's normals beyond. */
  hours(now: Instant): readonly KnownHour[];
  observed(now: Instant): Observed;
  forecastIssuedAt(): Instant | null;
}

/** What the harbor's own gauge knows of the water. */
export interface GaugeWater {
  readonly source: string;
  /** °C */
  waterTemperature(): {
    readonly at: Instant;
    readonly temperature: number;
    readonly change: number | null;
  } | null;
}

export interface WeatherDependencies {
  readonly observations: Observations;
  readonly forecastBaseUrl: string;
  readonly buoyBaseUrl: string;
  readonly position: Position;
  readonly gauge: GaugeWater;
}

function usualHour(at: Instant): KnownHour {
  return {
    at,
    temperature: roundTo(normalAirTemperature(at), 1),
    windSpeed: roundTo(normalWindSpeed(at), 1),
    windGusts: null,
    windDirection: null,
    precipitationProbability: null,
    cloudCover: null,
    precipitation: null,
    provenance: { ...noProvenance, source: normalsSource, status: "estimate" },
  };
}

function gaugeReport({ source, waterTemperature }: GaugeWater): StationReport[] {
  const reading = waterTemperature();
  if (reading === null) return [];
  const { at, temperature, change } = reading;
  const changed =
    change === null ? {} : { waterTemperatureChange: { at, value: roundTo(change, 1) } };
  return [{ source, report: { waterTemperature: { at, value: temperature }, ...changed } }];
}

export function followWeather(dependencies: WeatherDependencies): Weather {
  const { observations, forecastBaseUrl, buoyBaseUrl, position, gauge } = dependencies;
  const forecast = observations.follow(forecastSource(forecastBaseUrl, position));
  const buoys = buoyStations.map((station) => ({
    source: `NDBC ${station.id}`,
    followed: observations.follow(buoySource(buoyBaseUrl, station)),
  }));

  function forecastHours(now: Instant): ReadonlyMap<Instant, KnownHour> {
    const latest = forecast.latest();
    const status = latest === null ? "too-old" : ageOf(latest.issuedAt, now, forecastLifetime);
    if (latest === null || status === "too-old") return new Map();
    const issued_at = formatIso(latest.issuedAt);
    const provenance = { source: "National Weather Service", observed_at: null, issued_at, status };
    return new Map(latest.value.hours.map((known) => [known.at, { ...known, provenance }]));
  }

  function stationReports(): StationReport[] {
    const reports = buoys.map(({ source, followed }) => ({
      source,
      report: followed.latest()?.value ?? {},
    }));
    return [...gaugeReport(gauge), ...reports];
  }

  return {
    hours(now) {
      const known = forecastHours(now);
      const first = Math.floor(now / hour) * hour;
      return Array.from({ length: hoursShown }, (_, index) => {
        const at = first + index * hour;
        return known.get(at) ?? usualHour(at);
      });
    },
    observed: (now) => observedNow(stationReports(), buoyFields, now),
    forecastIssuedAt: () => forecast.latest()?.issuedAt ?? null,
  };
}
