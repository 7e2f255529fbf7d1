import { dayBarsView, type DayCount } from "#web/ui/charts/day-bars-view.ts";
import { DataTable } from "#web/ui/figures/data-table.tsx";

interface DayBarsProps {
  readonly title: string;
  readonly days: readonly DayCount[];
}

/** Height of the drawing in its own units; its width is one unit per day. */
const height = 100;
/** Gap between two bars, in days. */
const gap = 0.2;

/** Draws one bar per day. The SVG is stretched, so its texts are HTML around it. */
export function DayBars({ title, days }: DayBarsProps) {
  const view = dayBarsView(days);
  return (
    <figure>
      <figcaption>
        <h3 className="font-semibold">{title}</h3>
        <p className="text-small text-ink-soft">{view.sentence}</p>
      </figcaption>
      <div
        className="data mt-4 grid grid-cols-[auto_1fr] gap-x-2 text-caption text-ink-soft"
        aria-hidden="true"
      >
        <div className="flex flex-col justify-between text-right">
          <span className="-translate-y-1/2">{view.top}</span>
          <span className="translate-y-1/2">0</span>
        </div>
        <svg
          viewBox={`0 0 ${Math.max(1, view.bars.length)} ${height}`}
          preserveAspectRatio="none"
          className="h-32 w-full border-y border-line fill-primary"
        >
          {view.bars.map((bar) => (
            <rect
              key={bar.date}
              x={bar.x + gap / 2}
              width={1 - gap}
              y={height * (1 - bar.height)}
              height={height * bar.height}
            />
          ))}
        </svg>
        <div className="col-start-2 mt-1 flex justify-between">
          <span>{view.first}</span>
          <span>{view.last}</span>
        </div>
      </div>
      <DataTable caption={title} columns={["Day", "Count"]} rows={view.rows} />
    </figure>
  );
}
