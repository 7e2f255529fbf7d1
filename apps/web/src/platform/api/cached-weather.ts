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

export interface HourOfAnswer {
  readonly at: Instant;
  /** When its forecast was issued; null where the answer does not say. */
  readonly issuedAt: Instant | null;
  readonly entry: WeatherAnswer["weather"][number];
}

const hoursOfAnswers = new WeakMap<WeatherAnswer, readonly HourOfAnswer[]>();

/** The hours of an answer with their times, read once: safety looks at them for every hour of a week. */
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
