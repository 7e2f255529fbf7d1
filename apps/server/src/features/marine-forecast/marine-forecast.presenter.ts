import type { InputOf } from "@striper/contract/endpoint";
import type { marineForecast } from "@striper/contract/marine-forecast";
import { formatIso, hour, type Instant } from "@striper/marine/time";
import type { MarineAlert } from "#server/features/marine-forecast/alerts-nws.source.ts";
import { marineTextLifetime } from "#server/features/marine-forecast/marine-forecast-nws.source.ts";
import type {
  IssuedForecast,
  MarineForecasts,
} from "#server/features/marine-forecast/marine-forecast.ts";
import type { ForecastPeriod } from "#server/features/marine-forecast/text/periods.ts";
import { ageOf } from "#server/platform/observations/freshness.ts";
import type { Age } from "#server/platform/observations/freshness.ts";

type ForecastAnswer = InputOf<typeof marineForecast.response>;

const source = "National Weather Service";

const pageOf = (zone: string): string =>
  `https://forecast.weather.gov/shmrn.php?mz=${zone.toLowerCase()}`;

function presentPeriod(period: ForecastPeriod): ForecastAnswer["periods"][number] {
  return {
    name: period.name,
    wind: { direction: period.windDirection, speed: period.windSpeed },
    waves: { height: period.waves },
    weather: { visibility: period.visibility },
    detailed_forecast: period.text,
  };
}

const textOf = (at: Instant | null): string | null => (at === null ? null : formatIso(at));

function presentAlert(alert: MarineAlert): ForecastAnswer["alerts"][number] {
  const { id, event, severity, headline, description, instruction, onset, ends } = alert;
  return {
    alert_id: id,
    event,
    severity,
    headline,
    description,
    instruction,
    onset: textOf(onset),
    ends: formatIso(ends),
  };
}

function shortcoming(issued: IssuedForecast | null, age: Age, alertsKnown: boolean, now: Instant) {
  if (issued === null || age === "too-old") return "Marine forecast unavailable";
  const hours = Math.round((now - issued.issuedAt) / hour);
  if (age === "stale") return `This forecast is ${hours} hours old; no newer one could be read.`;
  if (issued.forecast.periods.length === 0) return "Only the text of the forecast could be read.";
  return alertsKnown ? null : "Alerts could not be checked.";
}

export function presentMarineForecast(
  forecasts: MarineForecasts,
  zone: { readonly id: string; readonly name: string },
  now: Instant,
): ForecastAnswer {
  const issued = forecasts.forecastFor(zone.id);
  const age = issued === null ? "too-old" : ageOf(issued.issuedAt, now, marineTextLifetime);
  const usable = age === "too-old" ? null : issued;
  const message = shortcoming(issued, age, forecasts.areAlertsKnown(now), now);
  const issuedAt = textOf(usable?.issuedAt ?? null);
  return {
    status: usable === null ? "error" : message === null ? "normal" : "fallback",
    message,
    zone_id: zone.id,
    zone_name: zone.name,
    updated: issuedAt,
    issued_at: issuedAt,
    freshness: age === "too-old" ? "none" : age,
    source,
    url: pageOf(zone.id),
    headlines: usable?.forecast.headlines ?? [],
    periods: (usable?.forecast.periods ?? []).map(presentPeriod),
    text: usable?.forecast.text ?? null,
    alerts: forecasts.alertsFor([zone.id], now).map(presentAlert),
    alerts_checked_at: textOf(forecasts.alertsCheckedAt()),
  };
}
