import type { Instant } from "@striper/marine/time";

/** The only source of the current time, so that tests can set it. */
export interface Clock {
  now(): Instant;
}

export const systemClock: Clock = { now: () => Date.now() };
