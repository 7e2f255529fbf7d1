import { forecastPointIds, forecastPoints, type ForecastPointId } from "@striper/angling/weather";
import { normalAirTemperature, normalWindSpeed, normalsSource } from "@striper/angling/normals";
import { formatIso, hour, type Instant } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { buoyFields, buoysFor, buoyStations } from "#server/features/weather/buoy-stations.ts";
import type { ForecastHour } from "#server/features/weather/forecast-hour.ts";
import { buoySource, type BuoyReport } from "#server/features/weather/weather-ndbc.source.ts";
import { forecastLifetime, forecastSource } from "#server/features/weather/weather-nws.source.ts";
import { observedNow } from "#server/features/weather/weather-observed.ts";
import type { Observed, StationReport } from "#server/features/weather/weather-observed.ts";
import { ageOf, noProvenance } from "#server/platform/observations/freshness.ts";
import type { Provenance } from "#server/platform/observations/freshness.ts";
import type { Observations } from "#server/platform/observations/observations.ts";
import type { Followed } from "#server/platform/observations/source.ts";

/** One week, starting with the current hour. */
const hoursShown = 168;

export interface KnownHour extends ForecastHour {
  readonly provenance: Provenance;
}

export interface Weather {
  /** Returns the forecast as far as it is useful, and seasonal normals beyond. */
  hours(now: Instant): readonly KnownHour[];
  observed(now: Instant): Observed;
  forecastIssuedAt(): Instant | null;
}

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
  readonly gauge: GaugeWater;
}

export type WeatherAt = (point: ForecastPointId) => Weather;

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

/** The harbor's forecast keeps its original storage key. */
const nameOf = (point: ForecastPointId) =>
  point === "boston-harbor" ? "nws-grid" : `nws-grid/${point}`;

type Buoy = { readonly source: string; readonly followed: Followed<BuoyReport> };

export function followWeather(dependencies: WeatherDependencies): WeatherAt {
  const { observations, buoyBaseUrl } = dependencies;
  const buoys = new Map<string, Buoy>(
    buoyStations.map((station) => {
      const followed = observations.follow(buoySource(buoyBaseUrl, station));
      return [station.id, { source: `NDBC ${station.id}`, followed }];
    }),
  );
  const followed = forecastPointIds.map((point) => weatherOf(point, buoys, dependencies));
  return (point) => {
    const weather = followed[forecastPointIds.indexOf(point)];
    if (weather === undefined) throw new RangeError(`not followed: ${point}`);
    return weather;
  };
}

function weatherOf(
  point: ForecastPointId,
  buoys: ReadonlyMap<string, Buoy>,
  { observations, forecastBaseUrl, gauge }: WeatherDependencies,
): Weather {
  const { position } = forecastPoints[point];
  const forecast = observations.follow(forecastSource(forecastBaseUrl, position, nameOf(point)));

  function forecastHours(now: Instant): ReadonlyMap<Instant, KnownHour> {
    const latest = forecast.latest();
    const status = latest === null ? "too-old" : ageOf(latest.issuedAt, now, forecastLifetime);
    if (latest === null || status === "too-old") return new Map();
    const issued_at = formatIso(latest.issuedAt);
    const provenance = { source: "National Weather Service", observed_at: null, issued_at, status };
    return new Map(latest.value.hours.map((known) => [known.at, { ...known, provenance }]));
  }

  function stationReports(): StationReport[] {
    const reports = buoysFor(point).flatMap(({ id }) => {
      const buoy = buoys.get(id);
      const report = buoy?.followed.latest()?.value ?? {};
      return buoy === undefined ? [] : [{ source: buoy.source, report }];
    });
    // Boston's gauge comes first in the harbor; elsewhere the buoys are nearer.
    const inHarbor = gaugeReport(gauge);
    return point === "boston-harbor" ? [...inHarbor, ...reports] : [...reports, ...inHarbor];
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
