import type { CurrentPredictor } from "@striper/marine/currents";
import type { TideStation } from "@striper/marine/stations";
import type { TidePredictor } from "@striper/marine/tides";
import { formatHarborTime, harborDayBounds } from "@striper/marine/time";
import type { ReactNode } from "react";
import { currentChartSentence, tideChartSentence } from "#web/features/tides/chart/chart-words.ts";
import { CurrentCurve, currentPictureHeight } from "#web/features/tides/chart/current-curve.tsx";
import { ReadingLine } from "#web/features/tides/chart/reading-line.tsx";
import { TideCurve } from "#web/features/tides/chart/tide-curve.tsx";
import { useWaterChart } from "#web/features/tides/chart/use-water-chart.ts";
import { chartWording } from "#web/features/tides/chart/wording.ts";
import { dayWording as wording } from "#web/features/tides/day/wording.ts";
import { isWithin, type Plot } from "#web/ui/charts/time/plot.ts";
import { ScrubArea } from "#web/ui/charts/time/scrub-area.tsx";
import { useWidth } from "#web/ui/charts/use-width.ts";
import { DataTable } from "#web/ui/figures/data-table.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";

const heights = { tide: 190, current: 120 } as const;
/** Card width on a 390 px phone, px. */
const usualWidth = 324;

interface DayPictureProps {
  readonly date: string;
  readonly position: TideStation["position"];
  readonly tide: TidePredictor;
  readonly current: CurrentPredictor | null;
  readonly isCurrentComing: boolean;
  readonly currentHeading: ReactNode;
}

export function DayPicture(props: DayPictureProps) {
  const { date, position, tide, current, isCurrentComing, currentHeading } = props;
  const now = useNow();
  const { box, width } = useWidth<HTMLDivElement>(usualWidth);
  const plot: Plot = { ...harborDayBounds(date), width, left: 38, right: 6 };
  const start = isWithin(plot, now) ? now : (plot.from + plot.to) / 2;
  const shown = useWaterChart({ position, tide, current }, plot, start);
  const { units, chart, flows, area } = shown;
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="sr-only">
        {tideChartSentence(chart, plot, units)} {flows === null ? "" : currentChartSentence(flows)}
      </figcaption>
      <ReadingLine reading={shown.reading} isNow={area.scrub.at === null && isWithin(plot, now)} />
      {/* Clips the drawing just outside the focus ring. */}
      <div className="-mx-1 overflow-hidden px-1">
        <div ref={box}>
          <ScrubArea {...area}>
            <TideCurve
              chart={chart}
              current={null}
              plot={plot}
              height={heights.tide}
              now={{ instant: now, height: tide.heightAt(now) }}
              units={units}
            />
          </ScrubArea>
          {currentHeading}
          {flows === null ? (
            <div style={{ height: isCurrentComing ? currentPictureHeight(heights.current) : 0 }} />
          ) : (
            <ScrubArea {...area} label={chartWording.lookCurrent}>
              <CurrentCurve chart={flows} plot={plot} height={heights.current} now={now} />
            </ScrubArea>
          )}
        </div>
      </div>
      {flows === null ? null : <p className="text-caption text-ink-soft">{wording.currentHint}</p>}
      <DataTable {...shown.tableOf(formatHarborTime)} />
    </figure>
  );
}
