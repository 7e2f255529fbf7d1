import { feetToMetres, feet } from "@striper/marine/units";

export type DepthStyle =
  | { readonly kind: "water"; readonly tint: Tint }
  /** Part of the area is above water; the chart does not say which. */
  | { readonly kind: "drying"; readonly quarters: 1 | 2 | 3 }
  | { readonly kind: "dry" }
  | { readonly kind: "unknown" };

/** 0 is the shoalest. */
export type Tint = 0 | 1 | 2 | 3 | 4;

/** Current depths at which the tint changes, in metres. */
export const tintDepths = [3, 6, 18, 36].map((depth) => feetToMetres(feet(depth)));

export interface ChartedRange {
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Returns the style of a depth area. The tint follows its shoalest point, so that the map never
 * promises more water than there is.
 */
export function depthStyle({ from, to }: ChartedRange, water: number): DepthStyle {
  if (from === null) return { kind: "unknown" };
  const least = from + water;
  const greatest = Math.max(least, (to ?? from) + water);
  if (greatest <= 0) return { kind: "dry" };
  if (least < 0) return { kind: "drying", quarters: quartersOf(-least / (greatest - least)) };
  const deeper = tintDepths.filter((depth) => least >= depth).length;
  return { kind: "water", tint: tints[deeper] ?? 4 };
}

const tints = [0, 1, 2, 3, 4] as const;

const quartersOf = (share: number): 1 | 2 | 3 => (share < 0.375 ? 1 : share < 0.625 ? 2 : 3);

export function isSameStyle(one: DepthStyle, other: DepthStyle): boolean {
  if (one.kind === "water") return other.kind === "water" && one.tint === other.tint;
  if (one.kind === "drying") return other.kind === "drying" && one.quarters === other.quarters;
  return one.kind === other.kind;
}

/** Heights in metres above chart datum. */
export interface ShownWater {
  readonly height: number;
  /** The height half an hour later. */
  readonly soon: number;
}

/** Returns true if a flat starts to dry, or dries completely, within half an hour. */
export function driesSoon(range: ChartedRange, { height, soon }: ShownWater): boolean {
  if (range.from === null || range.from >= 0 || soon >= height) return false;
  return depthStyle(range, height).kind !== depthStyle(range, soon).kind;
}
