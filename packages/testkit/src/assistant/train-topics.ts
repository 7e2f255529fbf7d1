import { columns, featuresOf } from "@striper/angling/assistant/find/features";
import { middle, softmax, type TopicWeights } from "@striper/angling/assistant/find/topic-model";

const rounds = 20;
const learningRate = 1;
/** Whole numbers from -45 to 45 are the characters from "$" to "~". */
const mostStored = 45;

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
export function trainTopics<Topic extends string>(
  questions: readonly { readonly text: string; readonly topic: Topic; readonly weight?: number }[],
  topics: readonly Topic[],
): TopicWeights {
  const rows = topics.map(() => new Float64Array(columns + 1));
  const examples = shuffled(questions).map(({ text, topic, weight = 1 }) => ({
    topic: topics.indexOf(topic),
    features: [...featuresOf(text), columns],
    weight,
  }));
  const fair = examples.length / topics.length;
  const worth = topics.map((_, topic) => worthOf(examples, topic, fair) ** evening);
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
  for (const [index, probability] of softmax(sums).entries()) {
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
