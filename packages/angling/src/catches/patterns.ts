import type { CatchHistograms, Histogram } from "#angling/catches/histograms.ts";
import { leastSample } from "#angling/catches/logged-catch.ts";

export type PatternDimension = keyof CatchHistograms;

export interface SuccessPattern {
  readonly dimension: PatternDimension;
  readonly sampleSize: number;
  /** The leading bucket; null below ten catches or with a tie. */
  readonly best: {
    readonly key: string | number;
    readonly count: number;
    readonly share: number;
  } | null;
}

const dimensions = [
  "month",
  "hour",
  "tideStage",
  "moonPhase",
  "currentSpeed",
  "waterTemperature",
  "bait",
] as const satisfies readonly PatternDimension[];

function leader(histogram: Histogram<string | number>): SuccessPattern["best"] {
  const { buckets, sampleSize } = histogram;
  if (sampleSize < leastSample) return null;
  const [first, second] = buckets.toSorted((a, b) => b.count - a.count);
  if (first === undefined || first.count === second?.count) return null;
  return { key: first.key, count: first.count, share: first.count / sampleSize };
}

/**
 * Finds the leading value of each dimension. It counts fish rather than effort: an angler who only
 * fishes at dawn catches at dawn. Effort is in `catchRate`.
 */
export function successPatterns(histograms: CatchHistograms): SuccessPattern[] {
  return dimensions.map((dimension) => ({
    dimension,
    sampleSize: histograms[dimension].sampleSize,
    best: leader(histograms[dimension]),
  }));
}
