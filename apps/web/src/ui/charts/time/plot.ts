import type { Instant } from "@striper/marine/time";

export interface Plot {
  readonly from: Instant;
  readonly to: Instant;
  /** Width of the whole drawing, px. */
  readonly width: number;
  /** Space for the labels of the levels, px. */
  readonly left: number;
  readonly right: number;
}

export function xOf({ from, to, width, left, right }: Plot, instant: Instant): number {
  // A drawing narrower than its labels has no room for a plot, and a width is never negative.
  return left + ((instant - from) / (to - from)) * Math.max(0, width - left - right);
}

export function instantAt({ from, to, width, left, right }: Plot, x: number): Instant {
  const share = (x - left) / (width - left - right);
  return from + Math.min(1, Math.max(0, share)) * (to - from);
}

export const isWithin = ({ from, to }: Pick<Plot, "from" | "to">, instant: Instant): boolean =>
  instant >= from && instant <= to;

export function linePath(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points
    .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
}

const stepsOfTen = [1, 2, 5, 10] as const;

/** Returns about `most` round levels, such as −2, 0, 2 … 12. The first and last enclose the range. */
export function roundLevels(low: number, high: number, most: number): number[] {
  const rough = Math.max(high - low, 1e-6) / Math.max(1, most - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (stepsOfTen.find((factor) => factor * power >= rough - 1e-9) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
