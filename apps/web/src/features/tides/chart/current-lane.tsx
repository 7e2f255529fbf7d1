import type { ComponentProps } from "react";
import type { CurrentChart } from "#web/features/tides/chart/chart-view.ts";
import { speedText } from "@striper/angling/words";
import { placeLabels } from "#web/ui/charts/time/place-labels.ts";
import { xOf, type Plot } from "#web/ui/charts/time/plot.ts";

export const laneHeight = 36;
const blockHeight = 10;
/** Width of a label such as "1.4 kt", px. */
const labelWidth = 44;

/** Minimum width of a slack window, px. */
const leastWidth = 3;

type SlackBlocksProps = ComponentProps<"rect"> & Pick<CurrentLaneProps, "chart" | "plot">;

export function SlackBlocks({ chart, plot, ...look }: SlackBlocksProps) {
  return chart.slacks.map(({ from, to }) => {
    const x = xOf(plot, from);
    return <rect {...look} key={from} x={x} width={Math.max(leastWidth, xOf(plot, to) - x)} />;
  });
}

interface CurrentLaneProps {
  readonly plot: Plot;
  readonly y: number;
  readonly chart: CurrentChart;
}

export function CurrentLane({ plot, y, chart }: CurrentLaneProps) {
  const middle = y + blockHeight / 2;
  const wanted = chart.strongest.map((event) => ({
    of: event,
    at: xOf(plot, event.instant),
    width: labelWidth,
  }));
  return (
    <g>
      <line
        x1={plot.left}
        x2={plot.width - plot.right}
        y1={middle}
        y2={middle}
        className="stroke-line"
      />
      <SlackBlocks
        chart={chart}
        plot={plot}
        y={y}
        height={blockHeight}
        rx={3}
        className="fill-flank"
      />
      {chart.strongest.map(({ instant, speed }) => (
        <path
          key={instant}
          d={speed > 0 ? trianglePath : invertedPath}
          transform={`translate(${xOf(plot, instant)} ${middle})`}
          className="fill-ink"
        />
      ))}
      <g className="data plot-text" textAnchor="middle">
        {placeLabels(wanted, 0, plot.width).map(({ of, at }) => (
          <text key={of.instant} x={at} y={y + blockHeight + 17} className="fill-ink-soft">
            {speedText(of.speed)}
          </text>
        ))}
      </g>
    </g>
  );
}

const trianglePath = "M-6 5L0 -6L6 5Z";
const invertedPath = "M-6 -5L0 6L6 -5Z";

function Key({ path, word }: { readonly path: string; readonly word: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <svg width={14} height={14} viewBox="-7 -7 14 14" aria-hidden="true" className="fill-ink">
        <path d={path} />
      </svg>
      {word}
    </span>
  );
}

interface LaneLegendProps {
  readonly words: { readonly slack: string; readonly flood: string; readonly ebb: string };
}

export function LaneLegend({ words }: LaneLegendProps) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-soft">
      <span className="flex items-center gap-1.5">
        <span aria-hidden="true" className="h-2.5 w-5 rounded-pill bg-flank" />
        {words.slack}
      </span>
      <Key path={trianglePath} word={words.flood} />
      <Key path={invertedPath} word={words.ebb} />
    </p>
  );
}
