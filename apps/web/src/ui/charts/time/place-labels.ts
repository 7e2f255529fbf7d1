export interface WantedLabel<Of> {
  readonly of: Of;
  /** Preferred position of the label's middle, px. */
  readonly at: number;
  readonly width: number;
}

export interface PlacedLabel<Of> {
  readonly of: Of;
  readonly at: number;
}

/** Gap between two labels, px. */
const gap = 6;

/**
 * Places the labels of one row in order, each as near to its preferred position as its neighbors and the edges allow.
 * A label that would move by more than half its width is dropped.
 */
export function placeLabels<Of>(
  wanted: readonly WantedLabel<Of>[],
  from: number,
  to: number,
): PlacedLabel<Of>[] {
  const placed: PlacedLabel<Of>[] = [];
  let free = from;
  for (const { of, at, width } of wanted) {
    const half = width / 2;
    const middle = Math.max(free + half, Math.min(at, to - half));
    const isNear = Math.abs(middle - at) <= half;
    if (!isNear || middle + half > to) continue;
    placed.push({ of, at: middle });
    free = middle + half + gap;
  }
  return placed;
}
