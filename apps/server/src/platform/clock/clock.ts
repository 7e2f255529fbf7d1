import type { Instant } from "@striper/marine/time";

/** The only source of the current time; tests pass one that they set. */
export interface Clock {
  now(): Instant;
}

export const systemClock: Clock = { now: () => Date.now() };
