import { clampFraction } from "#angling/bite-score/factors/curve.ts";
import type { MoonInput } from "#angling/bite-score/model.ts";

// The largest study found an effect of about 5 % (341,959 muskellunge, PLOS ONE 2014, doi
// 10.1371/journal.pone.0098046). Solunar periods are therefore half of the moon's ten points.
const solunarFractions = { major: 1, minor: 0.5, none: 0.2 } as const;

export function moonFraction(moon: MoonInput): number {
  return (clampFraction(moon.springStrength) + solunarFractions[moon.solunar]) / 2;
}
