import { feetToMetres, feet } from "@striper/marine/units";

/** What the ground of a depth area looks like with the water of a moment. */
export type DepthLook =
  | { readonly kind: "water"; readonly tint: Tint }
  /** Some of the area stands above the water; the chart does not say which part. */
  | { readonly kind: "drying"; readonly quarters: 1 | 2 | 3 }
  | { readonly kind: "dry" }
  | { readonly kind: "unknown" };

/** 0 is the shoalest. */
export type Tint = 0 | 1 | 2 | 3 | 4;

/** Depths now at which the tint changes, metres: what is waded, what a boat touches, what is fished. */
const tintDepths = [3, 6, 18, 36].map((depth) => feetToMetres(feet(depth)));

export interface ChartedRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** The tint goes by the shoalest place of the area, so that the picture never promises water. */
export function depthLook({ from, to }: ChartedRange, water: number): DepthLook {
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

/** Equal texts are the same picture. */
export const lookKey = (look: DepthLook): string =>
  look.kind === "water"
    ? `water ${look.tint}`
    : look.kind === "drying"
      ? `drying ${look.quarters}`
      : look.kind;

/** Whether an area is about to appear or to vanish: the kind of its picture changes until then. */
export function isAboutToChange(range: ChartedRange, now: number, soon: number): boolean {
  const [before, after] = [depthLook(range, now), depthLook(range, soon)];
  return before.kind !== after.kind && (range.from ?? 0) < 0;
}
