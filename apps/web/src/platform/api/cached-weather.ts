import type { OutputOf } from "@striper/contract/endpoint";
import { weather } from "@striper/contract/weather";
import { parseIso, type Instant } from "@striper/marine/time";
import { cachedQuery } from "#web/platform/api/cached-answer.ts";

type WeatherAnswer = OutputOf<typeof weather.response>;

const keeping = {
  freshFor: 5 * 60_000,
  every: 10 * 60_000,
  timeout: 15_000,
  isEmpty: ({ updated }: WeatherAnswer) => updated === null,
} as const;

type Point = OutputOf<typeof weather.query>["point"];

export const cachedWeatherName = (point: Point): string =>
  point === "boston-harbor" ? "weather" : `weather_${point}`;

/**
 * Returns the query for the weather at a coastal point, shared by several features. Boston Harbor is requested
 * without a parameter, as specified.
 */
export function cachedWeatherQuery(point: Point) {
  const query = point === "boston-harbor" ? {} : { point };
  return cachedQuery(weather, { query }, { name: cachedWeatherName(point), ...keeping });
}

export interface HourOfAnswer {
  readonly at: Instant;
  readonly issuedAt: Instant | null;
  readonly entry: WeatherAnswer["weather"][number];
}

const hoursOfAnswers = new WeakMap<WeatherAnswer, readonly HourOfAnswer[]>();

/**
 * Returns the hours of an answer with parsed times. Cached, because the safety verdict reads them for every hour of a
 * week.
 */
export function hoursOfWeather(answer: WeatherAnswer | undefined): readonly HourOfAnswer[] {
  if (answer === undefined) return [];
  const known = hoursOfAnswers.get(answer);
  if (known !== undefined) return known;
  const hours = answer.weather.flatMap((entry): HourOfAnswer[] => {
    const at = parseIso(entry.datetime);
    const issuedAt = entry.issued_at === null ? null : parseIso(entry.issued_at);
    return at === null ? [] : [{ at, issuedAt, entry }];
  });
  hoursOfAnswers.set(answer, hours);
  return hours;
}
