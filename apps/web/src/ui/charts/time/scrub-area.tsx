import { minute } from "@striper/marine/time";
import type { ReactNode } from "react";
import { classes } from "#web/ui/classes.ts";
import { xOf, type Plot } from "#web/ui/charts/time/plot.ts";
import type { Scrub } from "#web/ui/charts/time/use-scrub.ts";

/** Height of the row of hours below every drawing, px. */
const hoursHeight = 24;

interface ScrubAreaProps {
  readonly label: string;
  readonly plot: Plot;
  readonly scrub: Scrub;
  readonly now: number;
  readonly valueText: string;
  /** Set for a plot wider than its container: a drag then scrolls instead of scrubbing. */
  readonly scrolls?: boolean;
  readonly children: ReactNode;
}

export function ScrubArea(props: ScrubAreaProps) {
  const { label, plot, scrub, now, valueText, scrolls = false, children } = props;
  const at = Math.min(plot.to, Math.max(plot.from, scrub.at ?? now));
  return (
    <div className="relative" style={{ width: plot.width }}>
      {children}
      {scrub.at === null ? null : (
        <div
          aria-hidden="true"
          // Dashed to differ from the line of the present, and ending above the hour labels.
          className="pointer-events-none absolute top-0 w-0 -translate-x-1/2 border-l-2 border-dashed border-ink"
          style={{ left: xOf(plot, at), bottom: hoursHeight }}
        />
      )}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input's track does not end where the drawing does
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.round((plot.to - plot.from) / minute)}
        aria-valuenow={Math.round((at - plot.from) / minute)}
        aria-valuetext={valueText}
        className={classes(
          "absolute inset-0 cursor-crosshair rounded-control -outline-offset-3",
          scrolls ? "touch-pan-x touch-pan-y" : "touch-pan-y",
        )}
        {...scrub.handlers(plot)}
      />
    </div>
  );
}
