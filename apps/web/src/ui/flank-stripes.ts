export type Point = readonly [x: number, y: number];
export type Curve = readonly [from: Point, leave: Point, arrive: Point, to: Point];

export interface FlankStripe {
  readonly curves: readonly [flank: Curve, tail: Curve];
  readonly path: string;
  readonly lateral: boolean;
}

const halfCount = 3;
const axis = 16;

/** The stripes in a 64 × 32 box, from the gill along the flank, drawn together before the tail fin. */
export const flankStripes: readonly FlankStripe[] = Array.from(
  { length: 2 * halfCount + 1 },
  (_, index) => {
    const across = (index - halfCount) / halfCount;
    const at = (x: number, spread: number): Point => [round(x), round(axis + spread * across)];
    const gill = 3 + 9 * across ** 2;
    const wrist = at(48.5, 4.6);
    const flank: Curve = [at(gill, 7.4), at(gill + 9, 15.5), at(36, 12), wrist];
    const tail: Curve = [wrist, at(52.5, 2.2), at(56, 5), at(61 - 1.5 * (1 - across ** 2), 13)];
    return {
      curves: [flank, tail],
      path: `M${flank[0].join(" ")}C${bend(flank)} ${bend(tail)}`,
      lateral: index === halfCount,
    };
  },
);

function bend([, leave, arrive, to]: Curve): string {
  return [leave, arrive, to].flat().join(" ");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
