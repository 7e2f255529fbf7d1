import { formatHarborTime } from "@striper/marine/time";
import type { TidePoint } from "@striper/marine/tides";
import { CurrentLane, laneHeight } from "#web/features/tides/chart/current-lane.tsx";
import type { CurrentChart, TideChart } from "#web/features/tides/chart/chart-view.ts";
import { chartWording as wording } from "#web/features/tides/chart/wording.ts";
import { heightText } from "@striper/angling/words";
import type { UnitSystem } from "#web/platform/units.ts";
import {
  EventDots,
  LabelRow,
  LevelLines,
  NightBands,
  TimeLabels,
} from "#web/ui/charts/time/plot-parts.tsx";
import { isWithin, linePath, xOf, type Plot } from "#web/ui/charts/time/plot.ts";

/** Two lines of small figures above and below the curve, px. */
const labelRoom = 38;
const axisRoom = 22;

interface TideCurveProps {
  readonly chart: TideChart;
  readonly current: CurrentChart | null;
  readonly plot: Plot;
  readonly height: number;
  readonly now: TidePoint;
  readonly units: UnitSystem;
}

export function TideCurve(props: TideCurveProps) {
  const { chart, current, plot, height, now, units } = props;
  const { low, high, levels } = chart.scale;
  const top = labelRoom;
  const bottom = labelRoom + height;
  const yOf = (feet: number) => bottom - ((feet - low) / (high - low)) * height;
  const line = linePath(
    chart.points.map((point) => ({ x: xOf(plot, point.instant), y: yOf(point.height) })),
  );
  const nowX = xOf(plot, now.instant);
  const right = plot.width - plot.right;
  const labelsOf = (type: "H" | "L") =>
    chart.extremes
      .filter((extreme) => extreme.type === type)
      .map(({ instant, height: feet }) => ({
        instant,
        strong: heightText(feet, units),
        soft: formatHarborTime(instant),
      }));
  const lane = current === null ? 0 : laneHeight;
  const axis = bottom + labelRoom + lane + axisRoom;
  return (
    <svg aria-hidden="true" width={plot.width} height={axis} className="block">
      <NightBands plot={plot} nights={chart.nights} top={top} bottom={bottom} />
      <path d={`${line}L${right} ${bottom}L${plot.left} ${bottom}Z`} className="fill-water" />
      <LevelLines
        plot={plot}
        levels={levels.map(({ value, label }) => ({ y: yOf(value), label }))}
      />
      <path d={line} className="fill-none stroke-water-line" strokeWidth={2.5} />
      {isWithin(plot, now.instant) ? (
        <g className="stroke-ink">
          <line x1={nowX} x2={nowX} y1={top} y2={bottom} strokeWidth={1.5} />
          <circle cx={nowX} cy={yOf(now.height)} r={5} className="fill-surface" strokeWidth={2.5} />
        </g>
      ) : null}
      <EventDots
        plot={plot}
        events={chart.extremes.map(({ instant, height: feet }) => ({ instant, y: yOf(feet) }))}
      />
      <LabelRow plot={plot} y={13} labels={labelsOf("H")} />
      <LabelRow plot={plot} y={bottom + 16} labels={labelsOf("L")} />
      {current === null ? null : <CurrentLane plot={plot} y={bottom + labelRoom} chart={current} />}
      <TimeLabels plot={plot} y={axis - 5} now={now.instant} nowWord={wording.now} />
    </svg>
  );
}
