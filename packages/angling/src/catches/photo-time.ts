import type { PhotoFacts } from "@striper/marine/photos";
import { minute, type Instant } from "@striper/marine/time";

const differsBy = 10 * minute;

/**
 * Returns the photo's time when it is worth asking about: more than ten minutes from the catch and
 * not in the future. Otherwise returns null.
 */
export function photoTimeToConfirm(
  { takenAt: at }: Pick<PhotoFacts, "takenAt">,
  caughtAt: Instant,
  now: Instant,
): Instant | null {
  if (at === null || at > now || at < earliest) return null;
  return Math.abs(at - caughtAt) > differsBy ? at : null;
}

/**
 * A camera whose clock was never set reports a year from before it was made; the log itself reaches
 * back to 1950.
 */
const earliest = Date.UTC(1990, 0, 1);
