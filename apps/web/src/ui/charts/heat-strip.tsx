import { classes } from "#web/ui/classes.ts";
import type { HeatDay } from "#web/ui/charts/heat-strip-view.ts";
import { bandFills } from "#web/ui/charts/hour-strip.tsx";
import type { StripBand, StripCell } from "#web/ui/charts/hour-strip-view.ts";

/** Bands differ by fill height, so that they read without color. */
const fillHeights = {
  excellent: "h-full",
  good: "h-3/4",
  fair: "h-1/2",
  challenging: "h-1/4",
  // Full height but drawn hollow.
  unsafe: "h-full",
  none: "h-0",
} as const satisfies Record<StripBand, string>;

interface HeatStripProps {
  readonly label: string;
  readonly days: readonly HeatDay[];
  readonly chosen: string | null;
  readonly onChoose: (date: string) => void;
}

export function HeatStrip({ label, days, chosen, onChoose }: HeatStripProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <ClockAxis />
      {days.map((day) => (
        <button
          key={day.date}
          type="button"
          aria-pressed={day.date === chosen}
          aria-label={day.sentence}
          onClick={() => onChoose(day.date)}
          className={classes(
            "data grid min-h-12 w-full grid-cols-[3.75rem_1fr_2.75rem] items-center gap-2 rounded-control border px-1 text-small hover:bg-foam max-[15rem]:grid-cols-2",
            day.date === chosen ? "border-line-strong bg-foam" : "border-transparent",
          )}
        >
          <span className="text-left font-semibold whitespace-nowrap">{day.label}</span>
          <span className="flex h-7 gap-px max-[15rem]:order-last max-[15rem]:col-span-2">
            {day.hours.map((cell, clock) => (
              // oxlint-disable-next-line react/no-array-index-key -- the index is the hour of the clock
              <Cell key={clock} cell={cell} />
            ))}
          </span>
          <span className="text-right">
            <span className="font-semibold">{day.best?.value ?? "–"}</span>
          </span>
        </button>
      ))}
    </fieldset>
  );
}

function Cell({ cell }: { readonly cell: StripCell | null }) {
  const band = cell?.band ?? "none";
  return (
    <span
      className={classes(
        "flex min-w-0 flex-1 items-end border-b",
        cell === null ? "border-transparent" : "border-line",
        cell?.isDark && "bg-night-shade",
      )}
    >
      <span className={classes("w-full rounded-t-[2px]", bandFills[band], fillHeights[band])} />
    </span>
  );
}

function ClockAxis() {
  return (
    <div
      className="data grid grid-cols-[3.75rem_1fr_2.75rem] gap-2 px-1 plot-text text-ink-soft max-[15rem]:hidden"
      aria-hidden="true"
    >
      <span />
      <span className="relative h-5">
        <span className="absolute left-1/4 -translate-x-1/2">6 am</span>
        <span className="absolute left-1/2 -translate-x-1/2 max-[23rem]:hidden">noon</span>
        <span className="absolute left-3/4 -translate-x-1/2">6 pm</span>
      </span>
      <span className="text-right">best</span>
    </div>
  );
}
