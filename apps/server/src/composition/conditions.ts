import type { Safety } from "@striper/angling/bite-score";
import { forecastPointAt, marineSpans } from "@striper/angling/weather";
import type { Position } from "@striper/marine/geo";
import { hour, type Instant } from "@striper/marine/time";
import type { Config } from "#server/config.ts";
import type { BiteConditions } from "#server/features/bite-score/bite-conditions.ts";
import { dangerAround } from "#server/features/bite-score/hour-safety.ts";
import { bindBiteScore } from "#server/features/bite-score/bite-score.routes.ts";
import { followMarineForecasts } from "#server/features/marine-forecast/marine-forecast.ts";
import type { MarineForecasts } from "#server/features/marine-forecast/marine-forecast.ts";
import { bindMarineForecast } from "#server/features/marine-forecast/marine-forecast.routes.ts";
import { bindReports } from "#server/features/reports/reports.routes.ts";
import type { Reports } from "#server/features/reports/reports.routes.ts";
import { followGauge, gaugeStation } from "#server/features/tides/gauge.ts";
import { bindTides } from "#server/features/tides/tides.routes.ts";
import { followWeather } from "#server/features/weather/weather.ts";
import type { WeatherAt } from "#server/features/weather/weather.ts";
import { bindWeather } from "#server/features/weather/weather.routes.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Observations } from "#server/platform/observations/observations.ts";

export interface ConditionsDependencies {
  readonly config: Pick<Config, "weatherService" | "waterLevels" | "buoys" | "reportFeeds">;
  readonly clock: Clock;
  readonly observations: Observations;
}

/** Alerts apply from this long before they begin. */
const alertLead = 3 * hour;

function biteConditions(
  weatherAt: WeatherAt,
  forecasts: MarineForecasts,
  clock: Clock,
): BiteConditions {
  return {
    hours: (now, position) => weatherAt(forecastPointAt(position)).hours(now),
    observed: (now, position) => weatherAt(forecastPointAt(position)).observed(now),
    marineSpans(zone) {
      const issued = forecasts.forecastFor(zone);
      if (issued === null) return [];
      return marineSpans(issued.forecast.periods, issued.issuedAt, clock.now());
    },
    alertsIn(zones, at) {
      if (!forecasts.areAlertsKnown(clock.now())) return null;
      const inForce = forecasts
        .alertsFor(zones, at)
        .filter(({ onset }) => onset === null || onset <= at + alertLead)
        .map(({ event }) => event);
      // Known alerts still hold at `at`, but their absence does not tell about later hours.
      return inForce.length === 0 && !forecasts.areAlertsKnown(at) ? null : inForce;
    },
  };
}

export interface Conditions {
  readonly weatherAt: WeatherAt;
  readonly forecasts: MarineForecasts;
  readonly reports: Reports;
  /** Returns known reasons to stay off the water at a place and time, or null. */
  readonly dangerAround: (position: Position, at: Instant) => Promise<Safety | null>;
}

export function bindConditions(bind: Binder, dependencies: ConditionsDependencies): Conditions {
  const { config, clock, observations } = dependencies;
  const shared = { clock, observations };
  const forecastBaseUrl = config.weatherService.baseUrl;

  const gauge = followGauge(observations, config.waterLevels.baseUrl);
  const weatherAt = followWeather({
    observations,
    forecastBaseUrl,
    buoyBaseUrl: config.buoys.baseUrl,
    gauge: {
      source: `NOAA CO-OPS ${gaugeStation}`,
      waterTemperature: () => gauge.waterTemperature(),
    },
  });
  const forecasts = followMarineForecasts(observations, forecastBaseUrl);

  bindTides(bind, { ...shared, gauge });
  bindWeather(bind, { ...shared, weatherAt });
  bindMarineForecast(bind, { ...shared, forecasts });
  const known = biteConditions(weatherAt, forecasts, clock);
  bindBiteScore(bind, { ...shared, conditions: known });
  const reports = bindReports(bind, { ...shared, feeds: config.reportFeeds });
  return {
    weatherAt,
    forecasts,
    reports,
    dangerAround: (position, at) => dangerAround(position, at, known, clock.now()),
  };
}
