import type { TidePredictor } from "@striper/marine/tides";
import { formatHarborTime, hour, minute, type Instant } from "@striper/marine/time";
import { LaneLegend } from "#web/features/tides/chart/current-lane.tsx";
import { tideBars } from "#web/features/tides/chart/chart-view.ts";
import { tideChartSentence } from "#web/features/tides/chart/chart-words.ts";
import { ReadingLine } from "#web/features/tides/chart/reading-line.tsx";
import { TideBars } from "#web/features/tides/chart/tide-bars.tsx";
import { TideCurve } from "#web/features/tides/chart/tide-curve.tsx";
import { useWaterChart } from "#web/features/tides/chart/use-water-chart.ts";
import { chartWording } from "#web/features/tides/chart/wording.ts";
import { useCurrentStation } from "#web/features/tides/queries.ts";
import { dayWord } from "#web/features/tides/tide-now-view.ts";
import type { TideOfWater } from "#web/features/tides/tide-of-water.ts";
import { tideWording as wording } from "#web/features/tides/wording.ts";
import type { Plot } from "#web/ui/charts/time/plot.ts";
import { ScrubArea } from "#web/ui/charts/time/scrub-area.tsx";
import { useWidth } from "#web/ui/charts/use-width.ts";
import { DataTable } from "#web/ui/figures/data-table.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";

const before = hour;
const plotHeight = 150;
/** Shared height, so that switching pictures moves nothing. */
const pictureHeight = "min-h-72";
/** Sheet width on a 390 px phone, px. */
const usualWidth = 350;

export interface NextHoursProps {
  readonly water: TideOfWater;
  readonly tide: TidePredictor;
  readonly mode: "curve" | "bars";
  readonly hours: number;
  readonly widths: number;
}

export function NextHours({ water, tide, mode, hours, widths }: NextHoursProps) {
  const now = useNow();
  const { box, width } = useWidth<HTMLDivElement>(usualWidth);
  const current = useCurrentStation(water.current?.id ?? null).predictor;
  const start = Math.floor(now / (10 * minute)) * 10 * minute;
  const from = mode === "curve" ? start - before : now;
  const plot: Plot = {
    from,
    to: start + hours * hour,
    width: Math.floor(width * widths),
    left: 38,
    right: 6,
  };
  const shown = useWaterChart({ position: water.position, tide, current }, plot, now);
  const { units, chart, flows, area } = shown;
  if (chart.extremes.length === 0) return <p>{wording.noneIn24Hours}</p>;
  const whenOf = (at: Instant) => `${dayWord(at, now)} ${formatHarborTime(at)}`;
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="sr-only">{tideChartSentence(chart, plot, units)}</figcaption>
      <ReadingLine reading={shown.reading} isNow={area.scrub.at === null} />
      <div ref={box} className={`overflow-x-auto ${pictureHeight}`}>
        {mode === "curve" ? (
          <ScrubArea {...area} scrolls={widths > 1}>
            <TideCurve
              chart={chart}
              current={flows}
              plot={plot}
              height={plotHeight}
              now={{ instant: now, height: tide.heightAt(now) }}
              units={units}
            />
          </ScrubArea>
        ) : (
          <TideBars
            bars={tideBars(tide, now, hours)}
            width={plot.width}
            height={plotHeight + 76}
            units={units}
          />
        )}
      </div>
      {mode === "curve" ? (
        <LaneLegend words={chartWording.legend} />
      ) : (
        <p className="text-caption text-ink-soft">{chartWording.barsIn(units)}</p>
      )}
      <DataTable {...shown.tableOf(whenOf)} />
    </figure>
  );
}
