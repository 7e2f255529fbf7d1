import { weather } from "@striper/contract/weather";
import { presentWeather } from "#server/features/weather/weather.presenter.ts";
import type { WeatherAt } from "#server/features/weather/weather.ts";
import {
  asObserved,
  createAnswerCache,
  type ObservedContext,
} from "#server/http/answers/answer-cache.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";

export interface WeatherRoutesDependencies extends ObservedContext {
  readonly weatherAt: WeatherAt;
}

export function bindWeather(bind: Binder, dependencies: WeatherRoutesDependencies): void {
  const { weatherAt } = dependencies;
  const answers = createAnswerCache({
    ...asObserved(dependencies),
    endpoint: weather,
    keyOf: ({ query }) => query.point,
    answer: ({ query }, now) => presentWeather(weatherAt(query.point), now),
  });
  bind.cached(weather, answers);
}
