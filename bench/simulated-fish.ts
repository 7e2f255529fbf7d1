import { seededRandom } from "@striper/angling/bite-score/grading";

/** Catches of made-up trips: negative binomial, the same every time. */
export interface FishGenerator {
  /** 0 to 1. */
  readonly random: () => number;
  /** Fish of a trip; the smaller k, the more they vary beyond chance. */
  readonly caught: (mean: number, k: number) => number;
}

/** Mean and k of the fish of a trip (catch rates of the region, 2012 to 2022; see decision 215). */
export const anglers = {
  shore: { mean: 2.4, k: 0.5 },
  boat: { mean: 3.2, k: 0.7 },
  guide: { mean: 9, k: 1.6 },
} as const;
export type Angler = keyof typeof anglers;

export function fishGenerator(seed: number): FishGenerator {
  const random = seededRandom(seed);
  const normal = (): number =>
    Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

  /** Marsaglia and Tsang, 2000; below a shape of one by their correction. */
  function gamma(shape: number): number {
    if (shape < 1) return gamma(shape + 1) * random() ** (1 / shape);
    const d = shape - 1 / 3;
    for (;;) {
      const x = normal();
      const v = (1 + x / Math.sqrt(9 * d)) ** 3;
      if (v > 0 && Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
    }
  }

  function poisson(mean: number): number {
    let count = 0;
    for (let left = mean + Math.log(1 - random()); left > 0; left += Math.log(1 - random()))
      count += 1;
    return count;
  }

  return { random, caught: (mean, k) => poisson((gamma(k) / k) * mean) };
}
