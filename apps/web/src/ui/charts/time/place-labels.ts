export interface WantedLabel<Of> {
  readonly of: Of;
  /** Preferred position of its middle, px. */
  readonly at: number;
  readonly width: number;
}

export interface PlacedLabel<Of> {
  readonly of: Of;
  /** Its middle, px. */
  readonly at: number;
}

/** Room between two labels, px. */
const gap = 6;

/**
 * Labels of one row, in order: each as near to its place as its neighbors and the edges allow. One
 * that would have to move farther than half its width is left out; the table still has it.
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
