import weights from "./generated/topic-weights.json" with { type: "json" };
import { columns, featuresOf } from "./features.ts";
import { guessTopics, type GuessTopic } from "./topics.ts";

export interface LikelyTopic {
  readonly topic: GuessTopic;
  readonly probability: number;
}

/** As they are shipped: a row of characters for each topic, one a column; the last is the bias. */
export interface TopicWeights {
  /** What a step of the stored whole numbers is worth. */
  readonly step: number;
  readonly rows: readonly string[];
}

/** The character of a stored 0. */
export const middle = 81;

export function probabilitiesOf(sums: readonly number[]): readonly number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / total);
}

/** The topics with their probabilities, the likeliest first. */
export function topicsBy({ step, rows }: TopicWeights, text: string): readonly LikelyTopic[] {
  const features = [...featuresOf(text), columns];
  const scale = step / Math.sqrt(features.length);
  const sums = rows.map(
    (row) => features.reduce((sum, column) => sum + row.charCodeAt(column) - middle, 0) * scale,
  );
  const probabilities = probabilitiesOf(sums);
  return guessTopics
    .map((topic, index) => ({ topic, probability: Number(probabilities[index]) }))
    .toSorted((a, b) => b.probability - a.probability);
}

/** What a question is probably about, the likeliest first; all topics, their probabilities adding up to 1. */
export const likelyTopics = (text: string): readonly LikelyTopic[] => topicsBy(weights, text);

/** How probably a question is about this; 0 for what nobody guesses. */
export const probabilityOf = (topic: GuessTopic | null, text: string): number =>
  likelyTopics(text).find((likely) => likely.topic === topic)?.probability ?? 0;
