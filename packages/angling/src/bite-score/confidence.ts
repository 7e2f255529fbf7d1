import { factorMaxima, type FactorKey, type Quality } from "#angling/bite-score/model.ts";

export interface Confidence {
  readonly level: "high" | "medium" | "low";
  /** Share of the model's hundred points that rests on known inputs, 0 to 1. */
  readonly share: number;
}

/** How much of a factor's weight counts as known. */
const trust = {
  computed: 1,
  observed: 1,
  forecast: 0.8,
  estimate: 0.5,
} as const satisfies Record<Quality, number>;

const allPoints = 100;
const highFrom = 0.9;
const mediumFrom = 0.7;

export function confidenceIn(
  factors: readonly { readonly key: FactorKey; readonly quality: Quality }[],
): Confidence {
  let points = 0;
  for (const { key, quality } of factors) points += factorMaxima[key] * trust[quality];
  const share = points / allPoints;
  if (share >= highFrom) return { level: "high", share };
  return { level: share >= mediumFrom ? "medium" : "low", share };
}
