import { columns, featuresOf } from "./features.ts";

/** The weights as they are shipped: a row of characters for each topic, one a column; the last is the bias. */
export interface TopicWeights {
  /** What a step of the stored whole numbers is worth. */
  readonly step: number;
  readonly rows: readonly string[];
}

/** The character of a stored 0. */
export const middle = 81;

export function softmax(sums: readonly number[]): readonly number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / total);
}

/** Returns the probability of each topic, in the order of the rows. */
export function topicProbabilities({ step, rows }: TopicWeights, text: string): readonly number[] {
  const features = [...featuresOf(text), columns];
  const scale = step / Math.sqrt(features.length);
  return softmax(
    rows.map(
      (row) => features.reduce((sum, column) => sum + row.charCodeAt(column) - middle, 0) * scale,
    ),
  );
}
