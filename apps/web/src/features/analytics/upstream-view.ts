import { forecastPointIds, forecastPoints } from "@striper/angling/weather";
import type { Upstream } from "#web/features/analytics/queries.ts";
import { analyticsWording } from "#web/features/analytics/wording.ts";
import { ageText } from "#web/ui/figures/source-chip-view.ts";

const wording = analyticsWording.upstreams;

export interface UpstreamView {
  readonly name: string;
  readonly details: string;
}

function placeOf(id: string | undefined): string {
  const point = forecastPointIds.find((one) => one === (id ?? "boston-harbor"));
  return point === undefined ? String(id) : forecastPoints[point].name;
}

const namesByKind: Readonly<Record<string, (detail: string | undefined) => string>> = {
  "weather/nws-grid": (point) => wording.forecast(placeOf(point)),
  "weather/ndbc": (station) => wording.buoy(station ?? ""),
  "reports/feed": () => wording.reports,
  "marine-forecast/nws-cwf": (office) => wording.marineForecast(office ?? ""),
  "marine-forecast/nws-alerts": () => wording.alerts,
  "tides/coops-water-level": (station) => wording.waterLevel(station ?? ""),
  "tides/coops-water-temperature": (station) => wording.waterTemperature(station ?? ""),
};

/**
 * Names a service by its key "weather/ndbc/44013 www.ndbc.noaa.gov"; an unknown key stays as it is.
 */
function nameOf(key: string): string {
  const [feature = "", service = "", detail] = key.split("/");
  return namesByKind[`${feature}/${service}`]?.(detail) ?? key;
}

export function upstreamView(upstream: Upstream, now: number): UpstreamView {
  const { last_good_at: lastGood, failures_since_good: failures } = upstream;
  const [key = "", ...from] = upstream.name.split(" ");
  const details = [
    ...(from.length === 0 ? [] : [from.join(" ")]),
    lastGood === null ? wording.neverGood : wording.lastGood(ageText(Date.parse(lastGood), now)),
    ...(failures > 0 ? [wording.failures(failures)] : []),
    ...(upstream.rejected_payloads > 0 ? [wording.rejected(upstream.rejected_payloads)] : []),
  ];
  return { name: nameOf(key), details: details.join(" · ") };
}
