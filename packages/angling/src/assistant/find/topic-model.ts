import { columns, featuresOf } from "./features.ts";

/** Shipped weights: a string per topic, one character per column, the bias last. */
export interface TopicWeights {
  /** Value of one step of the stored integers. */
  readonly step: number;
  readonly rows: readonly string[];
}

/** Character code of a stored 0. */
export const middle = 81;

export function softmax(sums: readonly number[]): readonly number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / total);
}

export function topicProbabilities({ step, rows }: TopicWeights, text: string): readonly number[] {
  const features = [...featuresOf(text), columns];
  const scale = step / Math.sqrt(features.length);
  return softmax(
    rows.map(
      (row) => features.reduce((sum, column) => sum + row.charCodeAt(column) - middle, 0) * scale,
    ),
  );
}
