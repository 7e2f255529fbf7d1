import type { OutputOf } from "@striper/contract/endpoint";
import { harborZoneId, marineForecast } from "@striper/contract/marine-forecast";
import { useQueries, useQuery } from "@tanstack/react-query";
import { cachedQuery } from "#web/platform/api/cached-answer.ts";

export type ForecastAnswer = OutputOf<typeof marineForecast.response>;

/** Specification, section 9: cache life and time-out, ms. */
const cacheLife = 180_000;
const timeout = 5000;

/** Under which the device keeps the forecast of a zone. */
export const cachedForecastName = (zone: string): string =>
  zone === harborZoneId ? "marine_forecast" : `marine_forecast_${zone}`;

const marineForecastQuery = cachedQuery(
  marineForecast,
  { query: {} },
  { name: cachedForecastName(harborZoneId), freshFor: cacheLife, every: cacheLife, timeout },
);

/** Each zone is kept by itself; the harbor's is the one that every visit reads. */
const zoneQuery = (zone: string) =>
  zone === harborZoneId
    ? marineForecastQuery
    : cachedQuery(
        marineForecast,
        { query: { zone } },
        { name: cachedForecastName(zone), freshFor: cacheLife, every: cacheLife, timeout },
      );

/** Of the harbor's zone, or of another one. */
export const useMarineForecast = (zone = harborZoneId) => useQuery(zoneQuery(zone));

/** The answers of several zones, in their order; undefined while one has not come. */
export const useForecastsOf = (zones: readonly string[]) =>
  useQueries({ queries: zones.map(zoneQuery) }).map(({ data }) => data);
