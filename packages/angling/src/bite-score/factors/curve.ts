/** Points in ascending order of x. */
export type Curve = readonly [
  first: readonly [x: number, y: number],
  ...rest: readonly (readonly [x: number, y: number])[],
];

/** Interpolates linearly between the points; constant beyond them. */
export function along(curve: Curve, x: number): number {
  let [previousX, previousY] = curve[0];
  if (x <= previousX) return previousY;
  for (const [nextX, nextY] of curve) {
    if (x <= nextX) {
      return previousY + ((nextY - previousY) * (x - previousX)) / (nextX - previousX);
    }
    previousX = nextX;
    previousY = nextY;
  }
  return previousY;
}

export function clampFraction(value: number): number {
  return Math.min(1, Math.max(0, value));
}
