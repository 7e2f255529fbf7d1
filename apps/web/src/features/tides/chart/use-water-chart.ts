import type { CurrentPredictor } from "@striper/marine/currents";
import type { Position } from "@striper/marine/geo";
import type { TidePredictor } from "@striper/marine/tides";
import type { Instant } from "@striper/marine/time";
import { currentChart, tideChart } from "#web/features/tides/chart/chart-view.ts";
import { chartRows, readingAt, readingText } from "#web/features/tides/chart/chart-words.ts";
import { chartWording } from "#web/features/tides/chart/wording.ts";
import { useUnits } from "#web/platform/units.ts";
import type { Plot } from "#web/ui/charts/time/plot.ts";
import { useScrub } from "#web/ui/charts/time/use-scrub.ts";

interface ChartedWater {
  readonly position: Position;
  readonly tide: TidePredictor;
  readonly current: CurrentPredictor | null;
}

export function useWaterChart(water: ChartedWater, plot: Plot, start: Instant) {
  const { position, tide, current } = water;
  const units = useUnits();
  const scrub = useScrub(start, plot);
  const chart = tideChart(tide, plot, position, units);
  const flows = current === null ? null : currentChart(current, plot);
  const reading = readingAt({ tide, current }, scrub.at ?? start, units);
  return {
    units,
    chart,
    flows,
    reading,
    area: {
      label: chartWording.look,
      plot,
      scrub,
      now: start,
      valueText: readingText(reading),
    },
    tableOf: (whenOf: (at: Instant) => string) => ({
      caption: chartWording.table,
      columns: chartWording.columns,
      rows: chartRows(chart, flows, units, whenOf),
    }),
  };
}
