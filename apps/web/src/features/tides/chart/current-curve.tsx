import { formatHarborTime, type Instant } from "@striper/marine/time";
import type { CurrentChart } from "#web/features/tides/chart/chart-view.ts";
import { SlackBlocks } from "#web/features/tides/chart/current-lane.tsx";
import { speedText } from "@striper/angling/words";
import { chartWording as wording } from "#web/features/tides/chart/wording.ts";
import { EventDots, LabelRow, LevelLines, TimeLabels } from "#web/ui/charts/time/plot-parts.tsx";
import { isWithin, linePath, xOf, type Plot } from "#web/ui/charts/time/plot.ts";

const labelRoom = 38;
const axisRoom = 22;

export const currentPictureHeight = (height: number): number =>
  labelRoom + height + labelRoom + axisRoom;

interface CurrentCurveProps {
  readonly chart: CurrentChart;
  readonly plot: Plot;
  readonly height: number;
  readonly now: Instant;
}

export function CurrentCurve({ chart, plot, height, now }: CurrentCurveProps) {
  const { low, high, levels } = chart.scale;
  const top = labelRoom;
  const bottom = labelRoom + height;
  const yOf = (speed: number) => bottom - ((speed - low) / (high - low)) * height;
  const line = linePath(
    chart.points.map((point) => ({ x: xOf(plot, point.instant), y: yOf(point.speed) })),
  );
  const zero = yOf(0);
  const right = plot.width - plot.right;
  const axis = bottom + labelRoom + axisRoom;
  const labelsOf = (isFlood: boolean) =>
    chart.strongest
      .filter(({ speed }) => speed > 0 === isFlood)
      .map(({ instant, speed }) => ({
        instant,
        strong: speedText(speed),
        soft: formatHarborTime(instant),
      }));
  return (
    <svg aria-hidden="true" width={plot.width} height={axis} className="block">
      <SlackBlocks
        chart={chart}
        plot={plot}
        y={top}
        height={height}
        className="fill-foam stroke-line"
      />
      <path d={`${line}L${right} ${zero}L${plot.left} ${zero}Z`} className="fill-water" />
      <LevelLines
        plot={plot}
        levels={levels.map(({ value, label }) => ({ y: yOf(value), label }))}
      />
      <line x1={plot.left} x2={right} y1={zero} y2={zero} className="stroke-line-strong" />
      <path d={line} className="fill-none stroke-water-line" strokeWidth={2.5} />
      {isWithin(plot, now) ? (
        <line
          x1={xOf(plot, now)}
          x2={xOf(plot, now)}
          y1={top}
          y2={bottom}
          strokeWidth={1.5}
          className="stroke-ink"
        />
      ) : null}
      <EventDots
        plot={plot}
        events={chart.strongest.map(({ instant, speed }) => ({ instant, y: yOf(speed) }))}
      />
      <LabelRow plot={plot} y={13} labels={labelsOf(true)} />
      <LabelRow plot={plot} y={bottom + 16} labels={labelsOf(false)} />
      <TimeLabels plot={plot} y={axis - 5} now={now} nowWord={wording.now} />
    </svg>
  );
}
