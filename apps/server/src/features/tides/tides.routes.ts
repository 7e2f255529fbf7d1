import { stageNow, tides } from "@striper/contract/tides";
import { formatIso } from "@striper/marine/time";
import { findTideStation } from "#server/features/tides/tide-stations.ts";
import {
  presentStage,
  presentStation,
  presentTides,
} from "#server/features/tides/tides.presenter.ts";
import type { Gauge } from "#server/features/tides/gauge.ts";
import { keepAnswers } from "#server/http/answers/kept-answers.ts";
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

  const tidesKept = keepAnswers({
    endpoint: tides,
    now,
    revision,
    keyOf: ({ params, query }) => `${params.station} ${query.from ?? ""} ${query.days}`,
    answer: async ({ params, query }, at) => {
      const station = await findTideStation(params.station);
      return presentTides(station, query, gauge.levelAt(params.station), at);
    },
  });
  bind.cached(tides, tidesKept);

  const stagesKept = keepAnswers({
    endpoint: stageNow,
    now,
    // The clock alone decides.
    revision: () => 0,
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
  bind.cached(stageNow, stagesKept);
}
