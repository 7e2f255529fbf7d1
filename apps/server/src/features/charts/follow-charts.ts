import { Gauge, type Registry } from "prom-client";
import type { ChartShelf } from "#server/features/charts/chart-shelf.ts";

export function followCharts(registry: Registry, shelf: Pick<ChartShelf, "index">): void {
  const gauge = new Gauge({
    name: "chart_cell_issued_timestamp_seconds",
    help: "When NOAA issued each electronic chart in use",
    labelNames: ["cell", "edition", "update"],
    registers: [registry],
    collect() {
      gauge.reset();
      for (const { name, edition, update, issued } of shelf.index()?.cells ?? [])
        gauge.set({ cell: name, edition, update }, Date.parse(issued) / 1000);
    },
  });
}
