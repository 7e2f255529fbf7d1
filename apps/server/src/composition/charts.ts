import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Config } from "#server/config.ts";
import {
  type ChartPlaces,
  type ChartShelf,
  openChartShelf,
} from "#server/features/charts/chart-shelf.ts";
import { bindCharts } from "#server/features/charts/charts.routes.ts";
import { recordFetching } from "#server/features/charts/charts.store.ts";
import { createChartsJob } from "#server/features/charts/fetching/charts-job.ts";
import { readFetchingState } from "#server/features/charts/fetching/fetching-state.ts";
import { stateFileIn } from "#server/features/charts/fetching/update-charts.ts";
import { followCharts } from "#server/features/charts/follow-charts.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { Metrics } from "#server/platform/metrics/metrics.ts";

export interface ChartsDependencies {
  readonly config: Pick<Config, "charts" | "weatherService">;
  readonly charts: ChartPlaces;
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly log: Log;
}

export interface ServedCharts {
  readonly jobs: readonly Job[];
  readonly chartAt: ChartShelf["chartAt"];
}

export function serveCharts(
  bind: Binder,
  metrics: Pick<Metrics, "registry">,
  dependencies: ChartsDependencies,
): ServedCharts {
  const { config, charts, orm, clock, log } = dependencies;
  const shelf = openChartShelf(charts, log);
  const fetching = () => readFetchingState(stateFileIn(charts.fetched));
  const isFetched = config.charts.baseUrl !== undefined;
  bindCharts(bind, { shelf, clock, fetching: isFetched ? fetching : undefined });
  followCharts(metrics.registry, shelf);
  const job = createChartsJob({
    places: charts,
    settings: config.charts,
    userAgent: config.weatherService.userAgent,
    clock,
    log,
    record: (outcome, now) => recordFetching(orm, outcome, now),
  });
  return { jobs: job === null ? [] : [job], chartAt: shelf.chartAt };
}
