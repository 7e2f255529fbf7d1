/** Labelled examples, made ready for the search of those nearest to a message. */
export interface ExampleIndex {
  readonly labels: readonly string[];
  /** The label of each example. */
  readonly labelOf: readonly number[];
  readonly features: ReadonlyMap<string, Postings>;
  readonly examples: number;
  /** By label the words its examples use. */
  readonly vocabulary: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Postings {
  readonly weight: number;
  readonly examples: Int32Array;
  /** The weight of the feature in each example, its length brought to 1. */
  readonly shares: Float32Array;
}

const shortestPiece = 3;
const longestPiece = 5;
/** A word counts for more than one of its pieces. */
const weightOfWord = 2;

export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/\d+(?:[.:/]\d+)?/g, " 0 ")
    .replaceAll(/[^a-z0]+/g, " ")
    .trim()
    .split(" ");

function featuresOf(text: string): ReadonlyMap<string, number> {
  const features = new Map<string, number>();
  for (const word of wordsOf(text)) {
    features.set(`=${word}`, weightOfWord);
    const bounded = `<${word}>`;
    for (let size = shortestPiece; size <= longestPiece; size += 1)
      for (let at = 0; at + size <= bounded.length; at += 1)
        features.set(bounded.slice(at, at + size), 1);
  }
  return features;
}

export function indexExamples(
  examples: readonly { readonly text: string; readonly label: string }[],
): ExampleIndex {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const numberOf = new Map(labels.map((label, index) => [label, index]));
  const read = examples.map(({ text }) => featuresOf(text));
  const found = new Map<string, number[]>();
  for (const [index, features] of read.entries())
    for (const feature of features.keys()) {
      const before = found.get(feature);
      if (before === undefined) found.set(feature, [index]);
      else before.push(index);
    }
  const rarity = (feature: string): number =>
    Math.log((1 + examples.length) / (1 + (found.get(feature)?.length ?? 0)));
  const lengths = read.map((features) => {
    let sum = 0;
    for (const [feature, times] of features) sum += (times * rarity(feature)) ** 2;
    return Math.sqrt(sum) || 1;
  });
  const postings = new Map<string, Postings>();
  for (const [feature, at] of found)
    postings.set(feature, {
      weight: rarity(feature),
      examples: Int32Array.from(at),
      shares: Float32Array.from(
        at,
        (index) => (Number(read[index]?.get(feature)) * rarity(feature)) / Number(lengths[index]),
      ),
    });
  return {
    labels,
    labelOf: examples.map(({ label }) => Number(numberOf.get(label))),
    features: postings,
    examples: examples.length,
    vocabulary: vocabularyOf(examples),
  };
}

function vocabularyOf(
  examples: readonly { readonly text: string; readonly label: string }[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>();
  for (const { text, label } of examples) {
    const before = words.get(label) ?? new Set();
    for (const word of wordsOf(text)) before.add(word);
    words.set(label, before);
  }
  return words;
}

const none: ReadonlySet<string> = new Set();
/** The words of the examples of a label: a message of its kind may use them. */
export const nearestWordsOf = (index: ExampleIndex, label: string): ReadonlySet<string> =>
  index.vocabulary.get(label) ?? none;

/** Examples that count, and how much nearer ones count for more. */
const neighbors = 24;
const sharpness = 3;

/** Returns the share of each label among the examples nearest to the message, with the nearest similarity. */
export function nearestLabels(
  index: ExampleIndex,
  text: string,
): { readonly shares: ReadonlyMap<string, number>; readonly similarity: number } {
  const scores = new Float32Array(index.examples);
  let length = 0;
  for (const [feature, times] of featuresOf(text)) {
    const postings = index.features.get(feature);
    if (postings === undefined) continue;
    const weight = times * postings.weight;
    length += weight * weight;
    const { examples, shares } = postings;
    for (let at = 0; at < examples.length; at += 1) {
      const example = Number(examples[at]);
      scores[example] = Number(scores[example]) + weight * Number(shares[at]);
    }
  }
  const norm = Math.sqrt(length) || 1;
  const nearest: { example: number; score: number }[] = [];
  let least = 0;
  for (let example = 0; example < scores.length; example += 1) {
    const score = Number(scores[example]);
    if (score <= least) continue;
    nearest.push({ example, score });
    if (nearest.length >= neighbors * 2) {
      nearest.sort((a, b) => b.score - a.score);
      nearest.length = neighbors;
      least = Number(nearest[neighbors - 1]?.score);
    }
  }
  nearest.sort((a, b) => b.score - a.score);
  const shares = new Map<string, number>();
  let total = 0;
  for (const { example, score } of nearest.slice(0, neighbors)) {
    const label = String(index.labels[Number(index.labelOf[example])]);
    const share = (score / norm) ** sharpness;
    shares.set(label, (shares.get(label) ?? 0) + share);
    total += share;
  }
  for (const [label, share] of shares) shares.set(label, share / (total || 1));
  return { shares, similarity: (nearest[0]?.score ?? 0) / norm };
}
