import { harborParts, type Instant } from "@striper/marine/time";
import type { TideBar } from "#web/features/tides/chart/chart-view.ts";
import { shortHeight } from "@striper/angling/words";
import type { UnitSystem } from "#web/platform/units.ts";

interface TideBarsProps {
  readonly bars: readonly TideBar[];
  readonly width: number;
  readonly height: number;
  readonly units: UnitSystem;
}

const figureRoom = 20;
/** Space below the line for the figure of a negative bar and the hours, px. */
const axisRoom = 24;
/** Share of a bar's slot left free. */
const gap = 0.22;
/** Width of an hour such as "12a", px. */
const hourRoom = 34;

function shortHour(instant: Instant): string {
  const { hour } = harborParts(instant);
  return `${hour % 12 === 0 ? 12 : hour % 12}${hour < 12 ? "a" : "p"}`;
}

export function TideBars({ bars, width, height, units }: TideBarsProps) {
  const heights = bars.map((bar) => bar.height);
  const low = Math.min(0, ...heights);
  const high = Math.max(...heights, low + 1);
  const bottom = figureRoom + height;
  const yOf = (value: number) => bottom - ((value - low) / (high - low)) * height;
  const place = width / Math.max(1, bars.length);
  const every = Math.ceil(hourRoom / place);
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={bottom + axisRoom}
      className="data block plot-text"
      textAnchor="middle"
    >
      <line x1={0} x2={width} y1={yOf(0)} y2={yOf(0)} className="stroke-line-strong" />
      {bars.map((bar, index) => {
        const x = index * place;
        const y = Math.min(yOf(bar.height), yOf(0));
        return (
          <g key={bar.instant}>
            <rect
              x={x + (place * gap) / 2}
              width={place * (1 - gap)}
              y={y}
              height={Math.max(2, Math.abs(yOf(bar.height) - yOf(0)))}
              rx={3}
              className="fill-water stroke-water-line"
            />
            <text x={x + place / 2} y={y - 6} className="fill-ink font-bold">
              {shortHeight(bar.height, units)}
            </text>
            {index % every === 0 ? (
              <text x={x + place / 2} y={bottom + 17} className="fill-ink-soft">
                {shortHour(bar.instant)}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
