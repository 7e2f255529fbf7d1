import type { PhotoFacts } from "@striper/marine/photos";
import { minute, type Instant } from "@striper/marine/time";

/** A photo this much older or younger than its catch may know the time better, ms. */
const differsBy = 10 * minute;

/**
 * The photo's time, where it is worth asking whether it is the catch's: it differs by more than ten
 * minutes and is no time still to come.
 */
export function photoTimeToConfirm(
  { takenAt: at }: Pick<PhotoFacts, "takenAt">,
  caughtAt: Instant,
  now: Instant,
): Instant | null {
  if (at === null || at > now || at < earliest) return null;
  return Math.abs(at - caughtAt) > differsBy ? at : null;
}

/** The log reaches back to 1950; a camera never set starts with some year before its making. */
const earliest = Date.UTC(1990, 0, 1);
