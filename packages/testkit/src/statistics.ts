/** Statistics of measured values. */

/** The value below which a share of the others lies; of share 1 the largest. */
export function quantile(values: readonly number[], share: number): number {
  const rank = Math.min(values.length - 1, Math.floor(values.length * share));
  return values.toSorted((a, b) => a - b)[rank] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
