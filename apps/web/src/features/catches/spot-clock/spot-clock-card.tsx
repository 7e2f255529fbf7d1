import type { ClockOfSpot } from "#web/features/catches/spot-clock/compute-clocks.ts";
import {
  clockSize,
  clockWords,
  spotClockView,
  type CellView,
  type SpotClockView,
} from "#web/features/catches/spot-clock/spot-clock-view.ts";
import { clockWording as wording } from "#web/features/catches/spot-clock/wording.ts";
import { DataTable } from "#web/ui/figures/data-table.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

interface SpotClockCardProps {
  readonly of: ClockOfSpot;
  readonly title: string;
}

export function SpotClockCard({ of: { clock, station }, title }: SpotClockCardProps) {
  const view = spotClockView(clock);
  return (
    <Card>
      <CardHeader title={title} />
      <figure>
        <figcaption>
          <p>{view.sentence}</p>
          <p className="data text-small text-ink-soft">{view.sample}</p>
        </figcaption>
        <Drawing view={view} />
        <p className="text-small text-ink-soft">{wording.howTo}</p>
        <p className="mt-1 text-small text-ink-soft">{wording.basis(station)}</p>
        <DataTable caption={title} columns={wording.columns} rows={view.rows} />
      </figure>
    </Card>
  );
}

function Drawing({ view }: { readonly view: SpotClockView }) {
  const half = clockSize + 10;
  return (
    <svg
      viewBox={`${-half - 24} ${-half} ${2 * half + 48} ${2 * half}`}
      className="mx-auto my-3 w-full max-w-96"
      aria-hidden="true"
    >
      {view.cells.map((cell) => (
        <Cell key={cell.key} cell={cell} />
      ))}
      {view.bars.map(({ key, path, isBest, whisker }) => (
        <g key={key}>
          <path d={path} className={isBest ? "fill-primary" : "fill-flank"} />
          <line {...whisker} className="stroke-ink" strokeWidth={2} />
        </g>
      ))}
      {view.meanRadius === null ? null : (
        <circle
          r={view.meanRadius}
          className="fill-none stroke-ink-soft"
          strokeDasharray="3 4"
          strokeWidth={1.5}
        />
      )}
      {clockWords.map(({ text, x, y, anchor }) => (
        <text key={text} x={x} y={y} textAnchor={anchor} className="fill-ink text-caption">
          {text}
        </text>
      ))}
    </svg>
  );
}

const opacities = [0, 0.3, 0.5, 0.75, 1] as const;

function Cell({ cell: { path, strength } }: { readonly cell: CellView }) {
  if (strength === null) {
    return <path d={path} className="fill-none stroke-line-strong" strokeDasharray="2 3" />;
  }
  return (
    <path
      d={path}
      className="fill-water-line stroke-line-strong"
      fillOpacity={opacities[strength] ?? 1}
    />
  );
}
