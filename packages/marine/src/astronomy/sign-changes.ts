import { type Instant, minute } from "#marine/time/index.ts";

/** Shorter than any time that the sun or moon stays up or down at the covered latitudes. */
const step = 30 * minute;

export interface SignChanges {
  /** Changes from negative to zero or more. */
  readonly upward: readonly Instant[];
  /** Changes to negative, including the wrap of an angle from 180 to -180. */
  readonly downward: readonly Instant[];
}

export function signChanges(
  quantity: (instant: Instant) => number,
  from: Instant,
  to: Instant,
): SignChanges {
  const upward: Instant[] = [];
  const downward: Instant[] = [];
  const isBelow = (instant: Instant): boolean => quantity(instant) < 0;
  let start = from - 1;
  let wasBelow = isBelow(start);
  while (start < to - 1) {
    const end = Math.min(start + step, to - 1);
    const nowBelow = isBelow(end);
    if (nowBelow !== wasBelow) {
      const at = firstInstant(start, end, (instant) => isBelow(instant) === nowBelow);
      (nowBelow ? downward : upward).push(at);
    }
    wasBelow = nowBelow;
    start = end;
  }
  return { upward, downward };
}

function firstInstant(
  before: Instant,
  after: Instant,
  condition: (instant: Instant) => boolean,
): Instant {
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (condition(middle)) high = middle;
    else low = middle;
  }
  return high;
}
