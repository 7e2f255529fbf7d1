import { minute, type Instant } from "@striper/marine/time";
import { useState, type KeyboardEvent, type PointerEvent } from "react";
import { instantAt, isWithin, type Plot } from "#web/ui/charts/time/plot.ts";

/** Step of the arrow keys, ms. Page keys move by an hour. */
const smallStep = 10 * minute;
const largeStep = 60 * minute;

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -smallStep,
  ArrowDown: -smallStep,
  ArrowRight: smallStep,
  ArrowUp: smallStep,
  PageDown: -largeStep,
  PageUp: largeStep,
};

export function movedBy(
  key: string,
  at: Instant,
  { from, to }: Pick<Plot, "from" | "to">,
): Instant | null {
  if (key === "Home") return from;
  if (key === "End") return to;
  const step = keySteps[key];
  if (step === undefined) return null;
  const grid = Math.abs(step);
  const moved = step > 0 ? Math.floor(at / grid) * grid + grid : Math.ceil(at / grid) * grid - grid;
  return Math.min(to, Math.max(from, moved));
}

export interface Scrub {
  readonly at: Instant | null;
  readonly look: (at: Instant | null) => void;
  readonly handlers: (plot: Plot) => {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  };
}

/**
 * Handles scrubbing along a time axis by touch, mouse and keyboard. Keys begin at `start`. The selection is dropped
 * when another range is drawn.
 */
export function useScrub(start: Instant, span: Pick<Plot, "from" | "to">): Scrub {
  const [chosen, setAt] = useState<Instant | null>(null);
  const at = chosen !== null && isWithin(span, chosen) ? chosen : null;

  function follow(event: PointerEvent<HTMLElement>, plot: Plot) {
    const { left } = event.currentTarget.getBoundingClientRect();
    setAt(Math.round(instantAt(plot, event.clientX - left) / minute) * minute);
  }

  return {
    at,
    look: setAt,
    handlers: (plot) => ({
      onKeyDown(event) {
        const begin = Math.min(plot.to, Math.max(plot.from, at ?? start));
        const moved = event.key === "Escape" ? null : movedBy(event.key, begin, plot);
        if (event.key === "Escape" && at === null) return;
        if (event.key !== "Escape" && moved === null) return;
        event.preventDefault();
        event.stopPropagation();
        setAt(moved);
      },
      onPointerDown: (event) => follow(event, plot),
      onPointerMove(event) {
        if (event.pointerType === "mouse" || event.pressure > 0) follow(event, plot);
      },
      onPointerLeave(event) {
        if (event.pointerType === "mouse") setAt(null);
      },
    }),
  };
}
