import { columns, featuresOf } from "./features.ts";
import { guessTopics, type GuessTopic } from "./topics.ts";

export { guessTopics, type GuessTopic };

export interface LikelyTopic {
  readonly topic: GuessTopic;
  readonly probability: number;
}

export interface Labelled {
  readonly text: string;
  readonly topic: GuessTopic;
  /** How many questions it counts as; one where nothing is said. */
  readonly weight?: number;
}

/** As they are shipped: a row of characters for each topic, one a column; the last is the bias. */
export interface TopicWeights {
  /** What a step of the stored whole numbers is worth. */
  readonly step: number;
  readonly rows: readonly string[];
}

const rounds = 20;
const learningRate = 1;
/** Whole numbers from -45 to 45 are the characters from "$" to "~". */
const mostStored = 45;
const middle = 81;

function probabilitiesOf(sums: readonly number[]): readonly number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / total);
}

/** An order of the questions that is the same each time (a linear congruence). */
function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  const after = [...items];
  let state = 20_261_123;
  for (let index = after.length - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (index + 1));
    const item = items.length > other ? after.splice(other, 1) : [];
    after.splice(index, 0, ...item);
  }
  return after;
}

/** How far a topic with few questions counts as much as one with many. */
const evening = 0.5;

/** Logistic regression over the topics by gradient descent, one question at a time. */
export function trainTopics(questions: readonly Labelled[]): TopicWeights {
  const rows = guessTopics.map(() => new Float64Array(columns + 1));
  const examples = shuffled(questions).map(({ text, topic, weight = 1 }) => ({
    topic: guessTopics.indexOf(topic),
    features: [...featuresOf(text), columns],
    weight,
  }));
  const fair = examples.length / guessTopics.length;
  const worth = guessTopics.map((_, topic) => worthOf(examples, topic, fair) ** evening);
  for (let round = 0; round < rounds; round += 1) {
    const rate = learningRate / (1 + round / 4);
    for (const { features, topic, weight } of examples)
      learn(rows, features, topic, rate * weight * Number(worth[topic]));
  }
  return stored(rows);
}

/** A question of a topic with few of them counts for more. */
function worthOf(
  examples: readonly { readonly topic: number }[],
  topic: number,
  fair: number,
): number {
  const own = examples.filter((example) => example.topic === topic).length;
  return own === 0 ? 0 : fair / own;
}

function learn(
  rows: readonly Float64Array[],
  features: readonly number[],
  topic: number,
  rate: number,
): void {
  const scale = 1 / Math.sqrt(features.length);
  const sums = rows.map((row) => sumOf(row, features) * scale);
  for (const [index, probability] of probabilitiesOf(sums).entries()) {
    const row = rows[index];
    if (row === undefined) continue;
    const error = (index === topic ? 1 : 0) - probability;
    for (const column of features) row[column] = Number(row[column]) + rate * error * scale;
  }
}

/** The weights of the features added up. */
const sumOf = (row: Float64Array, features: readonly number[]): number =>
  features.reduce((sum, column) => sum + Number(row[column]), 0);

function stored(rows: readonly Float64Array[]): TopicWeights {
  const largest = rows
    .flatMap((row) => Array.from(row))
    .reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const step = largest / mostStored;
  return {
    step,
    rows: rows.map((row) =>
      Array.from(row, (one) => String.fromCharCode(middle + Math.round(one / step))).join(""),
    ),
  };
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
