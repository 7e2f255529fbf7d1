import { hour, minute, second } from "@striper/marine/time";
import type { UpstreamError, UpstreamFault } from "#server/platform/upstream/upstream-error.ts";

const firstPause = 30 * second;
const longestPause = 10 * minute;
/** After this many failures in a row the source is asked only every `openPause`. */
export const circuitOpensAfter = 5;
const openPause = 30 * minute;
const longestRetryAfter = 6 * hour;
/** Each pause varies by up to this part, so that processes do not retry at the same time. */
const jitter = 0.2;

const backOff = (failures: number): number =>
  failures >= circuitOpensAfter
    ? openPause
    : Math.min(longestPause, firstPause * 4 ** (failures - 1));

/**
 * Faults without a delivered answer. After any other, an early retry would deliver the same again.
 */
const undelivered: ReadonlySet<UpstreamFault> = new Set(["time-out", "unreachable", "status"]);

export const jittered = (milliseconds: number, random: () => number): number =>
  Math.round(milliseconds * (1 - jitter + 2 * jitter * random()));

export function pauseAfterFailure(
  error: UpstreamError,
  failures: number,
  usualPause: number,
  random: () => number,
): number {
  const pause = jittered(backOff(failures), random);
  const asked = Math.min(longestRetryAfter, error.details.retryAfterMs ?? 0);
  return Math.max(pause, asked, undelivered.has(error.fault) ? 0 : usualPause);
}
