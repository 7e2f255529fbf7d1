import type { Instant } from "#marine/time/index.ts";
import type { CurrentEvent } from "./current-events.ts";

export interface CurrentModel {
  speedAt(instant: Instant): number;
  events(from: Instant, to: Instant): CurrentEvent[];
  eventsAround(instant: Instant): readonly CurrentEvent[];
}
