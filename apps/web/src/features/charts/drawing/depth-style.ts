import { feetToMetres, feet } from "@striper/marine/units";

/** What the ground of a depth area looks like with the water of a moment. */
export type DepthStyle =
  | { readonly kind: "water"; readonly tint: Tint }
  /** Some of the area stands above the water; the chart does not say which part. */
  | { readonly kind: "drying"; readonly quarters: 1 | 2 | 3 }
  | { readonly kind: "dry" }
  | { readonly kind: "unknown" };

/** 0 is the shoalest. */
export type Tint = 0 | 1 | 2 | 3 | 4;

/** Depths now at which the tint changes, metres: what is waded, what a boat touches, what is fished. */
export const tintDepths = [3, 6, 18, 36].map((depth) => feetToMetres(feet(depth)));

export interface ChartedRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** The tint goes by the shoalest place of the area, so that the picture never promises water. */
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

/** Metres above the chart's zero. */
export interface ShownWater {
  readonly height: number;
  /** Half an hour later. */
  readonly soon: number;
}

/** Whether a flat begins to stand above the water, or is wholly dry, within the half hour. */
export function driesSoon(range: ChartedRange, { height, soon }: ShownWater): boolean {
  if (range.from === null || range.from >= 0 || soon >= height) return false;
  return depthStyle(range, height).kind !== depthStyle(range, soon).kind;
}
