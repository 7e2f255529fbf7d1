import type { Instant } from "#marine/time/index.ts";
import type { CurrentEvent } from "./current-events.ts";

/** The strongest speed, unsigned, between the slacks around an instant; null without a maximum. */
export function peakBetweenSlacks(
  events: readonly CurrentEvent[],
  instant: Instant,
): number | null {
  let peak: number | null = null;
  for (const event of events) {
    if (event.kind !== "slack") peak = Math.max(peak ?? 0, Math.abs(event.speed));
    else if (event.instant > instant) break;
    else peak = null;
  }
  return peak;
}
