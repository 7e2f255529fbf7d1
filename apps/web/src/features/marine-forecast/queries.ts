import type { OutputOf } from "@striper/contract/endpoint";
import { marineForecast } from "@striper/contract/marine-forecast";
import { useQuery } from "@tanstack/react-query";
import { keptQuery } from "#web/platform/api/kept-answer.ts";

export type ForecastAnswer = OutputOf<typeof marineForecast.response>;

/** Specification, section 9: cache life and time-out, ms. */
const cacheLife = 180_000;
const timeout = 5000;

const marineForecastQuery = keptQuery(
  marineForecast,
  { query: {} },
  { name: "marine_forecast", freshFor: cacheLife, every: cacheLife, timeout },
);

export const useMarineForecast = () => useQuery(marineForecastQuery);
