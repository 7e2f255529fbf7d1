import { type Instant, harborParts, hour } from "@striper/marine/time";
import { placeLabels } from "#web/ui/charts/time/place-labels.ts";
import type { Span } from "#web/ui/charts/time/night-spans.ts";
import { type Plot, isWithin, xOf } from "#web/ui/charts/time/plot.ts";

/** Space an axis label needs, px. */
const labelRoom = 52;

const steps = [1, 2, 3, 6, 12, 24] as const;

/** Approximate width of a character of the small figures, px. */
const characterWidth = 7.4;
const lineHeight = 16;
/** Half the width of the word "Now" including a margin, px. */
const nowRoom = 40;

interface Rows {
  readonly top: number;
  readonly bottom: number;
}

export function NightBands({
  plot,
  nights,
  top,
  bottom,
}: Rows & { readonly plot: Plot; readonly nights: readonly Span[] }) {
  return nights.map(({ from, to }) => (
    <rect
      key={from}
      x={xOf(plot, from)}
      width={xOf(plot, to) - xOf(plot, from)}
      y={top}
      height={bottom - top}
      className="fill-night-shade stroke-line"
      strokeDasharray="2 3"
    />
  ));
}

export function TimeLabels({
  plot,
  y,
  now,
  nowWord,
}: {
  readonly plot: Plot;
  readonly y: number;
  readonly now: Instant;
  readonly nowWord: string;
}) {
  const inside = isWithin(plot, now);
  const nowX = Math.min(plot.width - 16, Math.max(plot.left, xOf(plot, now)));
  const ticks = timeTicks(plot.from, plot.to, plot.width - plot.left - plot.right);
  return (
    <g className="data plot-text" textAnchor="middle">
      {ticks.map(({ instant, label }) => {
        const x = xOf(plot, instant);
        if (inside && Math.abs(x - nowX) < nowRoom) return null;
        const half = (label.length * characterWidth) / 2;
        const at = Math.min(plot.width - half, Math.max(half, x));
        return (
          <text key={instant} x={at} y={y} className="fill-ink-soft">
            {label}
          </text>
        );
      })}
      {inside ? (
        <text x={nowX} y={y} className="fill-ink font-bold">
          {nowWord}
        </text>
      ) : null}
    </g>
  );
}

export interface RowLabel {
  readonly instant: Instant;
  readonly strong: string;
  readonly soft: string;
}

export function LabelRow({
  plot,
  y,
  labels,
}: {
  readonly plot: Plot;
  readonly y: number;
  readonly labels: readonly RowLabel[];
}) {
  const wanted = labels.map((label) => ({
    of: label,
    at: xOf(plot, label.instant),
    width: Math.max(label.strong.length, label.soft.length) * characterWidth,
  }));
  return (
    <g className="data plot-text" textAnchor="middle">
      {placeLabels(wanted, 0, plot.width).map(({ of, at }) => (
        <text key={of.instant} x={at} y={y}>
          <tspan className="fill-ink font-bold">{of.strong}</tspan>
          <tspan x={at} dy={lineHeight} className="fill-ink-soft">
            {of.soft}
          </tspan>
        </text>
      ))}
    </g>
  );
}

export function LevelLines({
  plot,
  levels,
}: {
  readonly plot: Plot;
  readonly levels: readonly { readonly y: number; readonly label: string }[];
}) {
  return levels.map(({ y, label }) => (
    <g key={y}>
      <line x1={plot.left} x2={plot.width - plot.right} y1={y} y2={y} className="stroke-line" />
      <text x={plot.left - 6} y={y + 4} textAnchor="end" className="data fill-ink-soft plot-text">
        {label}
      </text>
    </g>
  ));
}

interface TimeTick {
  readonly instant: Instant;
  readonly label: string;
}

function hourLabel(hours: number): string {
  if (hours === 12) return "noon";
  return `${hours % 12 === 0 ? 12 : hours % 12} ${hours < 12 ? "am" : "pm"}`;
}

export function timeTicks(from: Instant, to: Instant, width: number): TimeTick[] {
  const hours = (to - from) / hour;
  const step = steps.find((candidate) => (width / hours) * candidate >= labelRoom) ?? 24;
  const ticks: TimeTick[] = [];
  for (let instant = Math.ceil(from / hour) * hour; instant <= to; instant += hour) {
    const { hour: clock } = harborParts(instant);
    if (clock % step === 0) ticks.push({ instant, label: hourLabel(clock) });
  }
  return ticks;
}

interface EventDotsProps {
  readonly plot: Plot;
  readonly events: readonly { readonly instant: Instant; readonly y: number }[];
}

export function EventDots({ plot, events }: EventDotsProps) {
  return events.map(({ instant, y }) => (
    <circle key={instant} cx={xOf(plot, instant)} cy={y} r={3.5} className="fill-water-line" />
  ));
}
