import { weather } from "@striper/contract/weather";
import { presentWeather } from "#server/features/weather/weather.presenter.ts";
import type { Weather } from "#server/features/weather/weather.ts";
import { keepAnswers } from "#server/http/answers/kept-answers.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Observations } from "#server/platform/observations/observations.ts";

export interface WeatherRoutesDependencies {
  readonly clock: Clock;
  readonly observations: Pick<Observations, "revision">;
  readonly source: Weather;
}

export function bindWeather(bind: Binder, dependencies: WeatherRoutesDependencies): void {
  const { clock, observations, source } = dependencies;
  const kept = keepAnswers({
    endpoint: weather,
    now: () => clock.now(),
    revision: () => observations.revision(),
    keyOf: () => "",
    answer: (_, now) => presentWeather(source, now),
  });
  bind.cached(weather, kept);
}
