import type {
  CountBar,
  CountChartView,
} from "#web/features/catches/statistics/charts/count-chart-view.ts";
import { statisticsWording as wording } from "#web/features/catches/statistics/wording.ts";
import { classes } from "#web/ui/classes.ts";
import { DataTable } from "#web/ui/figures/data-table.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";

interface CountChartProps {
  readonly title: string;
  readonly keyName: string;
  readonly view: CountChartView;
  /** Columns for ordered categories such as hours; rows for long names. */
  readonly shape: "columns" | "rows";
}

export function CountChart({ title, keyName, view, shape }: CountChartProps) {
  return (
    <Card className="mb-4 break-inside-avoid">
      <figure>
        <figcaption>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h3 className="font-semibold">{title}</h3>
            {view.isEmpty ? null : (
              <span className="data text-caption text-ink-soft">{view.sample}</span>
            )}
          </div>
          <p className="text-small text-ink-soft">{view.sentence}</p>
        </figcaption>
        {view.isEmpty ? null : (
          <>
            {shape === "columns" ? <Columns view={view} /> : <Rows bars={view.bars} />}
            <DataTable
              caption={title}
              columns={[keyName, wording.columns.count]}
              rows={view.rows}
            />
          </>
        )}
      </figure>
    </Card>
  );
}

const fill = ({ isMost }: CountBar): string => (isMost ? "bg-primary" : "bg-flank");

const percent = (share: number): string => `${share * 100}%`;

function Columns({ view: { bars, most } }: { readonly view: CountChartView }) {
  return (
    <div aria-hidden="true" className="data mt-3 text-caption text-ink-soft">
      <span>{most}</span>
      <div className="flex h-28 items-end gap-px border-y border-line">
        {bars.map((bar) => (
          <div
            key={bar.label}
            className={classes("min-w-0 flex-1 rounded-t-control", fill(bar))}
            style={{ height: percent(bar.share), maxWidth: "3rem" }}
          />
        ))}
      </div>
      <div className="mt-1 flex gap-px">
        {bars.map((bar) => (
          <span
            key={bar.label}
            className="flex min-w-0 flex-1 justify-center whitespace-nowrap"
            style={{ maxWidth: "3rem" }}
          >
            <span className="w-0 flex justify-center">{bar.tick}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

function Rows({ bars }: { readonly bars: readonly CountBar[] }) {
  return (
    <ul
      aria-hidden="true"
      className="mt-3 grid grid-cols-[fit-content(9rem)_minmax(4rem,1fr)_auto] gap-x-3 max-[15rem]:grid-cols-[minmax(0,5.5rem)_minmax(1.5rem,1fr)_auto] gap-y-2"
    >
      {bars.map((bar) => (
        <li key={bar.label} className="col-span-3 grid grid-cols-subgrid items-center text-small">
          <span className="truncate max-[15rem]:whitespace-normal">{bar.label}</span>
          <span className="h-3 rounded-pill bg-foam">
            <span
              className={classes("block h-3 rounded-pill", fill(bar))}
              style={{ width: percent(bar.share) }}
            />
          </span>
          <span className="data text-right">{bar.count}</span>
        </li>
      ))}
    </ul>
  );
}
