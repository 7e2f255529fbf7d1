import { marineForecast } from "@striper/contract/marine-forecast";
import { minute } from "@striper/marine/time";
import { presentMarineForecast } from "#server/features/marine-forecast/marine-forecast.presenter.ts";
import type { MarineForecasts } from "#server/features/marine-forecast/marine-forecast.ts";
import { zoneOf } from "#server/features/marine-forecast/zones.ts";
import { createAnswerCache } from "#server/http/answers/answer-cache.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Observations } from "#server/platform/observations/observations.ts";

export interface MarineForecastDependencies {
  readonly clock: Clock;
  readonly observations: Pick<Observations, "revision">;
  readonly forecasts: MarineForecasts;
}

export function bindMarineForecast(bind: Binder, dependencies: MarineForecastDependencies): void {
  const { clock, observations, forecasts } = dependencies;
  const answers = createAnswerCache({
    endpoint: marineForecast,
    now: () => clock.now(),
    revision: () => observations.revision(),
    refreshEvery: minute,
    keyOf: ({ query }) => query.zone,
    answer({ query }, now) {
      const zone = zoneOf(query.zone);
      if (zone === undefined)
        throw new AppError("not_found", { message: "There is no such zone in these waters." });
      return presentMarineForecast(forecasts, { id: query.zone, name: zone.name }, now);
    },
  });
  bind.cached(marineForecast, answers);
}
