import { type ChartPlaces, openChartShelf } from "#server/features/charts/chart-shelf.ts";
import { bindCharts } from "#server/features/charts/charts.routes.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface ChartsDependencies {
  readonly charts: ChartPlaces;
  readonly clock: Clock;
  readonly log: Log;
}

/** The electronic charts of product and server. */
export function serveCharts(bind: Binder, { charts, clock, log }: ChartsDependencies): void {
  bindCharts(bind, openChartShelf(charts, log), clock);
}
