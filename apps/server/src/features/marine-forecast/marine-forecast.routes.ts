import { marineForecast } from "@striper/contract/marine-forecast";
import { presentMarineForecast } from "#server/features/marine-forecast/marine-forecast.presenter.ts";
import type { MarineForecasts } from "#server/features/marine-forecast/marine-forecast.ts";
import { zoneOf } from "#server/features/marine-forecast/zones.ts";
import {
  asObserved,
  createAnswerCache,
  type ObservedContext,
} from "#server/http/answers/answer-cache.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";

export interface MarineForecastDependencies extends ObservedContext {
  readonly forecasts: MarineForecasts;
}

export function bindMarineForecast(bind: Binder, dependencies: MarineForecastDependencies): void {
  const { forecasts } = dependencies;
  const answers = createAnswerCache({
    ...asObserved(dependencies),
    endpoint: marineForecast,
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
