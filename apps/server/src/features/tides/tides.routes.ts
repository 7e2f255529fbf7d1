import { stageNow, tides } from "@striper/contract/tides";
import { minute, formatIso } from "@striper/marine/time";
import { findTideStation } from "#server/features/tides/tide-stations.ts";
import {
  presentStage,
  presentStation,
  presentTides,
} from "#server/features/tides/tides.presenter.ts";
import type { Gauge } from "#server/features/tides/gauge.ts";
import { createAnswerCache } from "#server/http/answers/answer-cache.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Observations } from "#server/platform/observations/observations.ts";

export interface TidesDependencies {
  readonly clock: Clock;
  readonly observations: Pick<Observations, "revision">;
  readonly gauge: Gauge;
}

export function bindTides(bind: Binder, { clock, observations, gauge }: TidesDependencies): void {
  const now = (): number => clock.now();
  const revision = (): number => observations.revision();

  const tidesAnswers = createAnswerCache({
    endpoint: tides,
    now,
    revision,
    refreshEvery: minute,
    keyOf: ({ params, query }) => `${params.station} ${query.from ?? ""} ${query.days}`,
    costOf: ({ query }) => query.days,
    answer: async ({ params, query }, at) => {
      const station = await findTideStation(params.station);
      return presentTides(station, query, gauge.levelAt(params.station), at);
    },
  });
  bind.cached(tides, tidesAnswers);

  const stageAnswers = createAnswerCache({
    endpoint: stageNow,
    now,
    // Depends only on the clock.
    revision: () => 0,
    refreshEvery: minute,
    keyOf: ({ params }) => params.station,
    answer: async ({ params }, at) => {
      const { station, tide } = await findTideStation(params.station);
      return {
        station: presentStation(station),
        calculated_at: formatIso(at),
        ...presentStage(tide, at),
        status: "computed" as const,
      };
    },
  });
  bind.cached(stageNow, stageAnswers);
}
