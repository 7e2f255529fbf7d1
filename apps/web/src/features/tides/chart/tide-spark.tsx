import type { Position } from "@striper/marine/geo";
import type { TidePredictor } from "@striper/marine/tides";
import { hour, minute, type Instant } from "@striper/marine/time";
import { nightSpans } from "#web/ui/charts/time/night-spans.ts";
import { linePath, xOf, type Plot } from "#web/ui/charts/time/plot.ts";

const before = 2 * hour;
const after = 16 * hour;
const step = 20 * minute;
const box = { width: 360, height: 64, air: 7 } as const;

interface TideSparkProps {
  readonly tide: TidePredictor;
  readonly position: Position;
  readonly now: Instant;
}

export function TideSpark({ tide, position, now }: TideSparkProps) {
  const [from, to] = [now - before, now + after];
  const plot: Plot = { from, to, width: box.width, left: 0, right: 0 };
  const points = tide.curve(from, to + step, step);
  const heights = points.map(({ height }) => height);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const yOf = (height: number) =>
    box.air + ((high - height) / (high - low || 1)) * (box.height - 2 * box.air);
  const line = linePath(
    points.map(({ instant, height }) => ({ x: xOf(plot, instant), y: yOf(height) })),
  );
  return (
    <span className="relative mt-3 block h-16 w-full" aria-hidden="true">
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        className="block size-full rounded-control"
      >
        <rect width={box.width} height={box.height} className="fill-foam" />
        {nightSpans(from, to, position).map((night) => (
          <rect
            key={night.from}
            x={xOf(plot, night.from)}
            width={xOf(plot, night.to) - xOf(plot, night.from)}
            height={box.height}
            className="fill-night-shade"
          />
        ))}
        <path d={`${line}V${box.height}H0Z`} className="fill-water" />
        <path
          d={line}
          className="fill-none stroke-water-line"
          strokeWidth={2.5}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span
        className="absolute size-3.5 -translate-1/2 rounded-pill border-3 border-ink bg-surface"
        style={{
          left: `${(xOf(plot, now) / box.width) * 100}%`,
          top: `${(yOf(tide.heightAt(now)) / box.height) * 100}%`,
        }}
      />
    </span>
  );
}
