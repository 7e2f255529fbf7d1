import { useState } from "react";
import type { Instant } from "@striper/marine/time";
import { classes } from "#web/ui/classes.ts";
import {
  atHour,
  hourName,
  hourStripView,
  isRunning,
  valueText,
  type StripBand,
  type StripCell,
} from "#web/ui/charts/hour-strip-view.ts";
import { DataTable } from "#web/ui/figures/data-table.tsx";

export type { StripBand } from "#web/ui/charts/hour-strip-view.ts";

export const bandFills = {
  excellent: "bg-band-excellent",
  good: "bg-band-good",
  fair: "bg-band-fair",
  challenging: "bg-band-challenging",
  unsafe: "border border-danger bg-transparent",
  none: "bg-transparent",
} as const satisfies Record<StripBand, string>;

interface HourStripProps {
  readonly label: string;
  readonly cells: readonly StripCell[];
  readonly now: Instant;
}

export function HourStrip({ label, cells, now }: HourStripProps) {
  const [chosen, setChosen] = useState<Instant | null>(null);
  const view = hourStripView(cells, now);
  const running = cells.findIndex(({ at }) => isRunning(at, now));
  const found = chosen === null ? -1 : cells.findIndex(({ at }) => at === chosen);
  const index = found === -1 ? Math.max(0, running) : found;
  const cell = cells[index];
  const reading = cell === undefined ? "" : `${hourName(cell.at, now)}: ${valueText(cell)}`;
  return (
    <figure className="min-w-0">
      <figcaption className="data flex min-h-6 flex-wrap items-baseline justify-between gap-x-3 text-small">
        <span className="font-semibold">{reading}</span>
        <span className="text-ink-soft">
          {view.best === null ? "" : `Best ${view.best.value} ${atHour(view.best.at, now)}`}
        </span>
        <span className="sr-only">{view.sentence}</span>
      </figcaption>
      <div className="relative mt-1 rounded-control has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <Bars cells={cells} chosen={index} now={now} />
        <input
          type="range"
          className="absolute inset-0 size-full cursor-crosshair opacity-0"
          aria-label={label}
          aria-valuetext={reading}
          min={0}
          max={Math.max(0, cells.length - 1)}
          value={index}
          onChange={(event) => setChosen(cells[event.currentTarget.valueAsNumber]?.at ?? null)}
          onBlur={() => setChosen(null)}
        />
      </div>
      <Axis ticks={view.ticks} count={cells.length} />
      <DataTable caption={label} columns={["Hour", "Value", "Meaning"]} rows={view.rows} />
    </figure>
  );
}

interface BarsProps {
  readonly cells: readonly StripCell[];
  readonly chosen: number;
  readonly now: Instant;
}

function Bars({ cells, chosen, now }: BarsProps) {
  return (
    // No gaps between the hours: striped night shading would look like bars of a high score.
    <div className="flex h-20 items-stretch" aria-hidden="true">
      {cells.map(({ at, value, band, isDark }, index) => (
        <span
          key={at}
          className={classes(
            "flex min-w-0 flex-1 items-end border-b-2 px-px",
            isDark ? "bg-night-shade" : "bg-transparent",
            index === chosen ? "border-ink" : isRunning(at, now) ? "border-primary" : "border-line",
          )}
        >
          <span
            className={classes("w-full rounded-t-[3px]", bandFills[band])}
            style={{ height: `${value === null ? 0 : Math.max(4, value)}%` }}
          />
        </span>
      ))}
    </div>
  );
}

interface AxisProps {
  readonly ticks: readonly { readonly index: number; readonly label: string }[];
  readonly count: number;
}

function Axis({ ticks, count }: AxisProps) {
  return (
    <div className="data relative mt-1 h-5 plot-text text-ink-soft" aria-hidden="true">
      {ticks.map(({ index, label }) => (
        <span
          key={index}
          className={classes(
            "absolute whitespace-nowrap",
            index > count - 3 ? "-translate-x-full" : index > 0 && "-translate-x-1/2",
          )}
          style={{ left: `${((index + 0.5) / count) * 100}%` }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}
