import { weather } from "@striper/contract/weather";
import { minute } from "@striper/marine/time";
import { presentWeather } from "#server/features/weather/weather.presenter.ts";
import type { WeatherAt } from "#server/features/weather/weather.ts";
import { createAnswerCache } from "#server/http/answers/answer-cache.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Observations } from "#server/platform/observations/observations.ts";

export interface WeatherRoutesDependencies {
  readonly clock: Clock;
  readonly observations: Pick<Observations, "revision">;
  readonly weatherAt: WeatherAt;
}

export function bindWeather(bind: Binder, dependencies: WeatherRoutesDependencies): void {
  const { clock, observations, weatherAt } = dependencies;
  const answers = createAnswerCache({
    endpoint: weather,
    now: () => clock.now(),
    revision: () => observations.revision(),
    refreshEvery: minute,
    keyOf: ({ query }) => query.point,
    answer: ({ query }, now) => presentWeather(weatherAt(query.point), now),
  });
  bind.cached(weather, answers);
}
