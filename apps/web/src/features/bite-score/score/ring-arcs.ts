import type { FactorView } from "#web/features/bite-score/score/bite-now.ts";

interface Arc {
  readonly key: string;
  /** Of a circle of 100 units, from twelve o'clock. */
  readonly from: number;
  readonly length: number;
  /** How much of the length is filled. */
  readonly filled: number;
}

/** Between two segments, of a hundred. */
const gap = 1.4;

/** A segment a factor, as long as its weight and filled as far as its points reach. */
export function ringArcs(
  factors: readonly Pick<FactorView, "key" | "score" | "maxScore">[],
): Arc[] {
  const total = factors.reduce((sum, { maxScore }) => sum + maxScore, 0);
  if (total <= 0) return [];
  let from = 0;
  return factors.map(({ key, score, maxScore }) => {
    const span = (maxScore / total) * 100;
    const length = Math.max(0, span - gap);
    const share = maxScore > 0 ? Math.min(1, Math.max(0, score / maxScore)) : 0;
    const arc = { key, from: from + gap / 2, length, filled: length * share };
    from += span;
    return arc;
  });
}
