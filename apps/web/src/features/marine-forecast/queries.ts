import type { OutputOf } from "@striper/contract/endpoint";
import { harborZoneId, marineForecast } from "@striper/contract/marine-forecast";
import { useQueries, useQuery } from "@tanstack/react-query";
import { cachedQuery } from "#web/platform/api/cached-answer.ts";

export type ForecastAnswer = OutputOf<typeof marineForecast.response>;

/** From the specification, section 9: cache life and timeout, ms. */
const cacheLife = 180_000;
const timeout = 5000;

export const cachedForecastName = (zone: string): string =>
  zone === harborZoneId ? "marine_forecast" : `marine_forecast_${zone}`;

const marineForecastQuery = cachedQuery(
  marineForecast,
  { query: {} },
  { name: cachedForecastName(harborZoneId), freshFor: cacheLife, every: cacheLife, timeout },
);

const zoneQuery = (zone: string) =>
  zone === harborZoneId
    ? marineForecastQuery
    : cachedQuery(
        marineForecast,
        { query: { zone } },
        { name: cachedForecastName(zone), freshFor: cacheLife, every: cacheLife, timeout },
      );

export const useMarineForecast = (zone = harborZoneId) => useQuery(zoneQuery(zone));

export const useForecastsOf = (zones: readonly string[]) =>
  useQueries({ queries: zones.map(zoneQuery) }).map(({ data }) => data);
