import type { CurrentPredictor } from "@striper/marine/currents";
import { heightCrossings, type TidePredictor } from "@striper/marine/tides";
import type { Instant } from "@striper/marine/time";
import type { Feet } from "@striper/marine/units";

export type TideEvent =
  | { readonly kind: "high" }
  | { readonly kind: "low" }
  | { readonly kind: "slack" }
  | { readonly kind: "height"; readonly height: Feet; readonly direction: "rising" | "falling" };

export type Water =
  | { readonly kind: "tide"; readonly tide: TidePredictor }
  | { readonly kind: "current"; readonly current: CurrentPredictor };

const extremeTypes = { high: "H", low: "L" } as const;

/** Returns the times of an event in order; `from` is included, `to` excluded. */
export function tideMoments(
  event: TideEvent,
  water: Water,
  from: Instant,
  to: Instant,
): readonly Instant[] {
  if (water.kind === "current") {
    const events = event.kind === "slack" ? water.current.events(from, to) : [];
    return events.filter(({ kind }) => kind === "slack").map(({ instant }) => instant);
  }
  if (event.kind === "slack") return [];
  if (event.kind === "height")
    return heightCrossings(water.tide, event.height, event.direction, from, to);
  const wanted = extremeTypes[event.kind];
  return water.tide
    .extremes(from, to)
    .filter(({ type }) => type === wanted)
    .map(({ instant }) => instant);
}
