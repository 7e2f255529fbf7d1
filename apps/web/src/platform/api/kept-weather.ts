import { weather } from "@striper/contract/weather";
import { keptQuery } from "#web/platform/api/kept-answer.ts";

/** The harbor's weather as the device has kept it: what several features read is asked for once. */
export const keptWeatherQuery = keptQuery(
  weather,
  {},
  { name: "weather", freshFor: 5 * 60_000, every: 10 * 60_000, timeout: 15_000 },
);
