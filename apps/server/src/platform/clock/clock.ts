import type { Instant } from "@striper/marine/time";

/** The only source of the present moment; tests pass one that stands still. */
export interface Clock {
  now(): Instant;
}

export const systemClock: Clock = { now: () => Date.now() };
