import type { ScoreParts } from "@striper/angling/bite-score";

interface Arc {
  readonly key: string;
  /** In hundredths of the circle, from twelve o'clock. */
  readonly from: number;
  readonly length: number;
  readonly filled: number;
}

/** Gap between segments, hundredths of the circle. */
const gap = 1.4;

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
