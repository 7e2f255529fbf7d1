import type { ScoreParts } from "@striper/angling/bite-score";

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

/** A third of the ring for each part of the score, filled as far as the part reaches. */
export function ringArcs(parts: ScoreParts | null): Arc[] {
  if (parts === null) return [];
  const keys = ["here", "feeding", "fishable"] as const;
  const span = 100 / keys.length;
  const length = span - gap;
  return keys.map((key, index) => {
    const share = Math.min(1, Math.max(0, parts[key]));
    return { key, from: index * span + gap / 2, length, filled: length * share };
  });
}
