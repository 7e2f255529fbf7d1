import type { Instant } from "@striper/marine/time";
import {
  alertsLifetime,
  alertsSource,
} from "#server/features/marine-forecast/alerts-nws.source.ts";
import type { MarineAlert } from "#server/features/marine-forecast/alerts-nws.source.ts";
import { marineTextSource } from "#server/features/marine-forecast/marine-forecast-nws.source.ts";
import type { ZoneForecasts } from "#server/features/marine-forecast/marine-forecast-nws.source.ts";
import type { ZoneForecast } from "#server/features/marine-forecast/text/periods.ts";
import { offices, zoneIds, zoneOf } from "#server/features/marine-forecast/zones.ts";
import { ageOf } from "#server/platform/observations/freshness.ts";
import type { Observations } from "#server/platform/observations/observations.ts";
import type { Observation } from "#server/platform/observations/source.ts";

export interface IssuedForecast {
  readonly forecast: ZoneForecast;
  readonly issuedAt: Instant;
}

export interface MarineForecasts {
  forecastFor(zone: string): IssuedForecast | null;
  /** Returns alerts that have not ended, the most severe first. */
  alertsFor(zones: readonly string[], now: Instant): readonly MarineAlert[];
  alertsCheckedAt(): Instant | null;
  /** Returns true when an empty list of alerts is reliable. */
  areAlertsKnown(now: Instant): boolean;
}

const gravest = ["Extreme", "Severe", "Moderate", "Minor"];
const rank = ({ severity }: MarineAlert): number => {
  const index = gravest.indexOf(severity);
  return index === -1 ? gravest.length : index;
};

const publicService = "https://api.weather.gov";
const publicTexts = "https://tgftp.nws.noaa.gov";

/** The older host serves texts of single zones; a stand-in serves both. */
const textHostOf = (baseUrl: string): string => (baseUrl === publicService ? publicTexts : baseUrl);

export function followMarineForecasts(
  observations: Observations,
  baseUrl: string,
): MarineForecasts {
  const texts = new Map(
    offices.map((office) => {
      const source = marineTextSource(baseUrl, textHostOf(baseUrl), office);
      return [office, observations.follow(source)] as const;
    }),
  );
  const alerts = observations.follow(alertsSource(baseUrl, zoneIds));

  function textOf(zone: string): Observation<ZoneForecasts> | null {
    const office = zoneOf(zone)?.office;
    return office === undefined ? null : (texts.get(office)?.latest() ?? null);
  }

  return {
    forecastFor(zone) {
      const text = textOf(zone);
      const forecast = text?.value[zone];
      return text === null || forecast === undefined ? null : { forecast, issuedAt: text.issuedAt };
    },
    alertsFor: (zones, now) =>
      (alerts.latest()?.value ?? [])
        .filter((one) => one.ends > now && one.zones.some((zone) => zones.includes(zone)))
        .toSorted((a, b) => rank(a) - rank(b)),
    alertsCheckedAt: () => alerts.latest()?.checkedAt ?? null,
    areAlertsKnown(now) {
      const latest = alerts.latest();
      return latest !== null && ageOf(latest.checkedAt, now, alertsLifetime) !== "too-old";
    },
  };
}
