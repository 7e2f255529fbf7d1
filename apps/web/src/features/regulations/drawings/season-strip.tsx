import type { RegulationRecord } from "@striper/angling/regulations";
import { seasonStripView } from "#web/features/regulations/drawings/season-strip-view.ts";

interface SeasonStripProps {
  readonly record: RegulationRecord;
  readonly today: string;
}

const months = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"] as const;

// Units of the view box.
const width = 360;
const side = 6;
const top = 14;
const height = 22;

const x = (share: number): number => side + share * (width - 2 * side);

export function SeasonStrip({ record, today }: SeasonStripProps) {
  const view = seasonStripView(record, today);
  if (view === null) return null;
  return (
    <figure className="my-3 max-w-130">
      <svg viewBox={`0 0 ${width} 56`} aria-hidden="true" className="block w-full">
        <rect
          x={x(0)}
          y={top}
          width={x(1) - x(0)}
          height={height}
          className="fill-foam stroke-line-strong"
        />
        {view.open.map(({ from, to }) => (
          <rect
            key={from}
            x={x(from)}
            y={top}
            width={x(to) - x(from)}
            height={height}
            className="fill-ok-tint stroke-ok"
            strokeWidth="2"
          />
        ))}
        {view.turns.map((at) => (
          <line
            key={at}
            x1={x(at)}
            x2={x(at)}
            y1={top}
            y2={top + height}
            className="stroke-ok"
            strokeDasharray="3 2"
          />
        ))}
        {months.map((name, index) => (
          <g key={x(index / 12)}>
            {index === 0 ? null : (
              <line
                x1={x(index / 12)}
                x2={x(index / 12)}
                y1={top + height - 5}
                y2={top + height}
                className="stroke-line-strong"
              />
            )}
            <text
              x={x((index + 0.5) / 12)}
              y={top + height + 15}
              textAnchor="middle"
              fontSize="12"
              className="fill-ink-soft"
            >
              {name}
            </text>
          </g>
        ))}
        <line
          x1={x(view.today)}
          x2={x(view.today)}
          y1={6}
          y2={top + height + 3}
          className="stroke-ink"
          strokeWidth="2.5"
        />
        <path d={`M${x(view.today) - 5} 2h10l-5 8z`} className="fill-ink" />
      </svg>
      <figcaption className="sr-only">{view.sentence}</figcaption>
    </figure>
  );
}
