import type { CatchHistograms } from "@striper/angling/catches";
import { monthName } from "@striper/marine/time";
import {
  countChartView,
  type CountChartView,
} from "#web/features/catches/statistics/charts/count-chart-view.ts";
import {
  binLabel,
  hourLabel,
  hourTick,
  monthTick,
  stageLabel,
} from "#web/features/catches/statistics/charts/labels.ts";
import type { statisticsWording as wording } from "#web/features/catches/statistics/wording.ts";
import type { UnitSystem } from "#web/platform/units.ts";

type ChartName = keyof typeof wording.charts;

export interface NamedChart {
  readonly name: ChartName;
  readonly shape: "columns" | "rows";
  readonly view: CountChartView;
}

const identity = (text: string): string => text;

export function allCharts(of: CatchHistograms, units: UnitSystem): readonly NamedChart[] {
  const bins = (kind: "currentSpeed" | "waterTemperature" | "size") =>
    countChartView(of[kind], { labelOf: (from) => binLabel(kind, from, units) });
  return [
    {
      name: "month",
      shape: "columns",
      view: countChartView(of.month, { labelOf: monthName, tickOf: monthTick }),
    },
    {
      name: "hour",
      shape: "columns",
      view: countChartView(of.hour, { labelOf: hourLabel, tickOf: hourTick }),
    },
    {
      name: "tideStage",
      shape: "rows",
      view: countChartView(of.tideStage, { labelOf: stageLabel }),
    },
    { name: "currentSpeed", shape: "rows", view: bins("currentSpeed") },
    { name: "waterTemperature", shape: "rows", view: bins("waterTemperature") },
    { name: "moonPhase", shape: "rows", view: countChartView(of.moonPhase, { labelOf: identity }) },
    { name: "size", shape: "rows", view: bins("size") },
    { name: "bait", shape: "rows", view: countChartView(of.bait, { labelOf: identity }) },
  ];
}
