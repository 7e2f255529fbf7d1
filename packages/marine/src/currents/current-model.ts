import type { Instant } from "#marine/time/index.ts";
import type { CurrentEvent } from "./current-events.ts";

/** What the two kinds of station do differently. */
export interface CurrentModel {
  speedAt(instant: Instant): number;
  events(from: Instant, to: Instant): CurrentEvent[];
  /** Unrounded, some days around an instant; remembered for its neighbors. */
  eventsAround(instant: Instant): readonly CurrentEvent[];
}
