/** View box of the picture; the page stretches it. */
const pictureWidth = 1440;
export const pictureHeight = 240;
/** Margins above the highest and below the lowest water, in view box units. */
const top = 50;
const bottom = 106;

export interface TidePoint {
  readonly across: number;
  readonly height: number;
}

interface TideRange {
  readonly lowest: number;
  readonly highest: number;
}

export function rangeOf(points: readonly TidePoint[]): TideRange {
  const heights = points.map((point) => point.height);
  return { lowest: Math.min(...heights), highest: Math.max(...heights) };
}

/** Returns the vertical position of a height: 0 at the top edge, 1 at the bottom edge. */
export function yOfHeight(height: number, { lowest, highest }: TideRange): number {
  const span = highest - lowest || 1;
  const share = (highest - height) / span;
  return (top + share * (pictureHeight - top - bottom)) / pictureHeight;
}

/** Rounds to tenths, fine enough for a line stretched over a wide screen. */
const tenth = (value: number): number => Math.round(value * 10) / 10;

export function tidePaths(points: readonly TidePoint[]): { line: string; water: string } {
  const range = rangeOf(points);
  const places = points.map(
    ({ across, height }) =>
      `${tenth(across * pictureWidth)} ${tenth(yOfHeight(height, range) * pictureHeight)}`,
  );
  const line = `M${places.join("L")}`;
  return { line, water: `${line}V${pictureHeight}H0Z` };
}

export const ordinaryTide: readonly TidePoint[] = Array.from({ length: 97 }, (_, index) => {
  const across = index / 96;
  return { across, height: Math.cos(across * 4 * Math.PI - 2.6) };
});
