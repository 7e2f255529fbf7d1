import type { OutputOf } from "@striper/contract/endpoint";
import { weather } from "@striper/contract/weather";
import { cachedQuery } from "#web/platform/api/cached-answer.ts";

const keeping = { freshFor: 5 * 60_000, every: 10 * 60_000, timeout: 15_000 } as const;

type Point = OutputOf<typeof weather.query>["point"];

/** Under which the device keeps it. */
export const cachedWeatherName = (point: Point): string =>
  point === "boston-harbor" ? "weather" : `weather_${point}`;

/**
 * The weather at a point of the coast as the device has kept it: what several features read is asked for
 * once. Boston's is asked for as specified.
 */
export function cachedWeatherQuery(point: Point) {
  const query = point === "boston-harbor" ? {} : { point };
  return cachedQuery(weather, { query }, { name: cachedWeatherName(point), ...keeping });
}
